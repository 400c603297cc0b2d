import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant } from '../platform/formats.ts'
import { pageFields } from '../platform/paging.ts'
import { dataOf } from '../platform/answers.ts'
import { ComplaintCategory, ComplaintNumber, ComplaintStatus } from './complaints.ts'

/** Which complaints: `due` are open and due within seven days, or overdue. */
export const complaintViews = [
  'open',
  'due',
  'overdue',
  'answered',
  'settled',
  'closed_by_deletion',
  'all',
] as const
export const ComplaintView = z.enum(complaintViews, { error: 'invalid_value' })
export type ComplaintView = z.output<typeof ComplaintView>

/** A complaint as the register has it from its first day; no words of the customer. `age_days` counts begun days from 1, until it is over. */
export const RegisteredComplaint = z.object({
  number: ComplaintNumber,
  user_id: Id,
  app_id: z.nullable(Id),
  /** The customer's contact, masked. */
  contact: z.nullable(z.string()),
  category: ComplaintCategory,
  status: ComplaintStatus,
  brand_name: z.nullable(z.string()),
  lender_id: z.nullable(z.number()),
  lender_name: z.nullable(z.string()),
  nodal_officer_email: z.nullable(z.string()),
  nodal_officer_phone: z.nullable(z.string()),
  created_at: Instant,
  due_at: Instant,
  age_days: z.number(),
  /** 0 once the day has passed. */
  days_left: z.number(),
  is_overdue: Flag,
  owner_staff_id: z.nullable(z.number()),
  owner_name: z.nullable(z.string()),
  handed_over_at: z.nullable(Instant),
})
export type RegisteredComplaint = z.output<typeof RegisteredComplaint>

const staffId = z.number({ error: 'owner_unknown' }).check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))

/**
 * The register, from day 0: open ones first, of these the ones due soonest; then what was received last, the ones
 * that a deletion closed at the end. `counts` are of the
 * whole register, whatever is filtered. `mine` 1: those that the caller owns.
 */
export const listComplaintRegister = {
  method: 'GET',
  path: '/api/complaints/register',
  audience: [1, 2, 3],
  shows: 'people',
  limit: 'read',
  query: z.object({
    ...pageFields,
    view: z.optional(ComplaintView),
    category: z.optional(ComplaintCategory),
    lender_id: z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))),
    mine: z.optional(z.enum(['0', '1'], { error: 'invalid_value' })),
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(RegisteredComplaint),
    total: z.number(),
    counts: z.object({ open: z.number(), due: z.number(), overdue: z.number(), unowned: z.number() }),
  }),
  errors: [],
} as const satisfies Call

/** Whom a complaint may be given to: staff who can sign in, by name. */
export const listComplaintOwners = {
  method: 'GET',
  path: '/api/complaints/owners',
  audience: [1, 2, 3],
  limit: 'read',
  answer: dataOf(z.array(z.object({ staff_id: z.number(), full_name: z.string() }))),
  errors: [],
} as const satisfies Call

/** Takes a complaint, gives it to somebody, or lets go of it (null). */
export const setComplaintOwner = {
  method: 'POST',
  path: '/api/complaints/owner',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ number: ComplaintNumber, staff_id: z.nullable(staffId) }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Writes to the nodal officer of the lender that an open complaint is about, with the customer's words; once. */
export const handOverComplaint = {
  method: 'POST',
  path: '/api/complaints/hand-over',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ number: ComplaintNumber }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict', 'nodal_officer_missing'],
} as const satisfies Call
