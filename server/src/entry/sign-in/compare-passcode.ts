import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { hashPasscode, MAX_COMPARISONS, sameHash, type PasscodePurpose } from './passcode.ts'
import { giveBackSpent } from './passcode-limits.ts'
import { claimComparison, findPasscode } from './passcodes.queries.ts'

/**
 * Spends one of the request's comparisons on `code`; a right one gives back what its sending spent. The comparison is counted before it is made and outside any
 * transaction, so that nothing can take it back.
 * @returns whom the code was sent to.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent.
 */
export const comparePasscode = async (
  services: Services,
  {
    purpose,
    subject_id,
    user_id,
    code,
  }: { purpose: PasscodePurpose; subject_id: string; user_id: string | null; code: string },
): Promise<string> => {
  const { db, vault, now } = services
  const claimed = await claimComparison(db, purpose, subject_id, user_id, now())
  if (claimed === null) {
    const passcode = await findPasscode(db, purpose, subject_id, user_id)
    if (passcode === null) throw new Problem('not_found')
    const spent = passcode.used_at !== null || passcode.comparisons >= MAX_COMPARISONS
    throw new Problem(spent ? 'passcode_spent' : 'passcode_expired')
  }
  if (!sameHash(claimed.code_hash, hashPasscode(vault, purpose, subject_id, code)))
    throw new Problem('passcode_wrong').about(claimed.recipient)
  await giveBackSpent(services, subject_id)
  return claimed.recipient
}
