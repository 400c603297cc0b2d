import * as z from 'zod/mini'
import { OpenReference } from '../office/customer-care.ts'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant } from '../platform/formats.ts'

/**
 * A change of contact that can be undone: done less than 72 hours ago, or asked for by somebody who says that the old contact is
 * lost. Contacts are masked. `until`: the last moment.
 */
export const OpenContactChange = z.object({
  contact_id: Id,
  kind: z.enum(['mobile', 'email']),
  old_contact: z.nullable(z.string()),
  new_contact: z.string(),
  done_at: z.nullable(Instant),
  until: Instant,
  /** Complaints and help requests that taking it back can rest on. */
  requests: z.array(OpenReference),
})
export type OpenContactChange = z.output<typeof OpenContactChange>

export const listContactChanges = {
  method: 'GET',
  path: '/api/customer-care/contact-changes/:user_id',
  audience: [1, 2, 3],
  limit: 'read',
  shows: 'person',
  params: z.object({ user_id: Id }),
  answer: dataOf(z.array(OpenContactChange)),
  errors: [],
} as const satisfies Call

/**
 * Undoes a change that was an attack, and every later one: the old contact opens the account again, every session ends, both sides
 * hear of it. It rests on a complaint or a help request of that customer that is open, or on one from the contact that was replaced. Failures: 404 where it cannot be undone (any more);
 * 422 reference_refused; 409 contact_taken.
 */
export const takeBackContact = {
  method: 'POST',
  path: '/api/customer-care/contact-changes/take-back',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    user_id: Id,
    contact_id: Id,
    reference: z.strictObject(
      {
        kind: z.enum(['complaint', 'help_request'], { error: 'reference_needed' }),
        id: z.string({ error: 'reference_needed' }).check(z.maxLength(64, 'invalid_value')),
      },
      { error: 'reference_needed' },
    ),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'reference_refused', 'contact_taken'],
} as const satisfies Call
