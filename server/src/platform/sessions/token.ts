import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../sealing/vault.ts'

type Keyed = Pick<Vault, 'blindIndex'>
const RANDOM_BYTES = 24
const OUR_BYTES = 8

/** By which every process knows a token as one that we gave out, without a look-up. */
const ourBytes = (vault: Keyed, mark: string, random: Buffer): Buffer =>
  vault.blindIndex('session-token', `${mark}_${random.toString('hex')}`).subarray(0, OUR_BYTES)

/**
 * An opaque session token of 192 random bits and 64 that say that it is ours; its first letter marks whose it is. Only its hash is
 * stored.
 */
const newToken = (vault: Keyed, mark: 'a' | 'c' | 'm' | 'p'): string => {
  const random = randomBytes(RANDOM_BYTES)
  return `${mark}_${Buffer.concat([random, ourBytes(vault, mark, random)]).toString('base64url')}`
}
export const newCustomerToken = (vault: Keyed): string => newToken(vault, 'c')
export const newStaffToken = (vault: Keyed): string => newToken(vault, 'a')
/** Of staff who look in at a partner's area. */
export const newMasqueradeToken = (vault: Keyed): string => newToken(vault, 'm')
export const newPartnerToken = (vault: Keyed): string => newToken(vault, 'p')

/** True for a token that we gave out; whether it still opens anything is not said. A session of before this mark has none. */
export const isOurToken = (vault: Keyed, token: string): boolean => {
  const bytes = Buffer.from(token.slice(2), 'base64url')
  const random = bytes.subarray(0, RANDOM_BYTES)
  const ours = bytes.subarray(RANDOM_BYTES)
  return ours.length === OUR_BYTES && timingSafeEqual(ours, ourBytes(vault, token.slice(0, 1), random))
}

/** Opens no session: the pages of one draft of a brand, to look at. */
export const newPreviewToken = (): string => `v_${randomBytes(32).toString('base64url')}`

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The bearer token of an authorization header, or null where there is none of ours. */
export const readBearer = (header: string | undefined): string | null =>
  /^Bearer ([a-z]_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1] ?? null

/** The hash of the token that a request carries, whether it is live or not; null for none of ours. */
export const carriedTokenHash = (header: string | undefined): Buffer | null => {
  const token = readBearer(header)
  return token === null ? null : hashToken(token)
}
