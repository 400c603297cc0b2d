import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { LeadDispute } from './lead-disputes.ts'
import { Flag, Id, Instant, plainText } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { ClickVerdict } from './partner-links.ts'

/**
 * What the rules of decision 027 say of a customer and product, of whoever asks: `yours` and `others` under a lock that holds, `open` and
 * `open_others` where no lock holds and somebody brought the customer last, the rest where nobody did within 30 days: a lock that
 * ended, an arrival that is too old, or neither. Staff own nothing: to them all is `others`, by name.
 */
export const traceOutcomes = [
  'yours',
  'others',
  'open',
  'open_others',
  'was_yours',
  'was_others',
  'too_late',
  'nobody',
] as const
export const TraceOutcome = z.enum(traceOutcomes)
export type TraceOutcome = z.output<typeof TraceOutcome>

/** The rules in their order; the first that fits decides. */
export const traceRules = ['application', 'lock', 'arrival', 'nobody'] as const
export const TraceRule = z.enum(traceRules)
export type TraceRule = z.output<typeof TraceRule>

export const TraceEvent = z.object({
  at: Instant,
  kind: z.enum(['click', 'arrival', 'lead', 'begun', 'sent', 'disbursed', 'lock_end']),
  /** Another partner's name is for staff alone. */
  by: z.enum(['you', 'partner', 'another', 'customer', 'lender', 'rule']),
  name: z.nullable(z.string()),
  /** The link of a click or an arrival, where it is the asker's. */
  link: z.nullable(z.string()),
  verdict: z.nullable(ClickVerdict),
  seen: z.nullable(Flag),
  is_qr: z.nullable(Flag),
  /** Rupees, of a disbursal of the asker's own lead. */
  amount: z.nullable(z.number()),
  /** Of a lead: until when it is locked. */
  until: z.nullable(Instant),
})
export type TraceEvent = z.output<typeof TraceEvent>

/** What a partner can ask to be told of a case: the end of the lock, or the next word of a lender; null where no lead decides. */
export const TraceWatch = z.object({
  of: z.enum(['lock_end', 'next_step']),
  is_on: Flag,
  /** When it was told last. */
  told_at: z.nullable(Instant),
})
export type TraceWatch = z.output<typeof TraceWatch>

/** One customer and product; no product where none is chosen. */
export const TraceCase = z.object({
  /** Names the case to the calls below; it says nothing of the customer. */
  case_id: z.string(),
  masked_contact: z.string(),
  product_type: z.nullable(ProductType),
  outcome: TraceOutcome,
  rule: TraceRule,
  /** The end of the lock that holds or held, or of the 30 days. */
  until: z.nullable(Instant),
  /** The asker's own lead; any lead for staff. */
  lead_id: z.nullable(z.number()),
  /** Whose it is, for staff alone. */
  partner_name: z.nullable(z.string()),
  events: z.array(TraceEvent),
  /** Of the asker; null for staff. */
  watch: z.nullable(TraceWatch),
  /** Whether the asker may dispute what decided: there is a lead, and no dispute of it is open. */
  may_dispute: Flag,
  /** Of the asker, or of all for staff; the newest first. */
  disputes: z.array(LeadDispute),
})
export type TraceCase = z.output<typeof TraceCase>

export const Trace = z.object({
  /** As what the question was read; null where it is none of them. */
  asked: z.nullable(z.enum(['click', 'mobile', 'lead'])),
  /** The click that was asked for. */
  click: z.nullable(
    z.object({
      at: Instant,
      link: z.string(),
      partner_name: z.nullable(z.string()),
      verdict: ClickVerdict,
      reason: z.nullable(z.string()),
      browser: z.nullable(z.string()),
      is_qr: Flag,
      seen_at: z.nullable(Instant),
    }),
  ),
  /** The newest first, at most ten. */
  cases: z.array(TraceCase),
  as_of: Instant,
  lock_days: z.number(),
  arrival_days: z.number(),
})
export type Trace = z.output<typeof Trace>

const query = z.object({ q: plainText(64).check(z.trim(), z.minLength(1, 'field_required')) })

/**
 * Why a lead is or is not the partner's: of a click id, the last four digits of a mobile number or the number of a lead. It finds
 * whom the partner itself brought, and nobody else.
 */
export const traceOwn = {
  method: 'GET',
  path: '/api/partner/trace',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  query,
  answer: dataOf(Trace),
  errors: [],
} as const satisfies Call

/** Switches on or off that the partner is told of what its trace of `q` found. 404 where `q` finds no such case, or nothing of it is told. */
export const watchCase = {
  method: 'POST',
  path: '/api/partner/trace/watch',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({
    ...query.shape,
    case_id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'invalid_value')),
    on: Flag,
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call

/** The same for staff, of every partner. */
export const traceForStaff = {
  method: 'GET',
  path: '/api/tracking-links/trace',
  audience: [1],
  limit: 'read',
  shows: 'people',
  query,
  answer: dataOf(z.object({ ...Trace.shape, cases: z.array(z.object({ ...TraceCase.shape, user_id: Id })) })),
  errors: [],
} as const satisfies Call
