import type { Duty } from '@marketplace/contract/care/telecalling'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface CallerDeskRow {
  staff_id: number
  sealed_phone: Buffer | null
  languages: string[]
  duty: Duty
  duty_since: Date
  beat_at: Date
}

const columns = sql`staff_id, sealed_phone, languages, duty, duty_since, beat_at`

export const findDesk = (db: Database, staffId: number): Promise<CallerDeskRow | null> =>
  db.row(sql`select ${columns} from caller_desk where staff_id = ${staffId}`)

/** Those that were at work since then. */
export const listDesks = (db: Database, since: Date): Promise<CallerDeskRow[]> =>
  db.rows(
    sql`select ${columns} from caller_desk where beat_at >= ${since} or duty <> 'off' order by staff_id`,
  )

/** @param sealedPhone undefined leaves it. */
export const savePhone = (
  db: Database,
  staffId: number,
  { sealed_phone, languages, now }: { sealed_phone: Buffer | null; languages: readonly string[]; now: Date },
): Promise<number> =>
  db.run(sql`insert into caller_desk as d (staff_id, sealed_phone, languages, duty_since, beat_at)
    values (${staffId}, ${sealed_phone}, ${languages}, ${now}, ${now})
    on conflict (staff_id) do update set sealed_phone = coalesce(excluded.sealed_phone, d.sealed_phone), languages = excluded.languages`)

export const setDuty = (db: Database, staffId: number, duty: Duty, now: Date): Promise<number> =>
  db.run(sql`insert into caller_desk as d (staff_id, duty, duty_since, beat_at) values (${staffId}, ${duty}, ${now}, ${now})
    on conflict (staff_id) do update set duty = excluded.duty, beat_at = excluded.beat_at,
      duty_since = case when d.duty = excluded.duty then d.duty_since else excluded.duty_since end`)

export const noteBeat = (db: Database, staffId: number, now: Date): Promise<number> =>
  db.run(sql`update caller_desk set beat_at = ${now} where staff_id = ${staffId}`)

/** Whose page has been silent since then is off duty. */
export const endSilentDuties = (db: Database, before: Date, now: Date): Promise<number> =>
  db.run(
    sql`update caller_desk set duty = 'off', duty_since = ${now} where duty <> 'off' and beat_at < ${before}`,
  )

/** Those sealed under an older data key than `header` begins with, locked. */
export const lockPhonesSealedOtherwise = (
  db: Database,
  header: Buffer,
  limit: number,
): Promise<{ staff_id: number; sealed_phone: Buffer }[]> =>
  db.rows(sql`select staff_id, sealed_phone from caller_desk
    where sealed_phone is not null and substring(sealed_phone from 1 for ${header.length}::integer) <> ${header} order by staff_id limit ${limit} for update`)

export const setSealedPhone = (db: Database, staffId: number, sealedPhone: Buffer): Promise<number> =>
  db.run(sql`update caller_desk set sealed_phone = ${sealedPhone} where staff_id = ${staffId}`)
