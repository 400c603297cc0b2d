import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant, LanguageId, plainText, rowId, rowIdInPath } from '../platform/formats.ts'
import { WorkKindName } from '../platform/work/work-kinds.ts'
import { CustomerSearch } from '../office/customer-care.ts'

/** `open`: all that wait and do not sleep. `free`: those that nobody has. `late`: three quarters of their time are used, or more. */
export const workTabs = ['mine', 'open', 'free', 'late', 'snoozed', 'done'] as const
export const WorkTab = z.enum(workTabs, { error: 'invalid_value' })
export type WorkTab = z.output<typeof WorkTab>

/** Who of staff, by their whole name. */
const Person = z.object({ staff_id: z.number(), name: z.string() })

/**
 * What waits for a person. `asked` is one line in the asker's own words where there are some; `about` who or what it is of, contacts masked.
 * `share` is the part of its time that was used at the moment of the answer, more than 1 where it is late; `due_at` the end of that time.
 */
export const WorkItem = z.object({
  item_id: z.number(),
  kind: WorkKindName,
  /** The id or the number of the row that waits. */
  key: z.string(),
  asked: z.string(),
  about: z.string(),
  contact: z.nullable(z.string()),
  lender_name: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  user_id: z.nullable(Id),
  app_id: z.nullable(Id),
  lender_id: z.nullable(z.number()),
  partner_id: z.nullable(z.number()),
  /** Of a lender's file: what it tells of, and so where it is opened. */
  file_kind: z.nullable(z.enum(['status', 'mis', 'commission'])),
  since: Instant,
  due_at: Instant,
  share: z.number(),
  owner: z.nullable(Person),
  /** Until when it is the owner's alone; null where they keep it. */
  lease_until: z.nullable(Instant),
  snoozed_until: z.nullable(Instant),
  done_at: z.nullable(Instant),
  done_by: z.nullable(z.string()),
  /** A word of `workOutcomes`, or `source`: what it stood for is over. */
  outcome: z.nullable(z.string()),
})
export type WorkItem = z.output<typeof WorkItem>

/** What came of an item that staff end by hand, in their words. */
export const workOutcomes = {
  answered: 'Answered',
  answered_by_phone: 'Answered by phone',
  told_customer: 'Told the customer',
  asked_lender: 'Asked the lender',
  not_reached: 'Could not be reached',
  not_needed: 'Nothing to do any more',
  sent_elsewhere: 'Sent another way',
} as const
export type WorkOutcome = keyof typeof workOutcomes
export const WorkOutcome = z.enum(Object.keys(workOutcomes) as [WorkOutcome, ...WorkOutcome[]], {
  error: 'invalid_value',
})

const itemIds = z.array(rowId()).check(z.minLength(1, 'field_required'), z.maxLength(200, 'invalid_value'))

/** Where a page goes on: made by the answer before, and told back as it is. */
const Cursor = z
  .string({ error: 'invalid_value' })
  .check(
    z.maxLength(80, 'invalid_value'),
    z.regex(/^[0-9]{10,15}_-?[0-9.e+-]{1,30}_[0-9]{1,18}$/, 'invalid_value'),
  )

/**
 * A page of 50 of the items that the role sees, those that have used the most of their time first, those done last first. POST, so that
 * what is searched for stands in no address; a search for a person is that of the CSR portal, and is counted and recorded as one.
 */
export const listWork = {
  method: 'POST',
  path: '/api/work/list',
  audience: [1, 2, 3],
  limit: 'read',
  shows: 'people',
  body: z.strictObject({
    tab: WorkTab,
    kinds: z.optional(z.array(WorkKindName).check(z.maxLength(30, 'invalid_value'))),
    lender_id: z.optional(rowId()),
    search: z.optional(CustomerSearch),
    after: z.optional(Cursor),
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(WorkItem),
    /** Where the next page goes on; null on the last one. */
    next: z.nullable(Cursor),
  }),
  errors: [],
} as const satisfies Call

/** A tab is counted up to here: one more says that there are more. */
export const WORK_COUNTED_TO = 1_000

/** How many each tab has for the role, and how many of the open ones each kind has; late: of those past their time as well. */
export const countWork = {
  method: 'GET',
  path: '/api/work/counts',
  audience: [1, 2, 3],
  limit: 'read',
  background: true,
  answer: dataOf(
    z.object({
      tabs: z.object({
        mine: z.number(),
        open: z.number(),
        free: z.number(),
        late: z.number(),
        snoozed: z.number(),
        done: z.number(),
      }),
      past: z.number(),
    }),
  ),
  errors: [],
} as const satisfies Call

/** What an item stands for, in full, for who may act on it: the asker's words, what was done about it, the newest first. */
export const WorkDetail = z.object({
  item: WorkItem,
  /** Every word of a customer's or a partner's question; null where the one line says all. */
  words: z.nullable(z.string()),
  /** Who asked, where it is known: name in clear, contact masked, and the language of the page where they asked. */
  sender: z.nullable(
    z.object({ name: z.string(), contact: z.string(), email: z.string(), language: LanguageId }),
  ),
  events: z.array(
    z.object({
      event_id: z.number(),
      at: Instant,
      by: z.nullable(z.string()),
      did: z.string(),
      text: z.nullable(z.string()),
    }),
  ),
})
export type WorkDetail = z.output<typeof WorkDetail>

export const getWorkItem = {
  method: 'GET',
  path: '/api/work/item/:item_id',
  audience: [1, 2, 3],
  limit: 'read',
  shows: 'people',
  params: z.object({ item_id: rowIdInPath() }),
  answer: dataOf(WorkDetail),
  errors: ['not_found'],
} as const satisfies Call

/**
 * What is done with items. `take`: for the time of a lease. `give`: to somebody until they say otherwise, or with null back to all.
 * `snooze`: until `until`. `note`: `text` for those who come after. `done`: of a kind that staff end by hand, with its outcome.
 * `retry`: sends again what could not be sent, lets the next call to a lender go out.
 */
export const workActs = ['take', 'give', 'snooze', 'note', 'done', 'retry'] as const
export type WorkAct = (typeof workActs)[number]

/** `changed`: somebody else was faster. `refused`: not possible for this one; `why` says so in words. */
export const WorkResult = z.object({
  item_id: z.number(),
  result: z.enum(['done', 'changed', 'refused']),
  why: z.nullable(z.string()),
})
export type WorkResult = z.output<typeof WorkResult>

/** Does one thing with each of up to 200 items, each by itself; what came of each is said in their order. */
export const actOnWork = {
  method: 'POST',
  path: '/api/work/act',
  audience: [1, 2, 3],
  limit: 'write',
  body: z
    .strictObject({
      items: itemIds,
      do: z.enum(workActs, { error: 'invalid_value' }),
      staff_id: z.optional(z.nullable(rowId())),
      until: z.optional(Instant),
      outcome: z.optional(WorkOutcome),
      text: z.optional(plainText(1_000).check(z.trim(), z.minLength(1, 'field_required'))),
    })
    .check(
      z.refine(({ do: act, staff_id }) => act !== 'give' || staff_id !== undefined, {
        path: ['staff_id'],
        error: 'field_required',
      }),
      z.refine(({ do: act, until }) => act !== 'snooze' || until !== undefined, {
        path: ['until'],
        error: 'field_required',
      }),
      z.refine(({ do: act, outcome }) => act !== 'done' || outcome !== undefined, {
        path: ['outcome'],
        error: 'field_required',
      }),
      z.refine(({ do: act, text }) => act !== 'note' || text !== undefined, {
        path: ['text'],
        error: 'field_required',
      }),
    ),
  answer: dataOf(z.array(WorkResult)),
  errors: ['invalid_request'],
} as const satisfies Call

/** Gives the most urgent item that nobody has; two who ask at once are given two. Null where nothing waits. */
export const takeNextWork = {
  method: 'POST',
  path: '/api/work/next',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ kinds: z.optional(z.array(WorkKindName).check(z.maxLength(30, 'invalid_value'))) }),
  answer: dataOf(z.nullable(z.object({ item_id: z.number() }))),
  errors: [],
} as const satisfies Call

/** Renews the leases of what an open page shows. A page does so by itself every few minutes. */
export const renewWork = {
  method: 'POST',
  path: '/api/work/renew',
  audience: [1, 2, 3],
  limit: 'write',
  background: true,
  body: z.strictObject({ items: itemIds }),
  answer: dataOf(z.object({ renewed: z.number() })),
  errors: [],
} as const satisfies Call

/** Hands all that somebody has to another, or back to all. One's own, or as role 1 anybody's: to others nobody else is known to have any. */
export const handOverWork = {
  method: 'POST',
  path: '/api/work/hand-over',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ from: rowId(), to: z.nullable(rowId()) }),
  answer: dataOf(z.object({ moved: z.number() })),
  errors: ['invalid_request'],
} as const satisfies Call

/** Who may be given work, with how much each has now. */
export const listWorkers = {
  method: 'GET',
  path: '/api/work/workers',
  audience: [1, 2, 3],
  limit: 'read',
  answer: dataOf(
    z.array(z.object({ staff_id: z.number(), name: z.string(), role_id: z.number(), items: z.number() })),
  ),
  errors: [],
} as const satisfies Call

/**
 * Shows the number, the address and the name of who sent a help request, once. On the audit log with the item, never the values; counted
 * like an unmasking. Failures: 404; 429 past the limits of the hour or the day.
 */
export const showSender = {
  method: 'POST',
  path: '/api/work/show-sender',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({
    item_id: rowId(),
    purpose: z.enum(['call_back', 'identify_caller'], { error: 'purpose_needed' }),
  }),
  answer: dataOf(z.object({ phone: z.string(), email: z.string() })),
  errors: ['not_found', 'too_many_requests'],
} as const satisfies Call

/**
 * Answers a help request by e-mail, and ends its item; `sms` says by SMS that the answer is there. `request_id` is drawn by the page:
 * sent again it is one answer. Failures: 404; 409 conflict where it is done.
 */
export const replyToHelp = {
  method: 'POST',
  path: '/api/work/reply',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({
    item_id: rowId(),
    text: plainText(2_000).check(z.trim(), z.minLength(1, 'field_required')),
    sms: z.union([z.literal(0), z.literal(1)], { error: 'invalid_value' }),
  }),
  answer: Done,
  errors: ['not_found', 'conflict', 'temporarily_unavailable'],
} as const satisfies Call

const WorkTime = z.object({
  kind: WorkKindName,
  minutes: z.number(),
  /** Null while it is the first value. */
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(Instant),
})

/** The time that each kind may take. */
export const listWorkTimes = {
  method: 'GET',
  path: '/api/work/times',
  audience: [1, 2, 3],
  limit: 'read',
  answer: dataOf(z.array(WorkTime)),
  errors: [],
} as const satisfies Call

/** Sets the time of a kind, from now on and for what waits already. By law a complaint has at most 30 days. */
export const setWorkTime = {
  method: 'POST',
  path: '/api/work/times/set',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    kind: WorkKindName,
    minutes: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(5, 'invalid_value'), z.lte(129_600, 'invalid_value')),
  }),
  answer: Done,
  errors: ['invalid_request'],
} as const satisfies Call
