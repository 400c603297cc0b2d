import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import {
  claimTotpStep,
  enrolTotp,
  findCredential,
  holdCredential,
  removeTotp,
  savePendingTotp,
  type Credential,
} from './credentials.queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { claimRecoveryCode, removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.queries.ts'
import type { Subject } from './subject.ts'
import { findTotpStep, newTotpSecret, writeOtpauthUrl } from './totp.ts'

/** How long an authenticator that was shown may be confirmed. */
const PENDING_MS = 15 * 60_000

/** What a sealed secret is bound to. */
export const sealContext = ({ kind, id }: Subject): string => `credential.totp:${kind}:${id}`

/** Uses up a code of the authenticator or a recovery code: each is good once. @returns what it was; null for a wrong or used one. */
export const useSecondFactor = async (
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  subject: Subject,
  credential: Pick<Credential, 'totp'>,
  typed: string,
): Promise<'totp' | 'recovery_code' | null> => {
  if (credential.totp === null) return null
  const code = typed.replaceAll(/[\s-]/g, '')
  if (/^[0-9]{6}$/.test(code)) {
    const step = findTotpStep(await vault.open(credential.totp, sealContext(subject)), code, now())
    return step !== null && (await claimTotpStep(db, subject, step)) === 1 ? 'totp' : null
  }
  const claimed = await claimRecoveryCode(db, subject, hashRecoveryCode(vault, subject, code), now())
  return claimed === 1 ? 'recovery_code' : null
}

/** A new authenticator that waits for its first code. @param issuer whose name the app shows. */
export const startSecondFactor = async (
  { db, vault, now }: Services,
  subject: Subject,
  { issuer, name }: { issuer: string; name: string },
): Promise<{ secret: string; otpauth_url: string }> => {
  const secret = newTotpSecret()
  await savePendingTotp(
    db,
    subject,
    vault.seal(secret, sealContext(subject)),
    new Date(now().getTime() + PENDING_MS),
  )
  return { secret, otpauth_url: writeOtpauthUrl(secret, issuer, name) }
}

/**
 * Puts the pending authenticator in force, in `tx`. @returns its ten recovery codes.
 * @throws Problem conflict where none waits, code_wrong.
 */
export const confirmSecondFactor = async (
  tx: Database,
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  subject: Subject,
  code: string,
): Promise<string[]> => {
  const credential = await findCredential(tx, subject)
  const sealed = credential?.pending_totp ?? null
  const until = credential?.pending_totp_until ?? null
  if (sealed === null || until === null || until <= now()) throw new Problem('conflict')
  const secret = await vault.open(sealed, sealContext(subject))
  const step = findTotpStep(secret, code.replaceAll(/[\s-]/g, ''), now())
  if (step === null) throw new Problem('code_wrong')
  if ((await enrolTotp(tx, subject, { sealed, step, now: now() })) === 0) throw new Problem('conflict')
  return makeRecoveryCodes(tx, vault, subject)
}

/** Ten new codes in the place of all older ones. */
export const makeRecoveryCodes = async (
  tx: Database,
  vault: Services['vault'],
  subject: Subject,
): Promise<string[]> => {
  // Two at once would each take away the older ones alone, and both sets would count.
  await holdCredential(tx, subject)
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    subject,
    codes.map((code) => hashRecoveryCode(vault, subject, code)),
  )
  return codes
}

/** Takes authenticator and recovery codes away. */
export const removeSecondFactor = async (tx: Database, subject: Subject): Promise<void> => {
  await removeTotp(tx, subject)
  await removeRecoveryCodes(tx, subject)
}
