import { createHash, randomBytes } from 'node:crypto'

/** An opaque session token of 256 random bits; `c_` marks a customer's. Only its hash is stored. */
export const newCustomerToken = (): string => `c_${randomBytes(32).toString('base64url')}`

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The bearer token of an authorization header, or null where there is none of ours. */
export const readBearer = (header: string | undefined): string | null =>
  /^Bearer ([a-z]_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1] ?? null
