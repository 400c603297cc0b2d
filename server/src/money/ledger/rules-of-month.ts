import { listRulesOnDay } from '../../market/lender-revenue/list-rules-on-day.ts'
import type { RuleOnDay } from '../../market/lender-revenue/rules-on-day.ts'
import type { Database } from '../../platform/db/database.ts'
import { daysOfMonth } from './book-month.ts'
import { findRuleOrder } from './lender-months.queries.ts'

/** Rules in an order of their ids; those that it does not name follow as they were. */
export const inOrder = <Rule extends Pick<RuleOnDay, 'id'>>(
  rules: readonly Rule[],
  order: readonly number[],
): Rule[] => {
  const place = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ id }: Rule): number => place.get(id) ?? order.length
  return rules.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The rules that price a month of a lender (YYYY-MM): those in force on its last day, of a closed one in the order that they had when it was closed. */
export const rulesOfMonth = async (tx: Database, lenderId: number, month: string): Promise<RuleOnDay[]> => {
  const rules = await listRulesOnDay(tx, lenderId, daysOfMonth(month).to)
  return inOrder(rules, (await findRuleOrder(tx, lenderId, month)) ?? [])
}
