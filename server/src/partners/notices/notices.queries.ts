import type { NoticeSettings } from '@marketplace/contract/partner-area/notices'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface SettingsRow extends NoticeSettings {
  read_up_to: Date | null
}

const unsaid: SettingsRow = { digest: 1, muted: [], read_up_to: null }

export const readNoticeSettings = async (tx: Database, partnerId: number): Promise<SettingsRow> =>
  (await tx.row<SettingsRow>(
    sql`select digest, muted, read_up_to from partner_notice_settings where partner_id = ${partnerId}`,
  )) ?? unsaid

/** Of all partners who said something. */
export const listNoticeSettings = (tx: Database): Promise<(SettingsRow & { partner_id: number })[]> =>
  tx.rows(sql`select partner_id, digest, muted, read_up_to from partner_notice_settings`)

export const putNoticeSettings = (
  tx: Database,
  partnerId: number,
  { digest, muted }: NoticeSettings,
): Promise<number> =>
  tx.run(sql`insert into partner_notice_settings (partner_id, digest, muted) values (${partnerId}, ${digest}, ${muted}::text[])
    on conflict (partner_id) do update set digest = excluded.digest, muted = excluded.muted`)

export const putReadUpTo = (tx: Database, partnerId: number, at: Date): Promise<number> =>
  tx.run(sql`insert into partner_notice_settings (partner_id, read_up_to) values (${partnerId}, ${at})
    on conflict (partner_id) do update set read_up_to = excluded.read_up_to`)

export const addRead = (tx: Database, partnerId: number, eventId: string, at: Date): Promise<number> =>
  tx.run(sql`insert into partner_notice_read (partner_id, event_id, read_at) values (${partnerId}, ${eventId}, ${at})
    on conflict do nothing`)

/** Which of these were opened. */
export const listRead = async (tx: Database, eventIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ event_id: string }>(
    sql`select event_id from partner_notice_read where event_id = any(${eventIds}::uuid[])`,
  )
  return new Set(rows.map(({ event_id }) => event_id))
}

export const forgetOldReads = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_notice_read where (partner_id, event_id) in (select partner_id, event_id from partner_notice_read
    where read_at < ${before} order by read_at limit ${limit})`)

/** Notes that the e-mail of that day is looked after. @returns 0 where it was before. */
export const addDigest = (
  tx: Database,
  row: { partner_id: number; day: string; events: number; at: Date },
): Promise<number> =>
  tx.run(sql`insert into partner_digest (partner_id, day, events, at) values (${row.partner_id}, ${row.day}, ${row.events}, ${row.at})
    on conflict do nothing`)

export const forgetOldDigests = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_digest where (partner_id, day) in (select partner_id, day from partner_digest
    where at < ${before} order by at limit ${limit})`)
