import { randomInt } from 'node:crypto'
import type { Vault } from '../sealing/vault.ts'
import type { Subject } from './subject.ts'

/** Letters and digits that nobody takes for another (Crockford's base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const HALF = 6
const CODES = 10

/** Ten codes of 60 random bits, written as two groups of six. */
export const newRecoveryCodes = (pick: (below: number) => number = randomInt): string[] =>
  Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: 2 * HALF }, () => ALPHABET[pick(ALPHABET.length)]).join('')
    return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
  })

/** As typed, to one form: o is 0, i and l are 1. */
const normalised = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** The keyed hash that is stored, bound to its owner. */
export const hashRecoveryCode = (
  vault: Pick<Vault, 'blindIndex'>,
  { kind, id }: Subject,
  typed: string,
): Buffer => vault.blindIndex('credential.recovery', `${kind}:${id}:${normalised(typed)}`)
