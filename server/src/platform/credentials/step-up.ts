import type { Call } from '@marketplace/contract/platform/call'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { markSecondFactor } from '../sessions/published.ts'
import { findCredential } from './credentials.queries.ts'
import { useSecondFactor } from './second-factor.ts'
import { claimTry } from './sign-in-limits.ts'
import type { Subject } from './subject.ts'

/** How long a code of the authenticator opens the calls that need a fresh one (decision 063). */
const STEP_UP_MINUTES = 10
/** The same for a look into somebody else's area (decision 098). */
const STRICT_STEP_UP_MINUTES = 5

/** Whether a session has to bring a second factor again before such a call. Where none is enrolled there is none to bring. */
export const mustStepUp = (
  { second_factor }: { second_factor: 0 | 1 },
  secondFactorAt: Date | null,
  now: Date,
  { stepUp }: Pick<Call, 'stepUp'> = {},
): 0 | 1 => {
  const minutes = stepUp === 'within five minutes' ? STRICT_STEP_UP_MINUTES : STEP_UP_MINUTES
  return second_factor === 1 &&
    (secondFactorAt === null || now.getTime() - secondFactorAt.getTime() >= minutes * 60_000)
    ? 1
    : 0
}

/**
 * Takes a code of the authenticator, each once, and notes the time in the session.
 * @throws Problem second_factor_not_enrolled, code_wrong, too_many_requests.
 */
export const stepUp = async (
  services: Services,
  subject: Subject,
  { code, ip, token_hash }: { code: string; ip: string; token_hash: Buffer },
): Promise<void> => {
  // Whoever gets here holds a session of this very subject: the count can lock out nobody else.
  const claim = await claimTry(services, {
    kind: `step-up-${subject.kind}`,
    name: String(subject.id),
    ip,
    known_browser: null,
  })
  if (claim.locked) throw new Problem('too_many_requests', claim.wait_s)
  const credential = await findCredential(services.db, subject)
  if (credential?.totp == null) throw new Problem('second_factor_not_enrolled')
  if ((await useSecondFactor(services, subject, credential, code)) === null)
    throw new Problem('code_wrong', [{ field: 'code', key: 'code_wrong' }])
  await claim.takeBack()
  await markSecondFactor(services.db, token_hash, services.now())
}
