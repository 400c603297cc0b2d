import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { ApplicationNumber } from '../loans/application-number.ts'
import { Application, LenderApplication } from '../loans/applications.ts'
import type { Call } from '../platform/call.ts'
import { LenderKind } from '../market/lender-kinds.ts'
import { Choices } from './choices.ts'
import { CustomerTimeline } from './customer-timeline.ts'
import { Complaint, ComplaintNumber } from './complaints.ts'
import { ConsentPurpose } from '../customers/consents.ts'
import { ContactChannel, ContactPurpose, ContactRefusal } from '../customers/contact.ts'
import { Email, Flag, Id, Instant, Mobile, plainText } from '../platform/formats.ts'

/** The last four characters of a PAN: three digits and a letter. */
const PanEnding = z
  .string({ error: 'pan_ending_invalid' })
  .check(z.maxLength(4, 'pan_ending_invalid'), z.regex(/^[0-9]{3}[A-Z]$/, 'pan_ending_invalid'))

/** A full name as it is told, or the one name of somebody who has no other: two letters at least, compared in any case. */
const NameOfCustomer = plainText(121, 'user_name_invalid').check(
  z.trim(),
  z.regex(/^[\u200d\u200c\p{L}\p{M}'. -]{2,}$/u, 'user_name_invalid'),
)

/** What a lender calls an application by (lender-callbacks.ts). */
const TheirReference = z
  .string({ error: 'invalid_value' })
  .check(z.trim(), z.maxLength(64, 'invalid_value'), z.regex(/^[A-Za-z0-9_-]{3,64}$/, 'invalid_value'))

/**
 * Exactly one of these. `application_id` is ours, the number that people call the application by, or the reference that we gave
 * the lender; `lender_reference` is the lender's own.
 */
export const CustomerSearch = z
  .strictObject({
    mobile: z.optional(Mobile),
    email: z.optional(Email),
    pan_last4: z.optional(PanEnding),
    name: z.optional(NameOfCustomer),
    complaint_number: z.optional(ComplaintNumber),
    application_id: z.optional(z.union([Id, ApplicationNumber], { error: 'invalid_value' })),
    lender_reference: z.optional(TheirReference),
  })
  .check(
    z.refine(
      (search) => Object.values(search).filter((value) => value !== undefined).length === 1,
      'search_by_one',
    ),
  )
export type CustomerSearch = z.output<typeof CustomerSearch>

/** A customer as a search shows them: contacts masked; null for what they have not told. */
export const FoundCustomer = z.object({
  user_id: Id,
  name: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  /** The last sign-in or save. */
  active_at: Instant,
  /** The newest application, or the one that was searched for. */
  app_id: z.nullable(Id),
})
export type FoundCustomer = z.output<typeof FoundCustomer>

/**
 * The one search for people, of the CSR portal and of the palette. POST, so that what is searched for stands in no address and no log. Every search is on the audit log by a keyed hash of
 * the value. The latest active first, at most 50; `total` says how many there are.
 */
export const searchCustomers = {
  method: 'POST',
  path: '/api/customer-care/search',
  audience: [1, 2, 3],
  limit: 'write',
  shows: 'people',
  body: CustomerSearch,
  answer: z.object({ success: z.literal(true), data: z.array(FoundCustomer), total: z.number() }),
  errors: [],
} as const satisfies Call

/** What can be unmasked, by its name in the record. */
export const maskedFields = ['mobile', 'email', 'pan', 'birth_date', 'address'] as const
export const MaskedField = z.enum(maskedFields, { error: 'invalid_value' })
export type MaskedField = z.output<typeof MaskedField>

/** Something that is open about a customer, and that a look at their values in clear can be about. */
export const referenceKinds = ['help_request', 'complaint', 'application', 'call'] as const
export const ReferenceKind = z.enum(referenceKinds, { error: 'invalid_value' })
export type ReferenceKind = z.output<typeof ReferenceKind>

/** Why values are shown in clear, and what each purpose can be about (decision 064). */
export const unmaskPurposes = {
  call_back: ['help_request', 'call', 'complaint', 'application'],
  answer_complaint: ['complaint'],
  finish_application: ['application'],
  lender_question: ['application'],
  identify_caller: ['call', 'help_request', 'complaint', 'application'],
  correct_details: ['call', 'help_request', 'application'],
} as const satisfies Readonly<Record<string, readonly ReferenceKind[]>>
export type UnmaskPurpose = keyof typeof unmaskPurposes
export const unmaskPurposeNames = Object.keys(unmaskPurposes) as [UnmaskPurpose, ...UnmaskPurpose[]]

const isAbout = (purpose: UnmaskPurpose, kind: ReferenceKind): boolean =>
  unmaskPurposes[purpose].some((one) => one === kind)

/**
 * What is open about a customer: a help request of the last 30 days, a complaint that is not settled, an application that is not
 * closed, a call that the one who asks wrote a note of within a day. `detail` is its first words, its category or its product.
 */
export const OpenReference = z.object({
  kind: ReferenceKind,
  id: z.string(),
  at: Instant,
  detail: z.string(),
})
export type OpenReference = z.output<typeof OpenReference>

/** A customer for the one who helps them: contacts, PAN and birth date masked, options in words, money in whole rupees. */
export const CustomerRecord = z.object({
  user_id: Id,
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  language: z.string(),
  brand_name: z.nullable(z.string()),
  created_at: Instant,
  active_at: Instant,
  masked: z.record(MaskedField, z.nullable(z.string())),
  email_verified: Flag,
  /** Their facts, each with its label, in the order of the details page. */
  facts: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
  pl_completed: Flag,
  applications: z.array(
    z.object({
      ...Application.shape,
      brand_name: z.nullable(z.string()),
      /** Without the way on at the lender: that is the customer's own. */
      lenders: z.array(
        z.extend(z.omit(LenderApplication, { handoff_url: true, lender_page: true }), {
          /** Null of one that is no longer complete. */
          lender_kind: z.nullable(LenderKind),
        }),
      ),
    }),
  ),
  consents: z.array(
    z.object({
      consent_id: Id,
      purpose: ConsentPurpose,
      version: z.string(),
      lender_name: z.nullable(z.string()),
      given_at: Instant,
      withdrawn_at: z.nullable(Instant),
    }),
  ),
  /** The newest 50, without their text. */
  messages: z.array(
    z.object({
      message_id: z.number(),
      channel: z.enum(['sms', 'email']),
      to: z.string(),
      template: z.string(),
      status: z.enum(['queued', 'sent', 'failed']),
      note: z.nullable(z.string()),
      created_at: Instant,
      sent_at: z.nullable(Instant),
    }),
  ),
  /** Sent with the customer's number or address, the newest 50. */
  help_requests: z.array(
    z.object({
      help_request_id: z.number(),
      description: z.string(),
      status: z.enum(['queued', 'delivered', 'failed']),
      created_at: Instant,
      delivered_at: z.nullable(Instant),
    }),
  ),
  /** With their texts, the newest first. */
  complaints: z.array(Complaint),
  /** The newest 50 of each. */
  choices: Choices,
  /** What is open, for the one who asks; the newest first of each kind. */
  references: z.array(OpenReference),
  /** Whether they may be contacted at this moment: each way with yes, or with why not and from when. */
  may_contact: z.array(
    z.object({
      channel: ContactChannel,
      purpose: ContactPurpose,
      allowed: Flag,
      reasons: z.array(ContactRefusal),
      next_allowed_at: z.nullable(Instant),
    }),
  ),
  /** What happened, by day: the first page of it (customer-timeline.ts). */
  timeline: CustomerTimeline,
  /** What staff wrote, the newest first. */
  notes: z.array(
    z.object({ note_id: z.number(), text: z.string(), staff_name: z.string(), created_at: Instant }),
  ),
})
export type CustomerRecord = z.output<typeof CustomerRecord>

export const getCustomerRecord = {
  method: 'GET',
  path: '/api/customer-care/customer/:user_id',
  audience: [1, 2, 3],
  limit: 'read',
  shows: 'person',
  params: z.object({ user_id: Id }),
  answer: dataOf(CustomerRecord),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Answers the asked values in clear, once. The act is on the audit log with purpose, reference and fields, never the values; a
 * `note` stands there sealed under the customer's own key. Failures: 404; 422 reference_refused (not open, or not of this
 * customer); 429 past the hour's or the day's limit.
 */
export const unmaskCustomer = {
  method: 'POST',
  path: '/api/customer-care/unmask',
  audience: [1, 2, 3],
  limit: 'write',
  body: z
    .strictObject({
      user_id: Id,
      fields: z
        .array(MaskedField, { error: 'invalid_value' })
        .check(z.minLength(1, 'field_required'), z.maxLength(maskedFields.length, 'invalid_value')),
      purpose: z.enum(unmaskPurposeNames, { error: 'purpose_needed' }),
      reference: z.strictObject(
        {
          kind: ReferenceKind,
          id: z.string({ error: 'reference_needed' }).check(z.maxLength(64, 'invalid_value')),
        },
        { error: 'reference_needed' },
      ),
      note: z.optional(plainText(300).check(z.trim())),
    })
    .check(
      z.refine(({ purpose, reference }) => isAbout(purpose, reference.kind), {
        error: 'reference_needed',
        path: ['reference'],
      }),
    ),
  answer: dataOf(z.partialRecord(MaskedField, z.nullable(z.string()))),
  errors: ['not_found', 'reference_refused'],
} as const satisfies Call

/** `request_id` is drawn by the page for what was typed: sent again it is one note. Failures: 404; 409 conflict (used for another note). */
export const addCustomerNote = {
  method: 'POST',
  path: '/api/customer-care/note',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({
    user_id: Id,
    request_id: Id,
    text: plainText(1_000).check(z.trim(), z.minLength(1, 'field_required')),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ note_id: z.number() }),
  }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
