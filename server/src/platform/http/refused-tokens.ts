import { addressBlock } from './address-block.ts'
import { createLocalLimit } from './local-limit.ts'
import { Problem } from './problem.ts'

/** How long a token that opened a session is looked up without asking what else came from its address. */
const LATELY_MS = 3_600_000
const MOST_KEPT = 50_000

/**
 * Keeps those who guess tokens away from the database: each guess is one look-up, and an address that has made too many gets no
 * more of them, but for tokens that were live here lately. Counted in this process alone.
 */
export interface RefusedTokens {
  /** @throws Problem too_many_requests. */
  admit(ip: string, tokenHash: Buffer): void
  /** The token opened a session. */
  noteLive(tokenHash: Buffer): void
  /** The token opened nothing. */
  noteRefused(ip: string, tokenHash: Buffer): void
}

export const createRefusedTokens = (most: number): RefusedTokens => {
  const limit = createLocalLimit(most)
  const live = new Map<string, number>()
  const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1')
  const isLive = (key: string): boolean => (live.get(key) ?? 0) > performance.now()
  return {
    admit: (ip, tokenHash) => {
      const wait = limit.waitOf(addressBlock(ip))
      if (wait !== null && !isLive(keyOf(tokenHash))) throw new Problem('too_many_requests', wait)
    },
    noteLive: (tokenHash) => {
      const key = keyOf(tokenHash)
      // Put in anew, so that the first in the list is the one that was seen longest ago.
      live.delete(key)
      const [longest] = live.keys()
      if (live.size >= MOST_KEPT && longest !== undefined) live.delete(longest)
      live.set(key, performance.now() + LATELY_MS)
    },
    noteRefused: (ip, tokenHash) => {
      live.delete(keyOf(tokenHash))
      const block = addressBlock(ip)
      if (limit.waitOf(block) === null) limit.spend(block)
    },
  }
}
