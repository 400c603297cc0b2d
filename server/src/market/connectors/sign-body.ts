import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LenderEndpoint } from '../../platform/env.ts'

/** How far a signed message's time may be off, in either direction. */
const SIGNATURE_WINDOW_SECONDS = 300

/** Hex HMAC-SHA256 of `{timestamp}.{body}`; `timestamp` is whole seconds since 1970. */
export const signBody = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

export interface SignedMessage {
  signature: string | undefined
  timestamp: string | undefined
  body: string
}

/** Whether a message carries the secret's signature and a time close to `now`. The comparison takes the same time for any signature. */
export const isSigned = (
  secret: string,
  { signature, timestamp, body }: SignedMessage,
  now: Date,
): boolean => {
  if (signature === undefined || timestamp === undefined) return false
  if (!/^[0-9a-f]{64}$/.test(signature) || !/^[0-9]{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signBody(secret, timestamp, body)))
}

/** The same by what a lender may sign with: the secret of both sides, and a second one while they change over. */
export const isSignedBy = (
  { secret, other_secret }: Omit<LenderEndpoint, 'url'>,
  message: SignedMessage,
  now: Date,
): boolean =>
  isSigned(secret, message, now) || (other_secret !== undefined && isSigned(other_secret, message, now))
