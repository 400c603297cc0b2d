import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant } from '../platform/formats.ts'
import { JourneyStep } from '../reports/journey-steps.ts'

/** Days in India; `7d` and `30d` are today and the 6 or 29 days before it. */
export const dashboardRanges = ['today', 'yesterday', '7d', '30d'] as const
export const DashboardRange = z.enum(dashboardRanges, { error: 'invalid_value' })
export type DashboardRange = z.output<typeof DashboardRange>

const id = z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)))
const brand_id = id

const StepsOfDay = z.object({ day: z.string(), counts: z.array(z.number()) })

/**
 * What was reached from `from` up to `to`, beside the same span one range earlier (today until 15:00 beside yesterday until
 * 15:00). `days` tells the same by calendar day, oldest first, for the range or at least seven days; `counts` in the order of
 * `journeySteps`. `days_before` tells it of as many days right before those, the last one up to the same time of day.
 */
export const Funnel = z.object({
  range: DashboardRange,
  from: Instant,
  to: Instant,
  before_from: Instant,
  before_to: Instant,
  steps: z.array(z.object({ step: JourneyStep, count: z.number(), before: z.number() })),
  days: z.array(StepsOfDay),
  days_before: z.array(StepsOfDay),
  /**
   * From a sign-in to the first offers of one visit, of the newest 2,000 in the range: what has to be known before a page may promise
   * offers within a minute (section 1). `median_seconds` is null where none is counted.
   */
  sign_in_to_offers: z.object({
    counted: z.number(),
    median_seconds: z.nullable(z.number()),
    within_a_minute: z.number(),
  }),
})
export type Funnel = z.output<typeof Funnel>

export const getFunnel = {
  method: 'GET',
  path: '/api/dashboard/funnel',
  audience: [1, 2],
  limit: 'read',
  query: z.object({ range: DashboardRange, brand_id }),
  answer: dataOf(Funnel),
  errors: [],
} as const satisfies Call

/**
 * What waits for a person, of all brands. `help_requests`: the CRM has not taken them for a quarter of an hour, or ever.
 * `send_failed`: applications that could not be handed to their lender. `docs_pending`: a lender needs something.
 * `stuck`: sent on, not ended, and without news for more than seven days. `lenders_refusing`: left alone after several
 * faults in a row (`at` of these is when the next try may be). `messages_failed`: not delivered in the last seven days, those
 * aside that a newer one replaced or whose consent was withdrawn. `partner_requests`: asked to become a partner; `key` is the
 * partner's id. `papers_to_check`: partners whose details or papers wait to be checked; `key` is the partner's id. `links_not_live`: a line
 * for each partner and product with links that are not live; `key` is the partner's id, a stroke and the product. `alarms`: those that last; `key` is the alarm's id, `status` its kind. `complaints_due`: complaints without an answer whose answer is due within seven days, or was; `at` is when.
 * `files_failed`: lenders' files of the last 30 days that could not be read. `files_to_settle`: those that ask something or are planned and
 * not applied; `key` of both is the file's id. `variances_to_settle`: months of lenders with stated lines that are to be settled; `key` is the
 * lender's id, a stroke and the month, `at` when the first of them was stated.
 * `statements_to_approve`: partners' statements that were shown and whose last day to object is over; `key` is the
 * statement's id.
 */
export const workQueues = [
  'help_requests',
  'send_failed',
  'docs_pending',
  'stuck',
  'lenders_refusing',
  'messages_failed',
  'partner_requests',
  'papers_to_check',
  'links_not_live',
  'complaints_due',
  'alarms',
  'files_failed',
  'files_to_settle',
  'variances_to_settle',
  'statements_to_approve',
] as const
export const WorkQueue = z.enum(workQueues, { error: 'invalid_value' })
export type WorkQueue = z.output<typeof WorkQueue>

/** The queues whose rows are of a brand, and those whose rows are with a lender: by these they can be cut. */
export const queuesOfBrands: readonly WorkQueue[] = [
  'help_requests',
  'send_failed',
  'docs_pending',
  'stuck',
  'complaints_due',
]
export const queuesOfLenders: readonly WorkQueue[] = [
  'send_failed',
  'docs_pending',
  'stuck',
  'complaints_due',
]

export const queueOrders = ['longest', 'newest'] as const
export const QueueOrder = z.enum(queueOrders, { error: 'invalid_value' })
export type QueueOrder = z.output<typeof QueueOrder>

export const listWorkQueues = {
  method: 'GET',
  path: '/api/dashboard/queues',
  audience: [1, 2],
  limit: 'read',
  answer: dataOf(z.array(z.object({ queue: WorkQueue, count: z.number(), oldest_at: z.nullable(Instant) }))),
  errors: [],
} as const satisfies Call

/** One of what a number counts. Whatever does not apply is null; `contact` is masked. */
export const DashboardRow = z.object({
  key: z.string(),
  at: Instant,
  status: z.string(),
  contact: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  user_id: z.nullable(Id),
  app_id: z.nullable(Id),
  lender_id: z.nullable(z.number()),
  lender_name: z.nullable(z.string()),
  /** What went wrong, in a technician's words; never personal data. */
  note: z.nullable(z.string()),
})
export type DashboardRow = z.output<typeof DashboardRow>

const paged = {
  page: z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(100_000))),
  page_size: z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(100))),
}
const rows = z.object({ success: z.literal(true), data: z.array(DashboardRow), total: z.number() })

/** The rows behind a number of the funnel, the newest first; `status` is the furthest step that the subject has reached. */
export const listStepRows = {
  method: 'GET',
  path: '/api/dashboard/rows',
  audience: [1, 2],
  limit: 'read',
  shows: 'people',
  query: z.object({ step: JourneyStep, range: DashboardRange, brand_id, ...paged }),
  answer: rows,
  errors: [],
} as const satisfies Call

/**
 * The rows behind a queue, the longest waiting first unless `order` is newest, of a brand or with a lender where the queue has those.
 */
export const listQueueRows = {
  method: 'GET',
  path: '/api/dashboard/queue-rows',
  audience: [1, 2],
  limit: 'read',
  shows: 'people',
  query: z
    .object({ queue: WorkQueue, order: z.optional(QueueOrder), brand_id, lender_id: id, ...paged })
    .check(
      z.refine(({ queue, brand_id: brand }) => brand === undefined || queuesOfBrands.includes(queue), {
        path: ['brand_id'],
        error: 'invalid_value',
      }),
      z.refine(({ queue, lender_id: lender }) => lender === undefined || queuesOfLenders.includes(queue), {
        path: ['lender_id'],
        error: 'invalid_value',
      }),
    ),
  answer: rows,
  errors: [],
} as const satisfies Call

/** The lenders with whom rows of a queue are, by name, and how many are with each; none of a queue without lenders. */
export const listQueueLenders = {
  method: 'GET',
  path: '/api/dashboard/queue-lenders',
  audience: [1, 2],
  limit: 'read',
  query: z.object({ queue: WorkQueue }),
  answer: dataOf(z.array(z.object({ lender_id: z.number(), name: z.string(), count: z.number() }))),
  errors: [],
} as const satisfies Call

/** The brands that staff may look at apart, by name. */
export const listDashboardBrands = {
  method: 'GET',
  path: '/api/dashboard/brands',
  audience: [1, 2],
  limit: 'read',
  answer: dataOf(z.array(z.object({ brand_id: z.number(), name: z.string() }))),
  errors: [],
} as const satisfies Call
