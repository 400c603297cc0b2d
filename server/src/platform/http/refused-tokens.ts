import { addressBlock } from './address-block.ts'
import { createLocalLimit } from './local-limit.ts'
import { isOurToken } from '../sessions/token.ts'
import type { Vault } from '../sealing/vault.ts'
import { Problem } from './problem.ts'

/** How long a token that opened a session is looked up without asking what else came from its address. */
const LATELY_MS = 3_600_000
const MOST_KEPT = 50_000

/**
 * Keeps those who guess tokens away from the database: each guess is one look-up, and an address that has made too many gets no
 * more of them, but for tokens that were live here lately or that we gave out: who has just signed in behind the address of
 * somebody who guesses, or on another process, comes in. One of ours that has ended is looked up once. Counted in this process alone.
 */
export interface RefusedTokens {
  /** @throws Problem too_many_requests. */
  admit(ip: string, token: string, tokenHash: Buffer): void
  /** The token opened a session. */
  noteLive(tokenHash: Buffer): void
  /** The token opened nothing. */
  noteRefused(ip: string, token: string, tokenHash: Buffer): void
}

/** Keys for an hour each; the one put in longest ago makes room. */
const createLately = () => {
  const kept = new Map<string, number>()
  return {
    has: (key: string): boolean => (kept.get(key) ?? 0) > performance.now(),
    add: (key: string): void => {
      // Put in anew, so that the first in the list is the one that was seen longest ago.
      kept.delete(key)
      const [longest] = kept.keys()
      if (kept.size >= MOST_KEPT && longest !== undefined) kept.delete(longest)
      kept.set(key, performance.now() + LATELY_MS)
    },
    remove: (key: string): void => {
      kept.delete(key)
    },
  }
}

export const createRefusedTokens = (vault: Pick<Vault, 'blindIndex'>, most: number): RefusedTokens => {
  const limit = createLocalLimit(most)
  const live = createLately()
  const ended = createLately()
  const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1')
  return {
    admit: (ip, token, tokenHash) => {
      const wait = limit.waitOf(addressBlock(ip))
      if (wait === null) return
      const key = keyOf(tokenHash)
      if (live.has(key) || (!ended.has(key) && isOurToken(vault, token))) return
      throw new Problem('too_many_requests', wait)
    },
    noteLive: (tokenHash) => {
      live.add(keyOf(tokenHash))
    },
    noteRefused: (ip, token, tokenHash) => {
      const key = keyOf(tokenHash)
      live.remove(key)
      if (isOurToken(vault, token)) ended.add(key)
      const block = addressBlock(ip)
      if (limit.waitOf(block) === null) limit.spend(block)
    },
  }
}
