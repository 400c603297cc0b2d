import { hash, randomBytes } from 'node:crypto'

/** An opaque session token of 256 random bits; its first letter marks whose it is. Only its hash is stored. */
const newToken = (mark: 'a' | 'c' | 'p' | 'v'): string => `${mark}_${randomBytes(32).toString('base64url')}`
export const newCustomerToken = (): string => newToken('c')
export const newStaffToken = (): string => newToken('a')
export const newPartnerToken = (): string => newToken('p')

/** Opens no session: the pages of one draft of a brand, to look at. */
export const newPreviewToken = (): string => newToken('v')

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The bearer token of an authorization header, or null where there is none of ours. */
export const readBearer = (header: string | undefined): string | null =>
  /^Bearer ([a-z]_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1] ?? null

/** The hash of the token that a request carries, whether it is live or not; null for none of ours. */
export const carriedTokenHash = (header: string | undefined): Buffer | null => {
  const token = readBearer(header)
  return token === null ? null : hashToken(token)
}
