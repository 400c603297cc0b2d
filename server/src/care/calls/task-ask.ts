import type { PersonAsk } from '../../customers/contact-rules/judge-contacts.ts'
import { findCallSeries } from '../../market/lenders/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { chooseCallerId, type CallerId } from '../telephony/choose-caller-id.ts'
import type { CallTaskRow } from './call-tasks.queries.ts'
import { contactPurposeOf } from './contact-purpose.ts'

/** The number that a call of a task shows; null where none may. A lender that says nothing of its calls has none made. */
export const callerIdOf = async (
  { env }: Pick<Services, 'env'>,
  db: Database,
  { lender_id }: Pick<CallTaskRow, 'lender_id'>,
): Promise<CallerId | null> => {
  const series = lender_id === null ? null : ((await findCallSeries(db, lender_id)) ?? 'none')
  return chooseCallerId(env, { series, isPromotion: false })
}

/** What the rule of contacts is asked of a task. */
export const askOfTask = (
  {
    user_id,
    purpose,
    brand_id,
    lender_id,
  }: Pick<CallTaskRow, 'user_id' | 'purpose' | 'brand_id' | 'lender_id'>,
  callerId: CallerId | null,
  at: Date,
): PersonAsk => ({
  user_id,
  channel: 'call',
  purpose: contactPurposeOf[purpose],
  kind: 'service',
  brand_id,
  lender_id,
  at,
  caller_series: callerId?.series ?? null,
})
