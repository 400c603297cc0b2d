import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, rowIdInPath } from '../platform/formats.ts'
import { COUNTED_TO } from '../platform/paging.ts'
import { ApplicationNumber } from '../loans/application-number.ts'
import { LenderStatus } from '../loans/applications.ts'

const params = z.object({
  lenderId: rowIdInPath(),
})

/** One application with the lender. `since`: when it came to its state. */
export const LenderApplicationLine = z.object({
  lender_application_id: z.number(),
  application_number: ApplicationNumber,
  user_id: Id,
  app_id: Id,
  /** Masked. */
  contact: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  status: LenderStatus,
  since: Instant,
  applied_at: Instant,
  /** The newest news of the lender, taken or late, with its words to the customer; null before the first. */
  last_answer: z.nullable(z.object({ status: LenderStatus, at: Instant, note: z.nullable(z.string()) })),
  /** Why it could not be sent, in a technician's words. */
  last_error: z.nullable(z.string()),
})
export type LenderApplicationLine = z.output<typeof LenderApplicationLine>

/**
 * The applications with one lender, those that moved last first, of every state or of one; also of a lender that was deleted.
 * `total` counts to 10,000, and so many can be paged through.
 */
export const listLenderApplications = {
  method: 'GET',
  path: '/api/lender/applications/:lenderId',
  audience: [1],
  limit: 'read',
  shows: 'people',
  params,
  query: z.object({
    status: z.optional(LenderStatus),
    page: z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(COUNTED_TO))),
    page_size: z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(100))),
  }),
  answer: z.object({ success: z.literal(true), data: z.array(LenderApplicationLine), total: z.number() }),
  errors: ['not_found'],
} as const satisfies Call

/** How many applications are at one state. `more` 1: there are more than `count`, which stopped at 10,000. */
export const StateCount = z.object({ status: LenderStatus, count: z.number(), more: Flag })
export type StateCount = z.output<typeof StateCount>

/** By state, in the order of the pipeline; a state without an application is left out. `exact` 1 counts all of them. */
export const countLenderApplications = {
  method: 'GET',
  path: '/api/lender/application-counts/:lenderId',
  audience: [1],
  limit: 'read',
  params,
  query: z.object({ exact: z.optional(z.enum(['0', '1'], { error: 'invalid_value' })) }),
  answer: dataOf(z.object({ lender_name: z.string(), states: z.array(StateCount) })),
  errors: ['not_found'],
} as const satisfies Call

/** The last `hours` of calls to the lender, whole hours of the clock, so that up to one more is in it. Times are of what it answered; null where it answered nothing. */
export const CallSpan = z.object({
  hours: z.number(),
  calls: z.number(),
  faults: z.number(),
  /** Half of the answers, and 95 of 100, came within this many milliseconds; 30,000 stands for longer than 10 s, too. */
  half_within_ms: z.nullable(z.number()),
  most_within_ms: z.nullable(z.number()),
})
export type CallSpan = z.output<typeof CallSpan>

/**
 * How our calls to a lender go. `integration` "redirect": it is never called, its customers go to its site. `is_configured` 0: this
 * server is not told how to reach it. `circuit`: `open`, nothing is sent before `next_try_at`; `trying`, the next call is the
 * trial; `closed`, calls go out, after `failures` faults in a row.
 */
export const LenderHealth = z.object({
  integration: z.enum(['api', 'redirect']),
  is_configured: Flag,
  circuit: z.object({
    state: z.enum(['closed', 'open', 'trying']),
    failures: z.number(),
    next_try_at: z.nullable(Instant),
  }),
  last_answer_at: z.nullable(Instant),
  last_fault: z.nullable(z.object({ at: Instant, words: z.string() })),
  /** The last hour, day and week. */
  spans: z.array(CallSpan),
})
export type LenderHealth = z.output<typeof LenderHealth>

export const getLenderHealth = {
  method: 'GET',
  path: '/api/lender/health/:lenderId',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(LenderHealth),
  errors: ['not_found'],
} as const satisfies Call
