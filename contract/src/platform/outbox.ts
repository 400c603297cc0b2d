import * as z from 'zod/mini'
import { dataOf } from './answers.ts'
import type { Call } from './call.ts'
import { Instant, plainText } from './formats.ts'

/** A message that the stand-in gateways received; the demo alone has these (interfaces.md, Outbox). */
export const OutboxMessage = z.object({
  id: z.number(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  created_at: Instant,
})
export type OutboxMessage = z.output<typeof OutboxMessage>

export const listOutbox = {
  method: 'GET',
  path: '/api/dev/outbox',
  audience: 'anyone',
  limit: 'read',
  query: z.object({
    to: z.optional(plainText(254)),
    limit: z.optional(z.coerce.number().check(z.gte(1), z.lte(200), z.multipleOf(1))),
  }),
  answer: dataOf(z.array(OutboxMessage)),
  demo: true,
  errors: [],
} as const satisfies Call
