import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface UtmRow {
  utm_id: string | null
  set_by: string
  valid_from: Date
}

/** Every tracking id that a partner had, the newest first. */
export const listUtms = (db: Database, partnerId: number): Promise<UtmRow[]> =>
  db.rows(sql`select utm_id, set_by, valid_from from partner_utm where partner_id = ${partnerId}
    order by partner_utm_id desc`)

export const addUtm = (
  db: Database,
  utm: { partner_id: number; utm_id: string | null; set_by: string; now: Date },
): Promise<number> =>
  db.run(sql`insert into partner_utm (partner_id, utm_id, set_by, valid_from)
    values (${utm.partner_id}, ${utm.utm_id}, ${utm.set_by}, ${utm.now})`)

/** Whether a partner other than this one has or had the tracking id: links with it are out in the world. */
export const isUtmOfAnother = async (db: Database, partnerId: number, utmId: string): Promise<boolean> => {
  const row = await db.row<{ taken: boolean }>(sql`select exists (
    select from partner_utm where utm_id = ${utmId} and partner_id <> ${partnerId}) as taken`)
  return row?.taken === true
}
