import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../platform/sealing/vault.ts'

/** How long a code may be used. */
export const PASSCODE_SECONDS = 300
/** How long to wait before another may be asked for. */
export const RESEND_SECONDS = 30
/** Comparisons that one request allows, whatever the number of codes sent for it (NIST SP 800-63B-4). */
export const MAX_COMPARISONS = 5

const CODES = 1_000_000

/** What a code proves, and nothing else: who signs in, whose contact it is, or that it is the customer who asks. */
export type PasscodePurpose =
  | 'sign_in'
  | 'contact'
  | 'contact_proof'
  | 'contact_finish'
  | 'my_data_copy'
  | 'my_data_delete'
  | 'my_data_sessions'

/** Six digits, each run equally likely; `pick` is given by tests alone. */
export const newPasscode = (pick: (below: number) => number = randomInt): string =>
  String(pick(CODES)).padStart(6, '0')

/** The keyed hash that is stored: bound to the purpose and to the request, so that it fits no other. */
export const hashPasscode = (
  vault: Pick<Vault, 'blindIndex'>,
  purpose: PasscodePurpose,
  subjectId: string,
  code: string,
): Buffer => vault.blindIndex(`passcode.${purpose}`, `${subjectId}:${code}`)

/** Compares in constant time. */
export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
