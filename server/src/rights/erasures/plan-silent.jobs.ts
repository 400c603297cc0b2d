import { periods } from '@marketplace/contract/platform/periods'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { erasureDay } from '../../customers/planned-erasures/plan-after-withdrawal.ts'
import { addPlannedErasure, listPlannedAmong } from '../../customers/planned-erasures/published.ts'
import { addressOf } from '../../customers/profiles/address-of.ts'
import {
  findReach,
  listSilentCustomers,
  lockSilentCustomer,
  type SilentCustomer,
} from '../../customers/profiles/published.ts'
import { listAppliedAmong } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { listComplainingAmong } from '../../office/complaints/published.ts'
import { isUnavailable } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { brandOf } from './brand-of.ts'
import { silenceCutoffs } from './silence-cutoffs.ts'

const BATCH = 200
const DAY_MS = 86_400_000

/** Plans one deletion and queues the word of it, in one transaction: nobody with an address is deleted for silence unannounced. */
const planOne = (services: Services, { user_id, brand_id }: SilentCustomer, before: Date): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const due_at = new Date(now.getTime() + periods.silence_notice_days * DAY_MS)
    if (!(await lockSilentCustomer(tx, user_id, before))) return false
    if ((await addPlannedErasure(tx, { user_id, cause: 'silence', planned_at: now, due_at })) === 0)
      return false
    const reach = await findReach(tx, user_id)
    const address = reach === null ? null : addressOf(reach)
    if (reach === null || address === null) return true
    await queueMessage(services, tx, {
      ...address,
      template: 'erasure_ahead',
      language: reach.language,
      values: { brand: brandOf(services, brand_id).name, day: erasureDay(due_at) },
      user_id,
    })
    return true
  })

/**
 * Finds the customers who have not signed in for so long that their data are to go (DPDP Rules 2025, rule 8), tells them the
 * day, and plans it; signing in undoes it. Reads along the index of activity, a batch at a time; who is planned already is
 * passed over, so that a repetition writes to nobody twice.
 * @throws Problem temporarily_unavailable where no gateway is configured: then nobody is planned.
 * @throws ExpectedFailure where somebody could not be told; the others were.
 */
export const planSilentErasures =
  (size = BATCH): Job<'plan_silent_erasures', Services> =>
  async (services, _payload, { stop }) => {
    const { db, log, now } = services
    const cutoffs = silenceCutoffs(now())
    let after: SilentCustomer | null = null
    let [planned, failed] = [0, 0]
    for (;;) {
      if (stop?.aborted === true) throw new ExpectedFailure('stopped before every silent customer was told')
      const batch: SilentCustomer[] = await listSilentCustomers(db, {
        before: cutoffs.neverApplied,
        after,
        limit: size,
      })
      const ids = batch.map(({ user_id }) => user_id)
      const [known, applied] = [await listPlannedAmong(db, ids), await listAppliedAmong(db, ids)]
      const waiting = await listComplainingAmong(db, ids)
      for (const customer of batch) {
        const before = applied.includes(customer.user_id) ? cutoffs.applied : cutoffs.neverApplied
        if (customer.updated_at >= before || known.includes(customer.user_id)) continue
        // Their silence is ours: who waits for an answer has used a right, and no complaint ends by itself.
        if (waiting.includes(customer.user_id)) continue
        try {
          if (await planOne(services, customer, before)) planned += 1
        } catch (error) {
          if (error instanceof Problem || isUnavailable(error)) throw error
          logFailure(log, error, 'the notice to a silent customer')
          failed += 1
        }
      }
      after = batch.at(-1) ?? null
      if (batch.length < size) break
    }
    if (planned > 0) log.info({ customers: planned }, 'told silent customers that their data will be deleted')
    if (failed > 0) throw new ExpectedFailure(`${failed} silent customers could not be told`)
  }
