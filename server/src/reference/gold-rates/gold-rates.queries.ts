import type { EnteredGoldRate, GoldRate, GoldRateSource } from '@marketplace/contract/reference/gold-rates'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The close of `day` (YYYY-MM-DD) for a gram of 24 carat gold; rupees with at most two decimals. */
export type GoldRateRow = Omit<GoldRate, 'is_old' | 'basis' | 'average_of'>

/** Rows enough that the day of now is among them, however far ahead rates were entered. */
const NEWEST = 400

/** The rate that counts of each day, the newest day first. */
export const listGoldRates = (db: Database): Promise<GoldRateRow[]> =>
  db.rows(
    sql`select distinct on (day) day, rupees_per_gram_24k, source from gold_rate order by day desc, version desc
      limit ${NEWEST}`,
  )

interface EnteredRow extends Omit<EnteredGoldRate, 'entered_at'> {
  entered_at: Date
}

/** All that was entered, the newest first, and how much that is. */
export const listEnteredGoldRates = async (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EnteredRow[]; total: number }> => {
  const rows = await db.rows<EnteredRow>(
    sql`select day, version, rupees_per_gram_24k, source, entered_by, entered_at from gold_rate
      order by day desc, version desc limit ${limit} offset ${offset}`,
  )
  const counted = await db.row<{ total: number }>(sql`select count(*) as total from gold_rate`)
  return { rows, total: counted?.total ?? 0 }
}

/** The rate that counts of a day itself, and its version; null where none was entered. */
export const findGoldRateOfDay = (
  db: Database,
  day: string,
): Promise<(GoldRateRow & { version: number }) | null> =>
  db.row(
    sql`select day, version, rupees_per_gram_24k, source from gold_rate where day = ${day} order by version desc limit 1`,
  )

/** Throws a violation of gold_rate_pkey where the version is there already. */
export const addGoldRate = async (
  db: Database,
  rate: {
    day: string
    version: number
    rupees_per_gram_24k: number
    source: GoldRateSource
    entered_by: string
    entered_at: Date
  },
): Promise<void> => {
  await db.run(
    sql`insert into gold_rate (day, version, rupees_per_gram_24k, source, entered_by, entered_at)
      values (${rate.day}, ${rate.version}, ${rate.rupees_per_gram_24k}, ${rate.source}, ${rate.entered_by}, ${rate.entered_at})`,
  )
}
