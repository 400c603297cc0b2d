import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, plainText } from '../platform/formats.ts'

export const complaintCategories = [
  'application',
  'charges',
  'insurance',
  'conduct',
  'messages',
  'data',
  'website',
  'other',
] as const
export const ComplaintCategory = z.enum(complaintCategories, { error: 'option_invalid' })
export type ComplaintCategory = z.output<typeof ComplaintCategory>

/** What customers and staff name a complaint by: C-7F3K-9Q2M. */
export const ComplaintNumber = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(11, 'invalid_value'), z.regex(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'invalid_value'))

/**
 * `open`: an answer is due. `answered`: the customer may say whether it settles the matter. `settled`: it is over.
 * `closed_by_deletion`: nobody had answered when the customer deleted their account.
 */
export const complaintStatuses = ['open', 'answered', 'settled', 'closed_by_deletion'] as const
export const ComplaintStatus = z.enum(complaintStatuses)
export type ComplaintStatus = z.output<typeof ComplaintStatus>

/** `handed_over`: the lender's nodal officer was written to. */
export const complaintSteps = [
  'received',
  'answered',
  'reopened',
  'settled',
  'handed_over',
  'closed_by_deletion',
] as const

/**
 * A complaint with its clock: acknowledged when it is received, an answer due by `due_at` (domain.md 5.1, Grievance). The
 * clock goes on from the first day when a complaint is opened again.
 */
export const Complaint = z.object({
  number: ComplaintNumber,
  category: ComplaintCategory,
  /** The lender that it is about; null where it is about the marketplace itself. */
  lender_id: z.nullable(z.number()),
  lender_name: z.nullable(z.string()),
  app_id: z.nullable(Id),
  status: ComplaintStatus,
  created_at: Instant,
  due_at: Instant,
  days_left: z.number(),
  /** 1 once `due_at` has passed without a settled end: the RBI takes it from there. */
  is_overdue: Flag,
  timeline: z.array(
    z.object({
      event_id: z.number(),
      step: z.enum(complaintSteps),
      at: Instant,
      /** What the customer wrote, or the answer. */
      text: z.nullable(z.string()),
    }),
  ),
})
export type Complaint = z.output<typeof Complaint>

const text = plainText(2_000).check(z.trim(), z.minLength(1, 'field_required'))

/** The customer's own, the newest first. */
export const listComplaints = {
  method: 'GET',
  path: '/api/complaints',
  audience: 'customer',
  limit: 'read',
  answer: dataOf(z.array(Complaint)),
  errors: [],
} as const satisfies Call

/** Receives a complaint: its number goes out by message at once. `app_id` is one of the customer's own applications. */
export const addComplaint = {
  method: 'POST',
  path: '/api/complaints/add',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({
    category: ComplaintCategory,
    lender_id: z.optional(
      z.number({ error: 'option_invalid' }).check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
    ),
    app_id: z.optional(Id),
    text,
  }),
  answer: z.object({ success: z.literal(true), message: z.string(), data: Complaint }),
  errors: ['not_found'],
} as const satisfies Call

/** Of an answered one: `settled` 1 ends it; 0 opens it again and says why. */
export const closeComplaint = {
  method: 'POST',
  path: '/api/complaints/close',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({ number: ComplaintNumber, settled: Flag, text: z.optional(text) }).check(
    z.refine((close) => close.settled === 1 || close.text !== undefined, {
      error: 'field_required',
      path: ['text'],
    }),
  ),
  answer: z.object({ success: z.literal(true), message: z.string(), data: Complaint }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** The answer of staff: the customer hears of it in their language, and reads it on their page. */
export const answerComplaint = {
  method: 'POST',
  path: '/api/complaints/answer',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ number: ComplaintNumber, text }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
