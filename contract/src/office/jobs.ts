import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Instant, plainText } from '../platform/formats.ts'
import { pageFields } from '../platform/paging.ts'

const job_id = z.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1))

/** A job whose tries are used up: nothing happens until staff decide. */
export const GivenUpJob = z.object({
  job_id: z.number(),
  /** The name of the work, as `send_message`; one of another release where this one does not know it. */
  kind: z.string(),
  attempts: z.number(),
  /** What the last try said, without anything that may name a person. */
  reason: z.nullable(z.string()),
  created_at: Instant,
  given_up_at: Instant,
})
export type GivenUpJob = z.output<typeof GivenUpJob>

/** How many jobs of a kind wait or run, since when the oldest that is due has been due, and how many are given up. */
export const JobKindFigures = z.object({
  kind: z.string(),
  waiting: z.number(),
  oldest_due_at: z.nullable(Instant),
  given_up: z.number(),
})
export type JobKindFigures = z.output<typeof JobKindFigures>

/** The given up jobs, the newest first, and the figures of every kind that has jobs. */
export const listJobs = {
  method: 'GET',
  path: '/api/jobs',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: z.object({
    success: z.literal(true),
    data: z.array(GivenUpJob),
    total: z.number(),
    kinds: z.array(JobKindFigures),
  }),
  errors: [],
} as const satisfies Call

/** Puts a given up job back into its queue, with all of its tries. */
export const retryJob = {
  method: 'POST',
  path: '/api/jobs/retry',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ job_id }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** Takes a given up job away for good. */
export const dropJob = {
  method: 'POST',
  path: '/api/jobs/drop',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    job_id,
    reason: plainText(500, 'reason_required').check(z.trim(), z.minLength(3, 'reason_required')),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
