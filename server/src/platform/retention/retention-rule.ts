import { periods } from '@marketplace/contract/platform/periods'
import type { Database } from '../db/database.ts'
import type { PartTable } from '../db/month-parts.queries.ts'

/** DPDP Rules 2025, rules 6 and 8: personal data, traffic data and logs are kept for at least a year; a month of grace. */
export const LAWFUL_DAYS = periods.log_days

/** How long the rows of a table are kept that nothing needs for good. */
export interface RetentionRule {
  table: string
  days: number
  why: string
  /** Deletes up to `limit` rows that are older than `before`. @returns how many. */
  forget(db: Database, before: Date, limit: number): Promise<number>
  /** Cut by month or by day: a part that is wholly past its age goes at once. */
  months?: PartTable
}
