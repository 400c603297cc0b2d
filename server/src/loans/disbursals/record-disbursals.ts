import type { Database } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/published.ts'
import { addTranches, listTranchesOf, takeTranchesBack } from './disbursals.queries.ts'
import {
  afterPlan,
  type AddedTranche,
  type MoneyNews,
  planTranches,
  type TakenBackTranche,
} from './plan-tranches.ts'

/**
 * Keeps the parts of loans true to what steps say of money, in the caller's transaction, which has locked the applications: for
 * one step or a whole file. Several steps of one loan are taken in the order in which they stand. Wakes the pricing of each month
 * that a part came into or was taken out of. The same news again changes nothing.
 */
export const recordDisbursals = async (trx: Database, events: readonly MoneyNews[]): Promise<void> => {
  if (events.length === 0) return
  const ids = [...new Set(events.map(({ lender_application_id }) => lender_application_id))]
  const parts = Map.groupBy(await listTranchesOf(trx, ids), (one) => one.lender_application_id)
  const added: AddedTranche[] = []
  const takenBack: TakenBackTranche[] = []
  const months = new Set<string>()
  for (const news of events) {
    const id = news.lender_application_id
    const before = parts.get(id) ?? []
    const plan = planTranches(before, news)
    const after = afterPlan(before, plan)
    parts.set(id, after)
    added.push(...plan.added)
    takenBack.push(...plan.taken_back)
    for (const { tranche } of [...plan.added, ...plan.taken_back]) {
      const day = after.find((one) => one.tranche === tranche)?.day
      if (day !== undefined) months.add(`${news.lender_id} ${day.slice(0, 7)}`)
    }
  }
  if (added.length > 0) await addTranches(trx, added)
  if (takenBack.length > 0) await takeTranchesBack(trx, takenBack)
  for (const name of [...months].toSorted()) {
    const [lender = '', month = ''] = name.split(' ')
    await addJob(
      trx,
      'price_lender_month',
      { lender_id: Number(lender), month },
      { key: `price_lender_month:${lender}:${month}` },
    )
  }
}
