import { dltClasses, DltId, SmsHeader } from '@marketplace/contract/customers/dlt'
import * as z from 'zod/mini'
import { createDatabase } from '../../src/platform/db/database.ts'
import { addReceivedMessage, ensureOutbox } from '../../src/site/outbox/outbox.queries.ts'
import { serveOnLoopback } from './serve-on-loopback.ts'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

const Sms = z.strictObject({
  to: z.string().check(z.regex(/^91[6-9][0-9]{9}$/)),
  from: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1_000)),
  /** What production always sends; a text of a demo may be unregistered. */
  dlt: z.optional(z.strictObject({ entity_id: DltId, template_id: DltId, class: z.enum(dltClasses) })),
})

/** A registered text goes under a header of six letters. */
const isSound = ({ from, dlt }: z.output<typeof Sms>): boolean =>
  dlt === undefined || SmsHeader.safeParse(from).success

const readSms = (body: string): z.output<typeof Sms> | null => {
  try {
    const parsed = Sms.safeParse(JSON.parse(body))
    return parsed.success && isSound(parsed.data) ? parsed.data : null
  } catch {
    return null
  }
}

/** Plays the SMS gateway: speaks the protocol of customers/messages/sms-gateway.ts and puts what it takes into the outbox. */
export const startSmsGatewayStandIn = async ({
  pool,
  log,
  key,
}: StandInOptions & { key: string }): Promise<StandIn> => {
  const db = createDatabase(pool)
  await ensureOutbox(db)
  return serveOnLoopback({ log }, '/messages', async ({ method, header, body }) => {
    if (method !== 'POST') return { status: 405, body: { error: 'POST only' } }
    if (header('x-api-key') !== key) return { status: 401, body: { error: 'wrong key' } }
    const gateway_key = header('idempotency-key')
    const sms = readSms(body)
    if (sms === null || gateway_key === undefined) return { status: 422, body: { error: 'not a message' } }
    await addReceivedMessage(db, {
      channel: 'sms',
      recipient: sms.to.slice(2),
      subject: null,
      text: sms.text,
      gateway_key,
    })
    return { status: 202, body: { id: gateway_key, status: 'accepted' } }
  })
}
