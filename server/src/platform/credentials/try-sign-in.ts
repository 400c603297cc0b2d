import type { Services } from '../services.ts'
import { findCredential, type Credential } from './credentials.queries.ts'
import { verifyPassword } from './hash-password.ts'
import { recogniseBrowser, rememberBrowser } from './known-browser.ts'
import { useSecondFactor } from './second-factor.ts'
import { claimTry } from './sign-in-limits.ts'
import type { Subject } from './subject.ts'

export interface SignInTry {
  kind: Subject['kind']
  /** The user name or e-mail address as typed, in the form in which it is looked up. */
  name: string
  /** Whose name it is; null where nobody has it or they may not sign in. */
  subject: Subject | null
  password: string
  second_factor: string | undefined
  ip: string
  /** The value of the known-browser cookie that came with the request. */
  browser: string | undefined
}

export type SignInOutcome =
  /**
   * `browser` is the value for the known-browser cookie of the answer. `password_hash` is what was compared: the caller opens
   * the session in a transaction that makes sure of it (`isStillPassword`), so that a reset in between wins.
   */
  | {
      outcome: 'passed'
      second_factor: 'totp' | 'recovery_code' | 'none'
      browser: string
      password_hash: string
    }
  /** The password is right; a code is missing. */
  | { outcome: 'second_factor_needed' }
  /** `event`: what was wrong, for the security event of the refusal; the answer never says which. */
  | { outcome: 'refused'; event: 'password_wrong' | 'second_factor_wrong' }
  /** Too many wrong tries; `began` for the first that found it so, `wait_s` seconds until some are compared again. */
  | { outcome: 'locked'; began: boolean; wait_s: number }

/** A password that somebody else chose is for the first sign-in, soon after it was handed over (ASVS 5.0, 6.4.1). */
const GIVEN_PASSWORD_MS = 24 * 3_600_000
const isLapsed = ({ password_given, password_set_at }: Credential, now: Date): boolean =>
  password_given === 1 && now.getTime() - password_set_at.getTime() >= GIVEN_PASSWORD_MS

/**
 * Compares a password, and a second factor where one is enrolled. It opens no session and writes no log: that is the caller's.
 * A name that nobody has is answered as one with a wrong password: the same outcome after the same work.
 */
export const trySignIn = async (services: Services, attempt: SignInTry): Promise<SignInOutcome> => {
  const { db } = services
  const subject = attempt.subject ?? { kind: attempt.kind, id: 0 }
  const known_browser = await recogniseBrowser(services, attempt.browser, subject)
  const claim = await claimTry(services, { ...attempt, known_browser })
  if (claim.locked) return { outcome: 'locked', began: claim.just_locked, wait_s: claim.wait_s }

  const credential = await findCredential(db, subject)
  const right = await verifyPassword(attempt.password, credential?.password_hash ?? null)
  if (!right || credential === null || isLapsed(credential, services.now()))
    return { outcome: 'refused', event: 'password_wrong' }
  let factor: 'totp' | 'recovery_code' | 'none' = 'none'
  if (credential.totp !== null) {
    if (attempt.second_factor === undefined) {
      await claim.takeBack()
      return { outcome: 'second_factor_needed' }
    }
    const used = await useSecondFactor(services, subject, credential, attempt.second_factor)
    if (used === null) return { outcome: 'refused', event: 'second_factor_wrong' }
    factor = used
  }
  await claim.takeBack()
  const browser = await rememberBrowser(services, attempt.browser, subject)
  return { outcome: 'passed', second_factor: factor, browser, password_hash: credential.password_hash }
}
