import { addressBlock } from '../http/address-block.ts'
import { countHit, takeBackHits } from '../http/rate-limits.queries.ts'
import type { Services } from '../services.ts'

const QUARTER_HOUR = 900
const DAY = 86_400

/**
 * Wrong tries before no more are compared. A browser that somebody signed in with before has a count of its own, so that
 * strangers cannot lock its owner out. Everybody else spends from the count of their own address, and from that of the name:
 * all strangers together get 100 guesses a day (NIST SP 800-63B-4, 3.2.2).
 */
export const signInLimits = {
  known_browser: { tries: 10, seconds: QUARTER_HOUR },
  address: { tries: 10, seconds: QUARTER_HOUR },
  name: { tries: 100, seconds: DAY },
} as const
type Scope = keyof typeof signInLimits

export interface ClaimedTry {
  /** Too many wrong ones: nothing is compared. */
  locked: boolean
  /** True for the one try that found it locked first. */
  just_locked: boolean
  /** Of a locked one: seconds until some are compared again. */
  wait_s: number
  /** The try was right, or no guess at all: it does not count. */
  takeBack(): Promise<void>
}

/**
 * Counts a try before it is compared, so that a thousand at once compare no more than the limit. `name` is what was typed:
 * a known and an unknown one are counted alike.
 */
export const claimTry = async (
  { db, vault, limitNow }: Pick<Services, 'db' | 'vault' | 'limitNow'>,
  who: { kind: string; name: string; ip: string; known_browser: Buffer | null },
): Promise<ClaimedTry> => {
  // The store of hits is in clear; no name is to be read from it.
  const name = vault.blindIndex('credential.limit', `${who.kind}:${who.name}`).toString('base64url')
  const scopes: [Scope, string][] =
    who.known_browser === null
      ? [
          ['address', `${name}:${addressBlock(who.ip)}`],
          ['name', name],
        ]
      : [['known_browser', `${name}:${who.known_browser.toString('base64url')}`]]
  const keys: string[] = []
  let countedAt = new Date(0)
  for (const [scope, of] of scopes) {
    const key = `password:${scope}:${of}`
    const { tries, seconds } = signInLimits[scope]
    const { hits, wait_s, counted_at } = await countHit(db, { key, seconds }, limitNow())
    countedAt = counted_at
    if (hits > tries)
      return { locked: true, just_locked: hits === tries + 1, wait_s, takeBack: () => Promise.resolve() }
    keys.push(key)
  }
  return {
    locked: false,
    just_locked: false,
    wait_s: 0,
    takeBack: async () => {
      await takeBackHits(db, keys, countedAt)
    },
  }
}
