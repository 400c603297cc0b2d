import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** What a gram of 24 carat gold counts for from `day` (YYYY-MM-DD) until a later row; rupees with at most two decimals. */
export interface GoldRate {
  day: string
  rupees_per_gram_24k: number
}

/** Rows enough that the day of now is among them, however far ahead rates were entered. */
const NEWEST = 400

/** The newest first. */
export const listGoldRates = (db: Database): Promise<GoldRate[]> =>
  db.rows(sql`select day, rupees_per_gram_24k from gold_rate order by day desc limit ${NEWEST}`)
