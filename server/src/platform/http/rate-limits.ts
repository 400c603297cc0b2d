import type { Limit } from '@marketplace/contract/platform/call'

/** Hits a minute and address. Many customers share an address (carrier NAT), so these stop floods, not families. */
export type RateLimits = Readonly<Record<Limit, number>>

/** `read` is counted in each process alone; the others in the database for all of them (decisions.md 27). */
export const rateLimits: RateLimits = { read: 1_200, sign_in: 60, write: 300, public_write: 120 }
