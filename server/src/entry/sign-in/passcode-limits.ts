import { addressBlock, addressNetwork } from '../../platform/http/address-block.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  countHits,
  listRunningKeys,
  takeBackHits,
  type CountedHits,
  type HitKey,
} from '../../platform/http/published.ts'
import { hardnessOf } from '../../platform/challenges/hardness.ts'
import type { RequestChallenge } from '../../platform/http/call-limits.ts'
import { recogniseCustomerBrowser } from '../../platform/credentials/known-browser.ts'
import type { Services } from '../../market/services.ts'
import { claimSpent } from './passcodes.queries.ts'
import { watchCeiling } from './watch-ceiling.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/**
 * Codes to one contact that nobody has answered, before no more are sent to it. It bounds the guesses at one person's codes (20
 * sends × 5 comparisons a day) and what strangers can have sent to them. A browser in which somebody signed in by this contact
 * before has as many of its own, so that strangers cannot keep its owner out (docs/decisions/060).
 */
export const contactLimits = [
  { most: 3, seconds: MINUTE },
  { most: 10, seconds: HOUR },
  { most: 20, seconds: DAY },
] as const

/**
 * Codes an hour that nobody has answered, before unknown browsers are asked for a challenge, as parts of PASSCODE_CEILING: of an
 * address, of the network around it, of everybody. Behind a carrier's address thousands sign in; what they answer does not
 * count. None of the three shuts anybody out.
 */
const softParts = { address: 0.03, network: 0.3, system: 1 } as const

/** Who asks for a passcode, and from where. */
export interface PasscodeAsker {
  ip: string
  /** The value of the known-browser cookie. */
  browser: string | undefined
  challenge: RequestChallenge
}

/** What a code was spent from, for the day that it is answered. */
export interface SpentBudgets {
  spent_keys: readonly string[]
  spent_at: Date
}

/** @throws Problem too_many_requests where a window of the contact is used up: the longest wait of them. */
const refuseBeyond = (contact: string, counted: readonly CountedHits[]): void => {
  const waits = contactLimits.flatMap(({ most }, at) => {
    const { hits = 0, wait_s = 0 } = counted[at] ?? {}
    return hits > most ? [wait_s] : []
  })
  if (waits.length > 0)
    throw new Problem('too_many_requests', Math.max(...waits)).about(contact, 'passcode_limited')
}

/**
 * Sends a passcode to `contact` within its budgets, alike for known and unknown contacts. Whatever is refused, or could not be
 * sent, takes back what it counted: shared budgets are spent by messages alone.
 * @throws Problem too_many_requests, challenge_required, and what `send` throws.
 */
export const sendWithinLimits = async <Sent>(
  services: Services,
  contact: string,
  { ip, browser, challenge }: PasscodeAsker,
  send: (spent: SpentBudgets) => Promise<Sent>,
): Promise<Sent> => {
  const { db, vault, env, limitNow } = services
  // The store of hits is in clear; neither a person's number nor their address is to be read from it.
  const hashed = (text: string): string => vault.blindIndex('passcode.limit', text).toString('base64url')
  const known = await recogniseCustomerBrowser(services, browser, contact)
  const whose =
    known === null ? `number:${hashed(contact)}` : `browser:${hashed(`${contact} ${known.toString('hex')}`)}`
  const keys: HitKey[] = [
    ...contactLimits.map(({ seconds }) => ({ key: `passcode:${whose}:${seconds}`, seconds })),
    { key: `passcode:address:${hashed(addressBlock(ip))}`, seconds: HOUR },
    { key: `passcode:network:${hashed(addressNetwork(ip))}`, seconds: HOUR },
    { key: 'passcode:system', seconds: HOUR },
  ]
  const counted = await countHits(db, keys, limitNow())
  const [address, network, system] = counted.slice(contactLimits.length)
  if (address === undefined || network === undefined || system === undefined)
    throw new Error('a budget was not counted')
  const spent = { spent_keys: keys.map(({ key }) => key), spent_at: system.counted_at }
  try {
    refuseBeyond(contact, counted)
    const bits = Math.max(
      hardnessOf(address.hits, Math.ceil(env.PASSCODE_CEILING * softParts.address)),
      hardnessOf(network.hits, Math.ceil(env.PASSCODE_CEILING * softParts.network)),
      hardnessOf(system.hits, Math.ceil(env.PASSCODE_CEILING * softParts.system)),
    )
    if (bits > 0 && known === null) await challenge.require(bits)
    await watchCeiling(services, system)
    return await send(spent)
  } catch (error) {
    await takeBackHits(db, spent.spent_keys, spent.spent_at)
    throw error
  }
}

/**
 * What a further code of a request spent, with what the earlier ones did: a window that has begun anew since has forgotten those, and
 * must not give back for them. In the transaction that keeps it.
 */
export const carrySpent = async (
  tx: Database,
  subjectId: string,
  { spent_keys, spent_at }: SpentBudgets,
): Promise<SpentBudgets> => {
  const earlier = await claimSpent(tx, subjectId)
  const running = earlier === null ? [] : await listRunningKeys(tx, earlier.keys, earlier.at)
  return { spent_keys: [...running, ...spent_keys], spent_at }
}

/** A right answer gives back what the codes of its request spent: only codes that nobody answers are capped. */
export const giveBackSpent = async ({ db }: Pick<Services, 'db'>, subjectId: string): Promise<void> => {
  const spent = await claimSpent(db, subjectId)
  if (spent !== null) await takeBackHits(db, spent.keys, spent.at)
}
