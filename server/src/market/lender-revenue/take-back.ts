import type { LenderRevenueRule } from '@marketplace/contract/market/lender-revenue'
import { fieldsOf } from '@marketplace/contract/market/rule-on'
import { reasonOrNone } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { getRule, note, openRules, type Changing } from './change-rules.ts'
import { listVersionRows, saveTakenBack } from './lender-revenue.queries.ts'
import { countingRows } from './present-rules.ts'
import type { Changer } from './save-content.ts'
import { wakePricing } from './wake-pricing.ts'

interface PlannedContent {
  id: number
  lender_id: number
  version: number
  reason?: string | undefined
}

/**
 * Takes a content back before its day; what it replaced for that day does not come back. The same again changes nothing.
 * @throws Problem not_found; revenue_not_planned for one that has begun or was replaced; revenue_rule_only_plan where the rule would
 * be left without a content.
 */
export const takeBack = (
  { db, now: clock }: Changing,
  changer: Changer,
  { id, lender_id, version, reason }: PlannedContent,
): Promise<LenderRevenueRule> =>
  db.transaction(async (tx) => {
    const now = clock()
    const name = await openRules(tx, lender_id)
    const present = await getRule(tx, lender_id, id, now)
    const rows = (await listVersionRows(tx, lender_id)).filter((row) => row.id === id)
    const content = rows.find((row) => row.version === version)
    if (content === undefined) throw new Problem('not_found')
    if (content.is_taken_back === 1) return present
    const counting = countingRows(rows)
    if (content.valid_from <= dayInIndia(now) || !counting.includes(content))
      throw new Problem('revenue_not_planned')
    if (counting.length === 1) throw new Problem('revenue_rule_only_plan')
    await saveTakenBack(tx, { id, version, staff_id: changer.actor.staff_id, taken_at: now })
    await wakePricing(tx, lender_id)
    await note(
      tx,
      changer,
      { id: lender_id, name },
      {
        action: 'lender_revenue.taken_back',
        before: { id, version, valid_from: content.valid_from, ...fieldsOf(content.content) },
        reason: reasonOrNone(reason),
      },
      now,
    )
    return getRule(tx, lender_id, id, now)
  })
