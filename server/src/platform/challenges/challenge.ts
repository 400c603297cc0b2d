import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  partBits,
  partWords,
  readChallenge,
  readSolution,
  type Challenge,
} from '@marketplace/contract/platform/challenge'
import { addressNetwork } from '../http/address-block.ts'
import type { Vault } from '../sealing/vault.ts'

/** Long enough for a slow phone and a hidden tab, short enough that nobody collects them. */
export const CHALLENGE_SECONDS = 600

/**
 * What a challenge is bound to. Of the address its network is: behind a carrier the same phone comes from another one now and
 * then, and a challenge of a cold network is of no use in a hot one.
 */
export interface ChallengeOf {
  call: string
  ip: string
}

const sign = (
  vault: Pick<Vault, 'blindIndex'>,
  { call, ip }: ChallengeOf,
  { bits, expires, seed }: Omit<Challenge, 'signature'>,
): Buffer => vault.blindIndex('challenge', [call, addressNetwork(ip), bits, expires, seed].join('|'))

export const makeChallenge = (
  vault: Pick<Vault, 'blindIndex'>,
  of: ChallengeOf,
  bits: number,
  now: Date,
): string => {
  const expires = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS
  const seed = randomBytes(16).toString('hex')
  return [bits, expires, seed, sign(vault, of, { bits, expires, seed }).toString('base64url')].join('.')
}

/** The first 32 bits of the hash of a part with its number. */
const hashOf = (seed: string, part: number, number: number): number => {
  const bytes = Buffer.alloc(24)
  for (const [at, word] of [...partWords(seed, part), number].entries()) bytes.writeUInt32BE(word, at * 4)
  return createHash('sha256').update(bytes).digest().readUInt32BE(0)
}

/** True where the number solves the part. */
export const isSolved = (seed: string, part: number, number: number, bits: number): boolean =>
  Number.isInteger(number) && number < 2 ** 32 && hashOf(seed, part, number) < 2 ** (32 - partBits(bits))

/**
 * What was solved: how many bits, and the name under which it is used up; null where anything about it is wrong. The name is the
 * seed: it is signed and has one spelling, while the two last bits of a base64url signature mean nothing, so that one signature
 * has four spellings.
 */
export const checkSolution = (
  vault: Pick<Vault, 'blindIndex'>,
  of: ChallengeOf,
  header: string,
  now: Date,
): { bits: number; id: string } | null => {
  const solution = readSolution(header)
  const challenge = solution === null ? null : readChallenge(solution.challenge)
  if (solution === null || challenge === null) return null
  const { bits, expires, seed, signature } = challenge
  if (!timingSafeEqual(sign(vault, of, challenge), Buffer.from(signature, 'base64url'))) return null
  if (expires * 1000 <= now.getTime()) return null
  return solution.numbers.every((number, part) => isSolved(seed, part, number, bits))
    ? { bits, id: seed }
    : null
}
