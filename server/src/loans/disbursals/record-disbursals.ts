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

/** The one order in which jobs of several months are added, so that two transactions never wait for each other. */
const byMonth = (
  one: { lender_id: number; month: string },
  other: { lender_id: number; month: string },
): number => one.lender_id - other.lender_id || (one.month < other.month ? -1 : 1)

/**
 * Keeps the parts of loans true to what steps say of money, in the caller's transaction, which has locked the applications: for
 * one step or a whole file. Several steps of one loan are taken in the order in which they stand. Wakes the pricing of each month
 * that a part came into or was taken out of. The same news again changes nothing. @returns the parts that are new
 */
export const recordDisbursals = async (
  trx: Database,
  events: readonly MoneyNews[],
): Promise<AddedTranche[]> => {
  if (events.length === 0) return []
  const ids = [...new Set(events.map(({ lender_application_id }) => lender_application_id))]
  const parts = Map.groupBy(await listTranchesOf(trx, ids), (one) => one.lender_application_id)
  const added: AddedTranche[] = []
  const takenBack: TakenBackTranche[] = []
  const months = new Map<string, { lender_id: number; month: string }>()
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
      if (day === undefined) continue
      const of = { lender_id: news.lender_id, month: day.slice(0, 7) }
      months.set(`${of.lender_id}:${of.month}`, of)
    }
  }
  if (added.length > 0) await addTranches(trx, added)
  if (takenBack.length > 0) await takeTranchesBack(trx, takenBack)
  // The job of a key is held until the transaction ends. A file is long, so it adds jobs of its own, and no callback waits for it.
  const ofFile = events.length > 1 ? `:${events[0]?.event_id}` : ''
  for (const [name, payload] of [...months].toSorted(([, one], [, other]) => byMonth(one, other)))
    await addJob(trx, 'price_lender_month', payload, { key: `price_lender_month:${name}${ofFile}` })
  return added
}
