import { chooseIdentityQuestion } from '../../customers/profiles/identity/check-identity.ts'
import type { IdentityQuestion } from '@marketplace/contract/customers/identity'
import type { Services } from '../../market/services.ts'
import { findSessionOwner } from '../../platform/sessions/published.ts'

/**
 * What a copy in clear asks for beside the passcode, null for nothing (decision 062). A number may have been given to somebody else,
 * or its SIM swapped: whoever comes to an older account with a browser in which nobody was known to be the owner in the last 90
 * days tells a fact that is on file. Who has just made the account has typed the facts in this very session.
 */
export const findOwnerQuestion = async (
  services: Services,
  { user_id, token_hash }: { user_id: string; token_hash: Buffer },
): Promise<IdentityQuestion | null> => {
  const session = await findSessionOwner(services.db, token_hash)
  if (session === null || session.owner_known === 1) return null
  return chooseIdentityQuestion(services, { user_id, token_hash })
}
