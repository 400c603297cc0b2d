import * as z from 'zod/mini'
import { OpenReference } from '../office/customer-care.ts'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { deletedThings, DeletionPreview, deletionWords, keptThings } from './my-data.ts'

/** Why an account is, or was, deleted. `asked`: by its owner, who proved it with a passcode. */
export const deletionCauses = [
  'asked',
  'asked_of_staff',
  'staff_decided',
  'terms_withdrawn',
  'silence',
] as const
export const DeletionCause = z.enum(deletionCauses)
export type DeletionCause = z.output<typeof DeletionCause>

/** How a customer asked staff: in a complaint or a help request that is open, or by a letter, of which staff keep the number. */
export const requestKinds = ['complaint', 'help_request', 'letter'] as const
/** Why staff delete somebody who has not asked for it; a second person approves it. */
export const deletionGrounds = [
  'false_identity',
  'same_person_twice',
  'under_age',
  'number_of_another',
  'authority',
] as const
export type DeletionGround = (typeof deletionGrounds)[number]
/** Why a deletion waits, or staff may not order it of their own accord. */
export const deletionBlocks = ['contact_changed', 'complaint_open', 'application_open'] as const
export const DeletionBlock = z.enum(deletionBlocks)
export type DeletionBlock = z.output<typeof DeletionBlock>

/** A number of ours, or of a letter: it stays for good, so that it may hold no telephone number and no address. */
const ReferenceNumber = z.string({ error: 'reference_needed' }).check(
  z.maxLength(40, 'reference_needed'),
  z.trim(),
  z.regex(/^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/, 'reference_needed'),
  z.refine((text) => !/[0-9]{10}/.test(text.replaceAll(/[./-]/g, '')), 'reference_names_person'),
  z.refine((text) => !/[A-Za-z]{5}[0-9]{4}[A-Za-z]/.test(text), 'reference_names_person'),
)
export const DeletionReference = z.strictObject({
  kind: z.enum(requestKinds, { error: 'reference_needed' }),
  id: ReferenceNumber,
})
export type DeletionReference = z.output<typeof DeletionReference>

/** What staff ordered: nothing of it names the customer. */
export const DeletionOrder = z.object({
  request_id: Id,
  reference: z.nullable(DeletionReference),
  ground: z.nullable(z.enum(deletionGrounds)),
  by_id: z.number(),
  by_name: z.string(),
  approved_by: z.nullable(z.string()),
  /** Why it is put off; null where it is not. */
  put_off: z.nullable(DeletionBlock),
  /** 1: it stopped every contact but the essential until it is done; left out where it did not wait, or all was stopped before. */
  stops_contact: z.optional(z.literal(1)),
})
export type DeletionOrder = z.output<typeof DeletionOrder>

/** How long rows of a thing that stays are kept, and why: `days` null for good. Each comes from the module that keeps them. */
export const Keep = z.object({ days: z.nullable(z.number()), why: z.string() })
export type Keep = z.output<typeof Keep>

const keptLine = z.object({
  thing: z.enum(keptThings),
  count: z.nullable(z.number()),
  keeps: z.array(Keep),
})
const goneLine = z.object({ thing: z.enum(deletedThings), count: z.nullable(z.number()) })

/** What went and what stayed, as a certificate says it for good. */
export const DeletionRecord = z.object({
  cause: DeletionCause,
  goes: z.array(goneLine),
  stays: z.array(keptLine),
  complaint_texts_until: z.nullable(Instant),
  order: z.nullable(DeletionOrder),
})
export type DeletionRecord = z.output<typeof DeletionRecord>

/**
 * What a deletion would do to a customer now, for who may order it. `held_until`: a contact was changed, and it waits. `blocks`: what
 * keeps staff from deleting them of their own accord. `planned`: what is ordered, or due, already. `is_proposed`: a second person is asked.
 */
export const StaffDeletionPreview = z.object({
  user_id: Id,
  name: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  known_since: Instant,
  preview: z.extend(DeletionPreview, { stays: z.array(keptLine) }),
  held_until: z.nullable(Instant),
  blocks: z.array(DeletionBlock),
  references: z.array(OpenReference),
  planned: z.nullable(
    z.object({
      cause: DeletionCause,
      planned_at: Instant,
      due_at: Instant,
      order: z.nullable(DeletionOrder),
    }),
  ),
  proposed_by: z.nullable(z.string()),
})
export type StaffDeletionPreview = z.output<typeof StaffDeletionPreview>

export const previewDeletionOf = {
  method: 'GET',
  path: '/api/deletions/preview/:user_id',
  audience: [1],
  limit: 'read',
  shows: 'person',
  params: z.object({ user_id: Id }),
  answer: dataOf(StaffDeletionPreview),
  errors: ['not_found'],
} as const satisfies Call

const typed = z.string({ error: 'deletion_word_wrong' }).check(
  z.maxLength(16, 'deletion_word_wrong'),
  z.trim(),
  z.refine((text) => text === deletionWords.en, 'deletion_word_wrong'),
)

/**
 * Deletes a customer who asked staff for it: at once, or, three days after a change of contact, once those are over. `request_id` is
 * drawn by the page: sent again it is one deletion, and answers its certificate. Failures: 404; 422 reference_refused (not open,
 * or not of this customer); 409 conflict where another deletion of theirs is ordered.
 */
export const orderDeletion = {
  method: 'POST',
  path: '/api/deletions/order',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ user_id: Id, request_id: Id, reference: DeletionReference, typed }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The certificate of what is done; null where it waits until `due_at`. */
    data: z.object({ certificate: z.nullable(z.string()), due_at: z.nullable(Instant) }),
  }),
  errors: ['not_found', 'reference_refused', 'conflict'],
} as const satisfies Call

/**
 * Asks a second person for the deletion of a customer who has not asked for it. Failures: 404; 409 deletion_refused where a complaint
 * or an application is open; 409 conflict where something else of theirs waits.
 */
export const proposeDeletion = {
  method: 'POST',
  path: '/api/deletions/propose',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    user_id: Id,
    ground: z.enum(deletionGrounds, { error: 'option_invalid' }),
    /** What it rests on: a case, an order, the number of another account. */
    reference: ReferenceNumber,
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'deletion_refused', 'conflict'],
} as const satisfies Call

/** Stops a deletion that staff ordered and that waits. Failures: 404 where none does. */
export const stopDeletion = {
  method: 'POST',
  path: '/api/deletions/stop',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ user_id: Id }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found'],
} as const satisfies Call

/** A deletion that is planned: by its owner’s withdrawal or silence, or by an order. */
export const WaitingDeletion = z.object({
  user_id: Id,
  cause: DeletionCause,
  planned_at: Instant,
  due_at: Instant,
  order: z.nullable(DeletionOrder),
})
export type WaitingDeletion = z.output<typeof WaitingDeletion>

/** Those that wait, the next due first. */
export const listWaitingDeletions = {
  method: 'GET',
  path: '/api/deletions/waiting',
  audience: [1],
  limit: 'read',
  shows: 'people',
  query: z.object({ ...pageFields, cause: z.optional(DeletionCause) }),
  answer: pageOf(WaitingDeletion),
  errors: [],
} as const satisfies Call

export const CertificateNumber = z
  .string({ error: 'certificate_invalid' })
  .check(
    z.maxLength(11, 'certificate_invalid'),
    z.regex(/^D-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'certificate_invalid'),
  )

/** A deletion that is done. `cause` is null where it was done before there were records. */
export const DoneDeletion = z.object({
  certificate: CertificateNumber,
  deleted_at: Instant,
  brand_name: z.nullable(z.string()),
  cause: z.nullable(DeletionCause),
  reference: z.nullable(DeletionReference),
  by_name: z.nullable(z.string()),
  approved_by: z.nullable(z.string()),
  lenders: z.number(),
})
export type DoneDeletion = z.output<typeof DoneDeletion>

/** Those that are done, the newest first. */
export const listDeletions = {
  method: 'GET',
  path: '/api/deletions',
  audience: [1],
  limit: 'read',
  query: z.object({ ...pageFields, cause: z.optional(DeletionCause) }),
  answer: pageOf(DoneDeletion),
  errors: [],
} as const satisfies Call

/** What was done, for good: number, day, what went, what stayed and why, and which lenders were told; nothing that names anybody. */
export const Certificate = z.object({
  certificate: CertificateNumber,
  deleted_at: Instant,
  brand_name: z.nullable(z.string()),
  /** Null: deleted before there were records. */
  record: z.nullable(DeletionRecord),
  /** Lenders that held details from us, by the number they know the application by; `told_at` null while it is on its way. */
  lenders: z.array(
    z.object({ lender_name: z.string(), our_reference: z.string(), told_at: z.nullable(Instant) }),
  ),
})
export type Certificate = z.output<typeof Certificate>

export const getCertificate = {
  method: 'GET',
  path: '/api/deletions/certificate/:certificate',
  audience: [1],
  limit: 'read',
  params: z.object({ certificate: CertificateNumber }),
  answer: dataOf(Certificate),
  errors: ['not_found'],
} as const satisfies Call
