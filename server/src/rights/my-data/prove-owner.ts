import { chooseIdentityQuestion } from '../../customers/profiles/check-identity.ts'
import { findCustomerTimes } from '../../customers/profiles/published.ts'
import type { IdentityQuestion } from '@marketplace/contract/customers/identity'
import type { Services } from '../../market/services.ts'
import { findSessionStart, wasHereBefore } from '../../platform/sessions/published.ts'

/** A number that nobody used for so long may be somebody else's by now. */
const LONG_AWAY_DAYS = 90

/**
 * What a copy in clear asks for beside the passcode, null for nothing (decision 062). A number may have been given to somebody else,
 * or its SIM swapped: whoever comes to an older account with a browser that was not here in the last 90 days tells a fact that is on
 * file. Who has just made the account has typed the facts in this very session.
 */
export const findOwnerQuestion = async (
  services: Services,
  { user_id, token_hash }: { user_id: string; token_hash: Buffer },
): Promise<IdentityQuestion | null> => {
  const { db } = services
  const [since, times] = [await findSessionStart(db, token_hash), await findCustomerTimes(db, user_id)]
  if (since === null || times === null || times.created_at >= since) return null
  if (await wasHereBefore(db, token_hash, LONG_AWAY_DAYS)) return null
  return chooseIdentityQuestion(services, user_id)
}
