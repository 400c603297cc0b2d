import type { Database } from '../../platform/db/database.ts'
import { listDatedVersionRows, listRevenueTypeRows } from './lender-revenue.queries.ts'
import { rulesOnDay, type RuleOnDay } from './rules-on-day.ts'

/** The rules of a lender that price a month which ends on `day`, YYYY-MM-DD, in the order that staff gave them. */
export const listRulesOnDay = async (db: Database, lenderId: number, day: string): Promise<RuleOnDay[]> => {
  const types = new Map((await listRevenueTypeRows(db)).map(({ id, pricing }) => [id, pricing]))
  return rulesOnDay(await listDatedVersionRows(db, lenderId), (id) => types.get(id) ?? 'volume', day)
}
