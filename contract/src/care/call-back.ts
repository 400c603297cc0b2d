import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'

/** 256 random bits of one call, in the address that the operator calls back. */
export const CallToken = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(43, 'invalid_value'), z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid_value'))

/** What the operator reports of a call (StatusCallbackEvents). */
export const callEvents = ['answered', 'terminal'] as const
export const CallEvent = z.enum(callEvents, { error: 'invalid_value' })
export type CallEvent = z.output<typeof CallEvent>

/** What the operator names a call by. */
export const CallSid = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(64, 'invalid_value'), z.regex(/^[A-Za-z0-9]{8,64}$/, 'invalid_value'))

/**
 * The operator reports an event of a call. It signs nothing: the token says which call it is, each event counts once, and where the
 * call stands is read back from the operator before it counts (decision 110). Other fields of it are dropped unread. Failures: 409,
 * whatever is wrong with token or call.
 */
export const takeCallBack = {
  method: 'POST',
  path: '/api/telephony/call-back/:token',
  audience: 'anyone',
  limit: 'read',
  params: z.object({ token: CallToken }),
  body: z.object({ CallSid, EventType: CallEvent }),
  answer: Done,
  errors: ['conflict'],
} as const satisfies Call
