import type { Limit } from '@marketplace/contract/platform/call'
import type { Services } from '../services.ts'
import { Problem } from './problem.ts'
import { countHit } from './rate-limits.queries.ts'

/** `refused_token`: tokens that open nothing, of an address. `unsigned`: messages in a lender's name without its signature, of an address. */
export type RateLimits = Readonly<Record<Limit | 'refused_token' | 'unsigned', number>>

/**
 * Hits a minute, of `public_form` an hour. Whoever is signed in is counted alone; everybody else by the address of each call. Many
 * customers share an address (carrier NAT): where a call can ask for a challenge, an address beyond its limit is asked for one
 * and never shut out. `read`, `lender`, `refused_token` and `unsigned` are counted in each process alone, the others in the
 * database for all of them (decisions.md 27, docs/decisions/061).
 */
export const rateLimits: RateLimits = {
  read: 1_200,
  sign_in: 600,
  office_sign_in: 60,
  write: 300,
  public_write: 600,
  public_form: 20,
  partner_api: 300,
  lender: 12_000,
  refused_token: 300,
  unsigned: 60,
}

const MINUTE = 60
const HOUR = 3_600
export const windowSeconds = (limit: Limit): number => (limit === 'public_form' ? HOUR : MINUTE)

/** So many in so many seconds. */
export interface Budget {
  key: string
  most: number
  seconds: number
}

/** Spends one of a budget. @throws Problem too_many_requests, with the seconds until there is more. */
export const spendBudget = async (
  { db, limitNow }: Pick<Services, 'db' | 'limitNow'>,
  { key, most, seconds }: Budget,
): Promise<void> => {
  const { hits, wait_s } = await countHit(db, { key, seconds }, limitNow())
  if (hits > most) throw new Problem('too_many_requests', wait_s)
}
