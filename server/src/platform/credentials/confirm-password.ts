import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { findCredential, isStillPassword, type Credential } from './credentials.queries.ts'
import { verifyPassword } from './hash-password.ts'
import { useSecondFactor } from './second-factor.ts'
import { claimTry } from './sign-in-limits.ts'
import type { Subject } from './subject.ts'

/**
 * Asks the one who is signed in for the password again, before a change to what they sign in with; with `second_factor`
 * for a code of the authenticator as well where one is enrolled.
 * @throws Problem password_wrong, code_wrong, too_many_requests.
 */
export const confirmPassword = async (
  services: Services,
  subject: Subject,
  given: { password: string; second_factor?: string | undefined; ip: string },
  { askSecondFactor }: { askSecondFactor: boolean },
): Promise<Credential> => {
  // Whoever gets here holds a session of this very subject: the count can lock out nobody else.
  const claim = await claimTry(services, {
    kind: `confirm-${subject.kind}`,
    name: String(subject.id),
    ip: given.ip,
    known_browser: null,
  })
  if (claim.locked) throw new Problem('too_many_requests', claim.wait_s).about(null, 'password_limited')
  const credential = await findCredential(services.db, subject)
  const right = await verifyPassword(given.password, credential?.password_hash ?? null)
  if (!right || credential === null)
    throw new Problem('password_wrong', [{ field: 'current_password', key: 'password_wrong' }])
  if (askSecondFactor && credential.totp !== null) {
    const used = await useSecondFactor(services, subject, credential, given.second_factor ?? '')
    if (used === null) throw new Problem('code_wrong', [{ field: 'totp', key: 'code_wrong' }])
  }
  await claim.takeBack()
  return credential
}

/**
 * A password that somebody else set since the old one was confirmed stays: whoever knew the old one must not undo the reset.
 * Call it in the transaction that saves the new one.
 * @throws Problem password_wrong.
 */
export const recordPasswordReset = async (
  tx: Database,
  subject: Subject,
  confirmed: string,
): Promise<void> => {
  if (!(await isStillPassword(tx, subject, confirmed)))
    throw new Problem('password_wrong', [{ field: 'current_password', key: 'password_wrong' }])
}
