import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 24

/** A secret as Standard Webhooks writes it. */
export const newHookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/** A message as it is to be signed and sent: the same bytes. `id` has no full stop. */
export interface HookMessage {
  id: string
  at: Date
  body: string
}

/**
 * The headers of Standard Webhooks. Signed by each secret in turn, so that a receiver that knows any one of them takes it.
 * @param secrets the one in force first
 */
export const hookHeaders = (
  { id, at, body }: HookMessage,
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
