import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Lender applications at one of these states that nothing has moved since `before`. */
export interface StandingAt {
  statuses: readonly LenderStatus[]
  before: Date
}

const standing = ({ statuses, before }: StandingAt) =>
  sql`l.status = any(${statuses}) and l.updated_at < ${before}`

export const countStanding = async (
  db: Database,
  at: StandingAt,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(l.updated_at) as oldest_at from lender_application l where ${standing(at)}`,
  )) ?? { count: 0, oldest_at: null }

export interface StandingRow {
  lender_application_id: number
  app_id: string
  user_id: string
  brand_id: number | null
  lender_id: number
  status: LenderStatus
  last_error: string | null
  updated_at: Date
}

/** The longest waiting first. */
export const listStanding = (
  db: Database,
  at: StandingAt,
  { limit, offset }: { limit: number; offset: number },
): Promise<StandingRow[]> =>
  db.rows(sql`select l.lender_application_id, l.app_id, a.user_id, a.brand_id, l.lender_id, l.status, l.last_error, l.updated_at
    from lender_application l join application a using (app_id) where ${standing(at)}
    order by l.updated_at, l.lender_application_id limit ${limit} offset ${offset}`)
