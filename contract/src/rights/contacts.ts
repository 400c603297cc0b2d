import * as z from 'zod/mini'
import {
  ContactBasis,
  ContactChannel,
  ContactKind,
  ContactOutcome,
  ContactPurpose,
  StopSource,
} from '../customers/contact.ts'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, rowId } from '../platform/formats.ts'

/** A call or a message to a customer, as they read it: no words, no address. */
export const OwnContact = z.object({
  contact_id: z.number(),
  channel: ContactChannel,
  purpose: ContactPurpose,
  kind: ContactKind,
  /** In whose name, and for which lender; null for none. */
  brand_name: z.nullable(z.string()),
  lender_name: z.nullable(z.string()),
  at: Instant,
  outcome: ContactOutcome,
  because: ContactBasis,
})
export type OwnContact = z.output<typeof OwnContact>

/** Who stopped it last; null while it goes on. */
const stopped = { stopped_by: z.nullable(StopSource) }

export const ContactChoices = z.object({
  contacts: z.array(OwnContact),
  has_older: Flag,
  /** All calls, whatever they are for. */
  calls: z.object(stopped),
  purposes: z.array(z.object({ purpose: ContactPurpose, ...stopped })),
  /** Lenders that contacted them, that they share an application with, or that they stopped. */
  lenders: z.array(z.object({ lender_id: z.number(), name: z.string(), ...stopped })),
})
export type ContactChoices = z.output<typeof ContactChoices>

/** How a customer was contacted, the newest first, and what they can stop. `before`: the id of the last one of the page before. */
export const listOwnContacts = {
  method: 'GET',
  path: '/api/my-data/contacts',
  audience: 'customer',
  limit: 'read',
  query: z.object({
    before: z.optional(
      z.coerce
        .number({ error: 'invalid_value' })
        .check(z.multipleOf(1), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
    ),
  }),
  answer: dataOf(ContactChoices),
  errors: [],
} as const satisfies Call

/** What is stopped or allowed again: a purpose, or a lender; with neither all calls. */
export const ContactChoice = z.strictObject({
  purpose: z.nullable(ContactPurpose),
  lender_id: z.nullable(rowId()),
  stopped: Flag,
})

/** Stops, or allows again; a repetition changes nothing. What waits to be sent is given up at once. */
export const chooseContacts = {
  method: 'POST',
  path: '/api/my-data/contacts/choose',
  audience: 'customer',
  limit: 'write',
  body: ContactChoice,
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
