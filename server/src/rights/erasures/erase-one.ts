import {
  findPlannedErasure,
  putOffOrder,
  type PlannedErasure,
} from '../../customers/planned-erasures/published.ts'
import { addressOf } from '../../customers/profiles/address-of.ts'
import { findCustomerTimes, findReach, lockForErasure } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import { judgeDeletion } from '../deletions/judge-deletion.ts'
import { readStand } from '../deletions/read-stand.ts'
import type { DeletionLedger } from '../my-data/deletion-ledger.ts'
import type { Deletion } from '../my-data/deletions.queries.ts'
import { eraseAccount } from '../my-data/erase-account.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { brandOf } from './brand-of.ts'
import { putOffWithoutNotice } from './put-off-without-notice.ts'

const DAY_MS = 86_400_000

/** By what a customer is deleted whose day has come. */
type Reason = Pick<PlannedErasure, 'cause' | 'ordered'>

/**
 * By what the customer is deleted now: what was ordered is judged anew on its day, and a notice has to have arrived. On the day of a
 * withdrawal of `terms` nothing holds it: an order that may not be done then is not what deletes them.
 * @returns null where they stay for now.
 */
const reasonNow = async (
  services: Services,
  tx: Database,
  plan: PlannedErasure,
  now: Date,
): Promise<Reason | null> => {
  const { user_id, cause } = plan
  if (cause === 'silence') return (await putOffWithoutNotice(tx, plan, now)) ? null : plan
  if (cause === 'terms_withdrawn') return plan
  const verdict = judgeDeletion(cause, await readStand(services, tx, user_id))
  if (verdict.may === 'now') return plan
  if (plan.own_cause === 'terms_withdrawn' && plan.own_due_at !== null && plan.own_due_at <= now)
    return { cause: plan.own_cause, ordered: null }
  const due_at = verdict.may === 'later' ? verdict.until : new Date(now.getTime() + DAY_MS)
  await putOffOrder(tx, user_id, { due_at, because: verdict.because })
  return null
}

/**
 * Deletes one customer whose day has come, in a transaction of their own.
 * @returns null where they have signed in since, are deleted already, or are put off.
 */
export const eraseOne = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  userId: string,
): Promise<Deletion | null> => {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    if (!(await lockForErasure(tx, userId))) return null
    // Whoever signs in holds the row and takes the plan away: with the row in hand the plan is the last word.
    const plan = await findPlannedErasure(tx, userId)
    if (plan === null || plan.due_at > now) return null
    const reason = await reasonNow(services, tx, plan, now)
    if (reason === null) return null
    const reach = await findReach(tx, userId)
    const times = await findCustomerTimes(tx, userId)
    return eraseAccount(held, services, tx, {
      user_id: userId,
      brand: brandOf(services, times?.brand_id ?? null),
      language: reach?.language ?? 'en',
      ip: null,
      recipient: reach === null ? null : (addressOf(reach)?.to ?? null),
      cause: reason.cause,
      order: reason.ordered,
      now,
    })
  })
}

/** The same for one whom somebody waits for, with sessions forgotten and the ledger written. */
export const eraseNow = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  ledger: DeletionLedger,
  userId: string,
): Promise<Deletion | null> => {
  const deletion = await eraseOne(held, services, userId)
  if (deletion === null) return null
  services.sessions.forget()
  // It is done; a ledger that cannot be written now is brought up at the next start.
  await ledger
    .append([deletion])
    .catch((error: unknown) => logFailure(services.log, error, 'the ledger of deletions'))
  return deletion
}
