import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { CHALLENGE_HEADER } from '../platform/challenge.ts'
import {
  Day,
  Email,
  Flag,
  Ifsc,
  Instant,
  Mobile,
  plainText,
  Slug,
  rowId,
  rowIdInPath,
} from '../platform/formats.ts'
import { isGstin } from '../platform/gstin-check-digit.ts'
import { pageFields } from '../platform/paging.ts'

/** `requested` has applied and waits for staff; an `active` one alone signs in and is given leads; `closed` has ended. */
export const partnerStatuses = ['requested', 'active', 'paused', 'closed'] as const
export const PartnerStatus = z.enum(partnerStatuses, { error: 'invalid_value' })
export type PartnerStatus = z.output<typeof PartnerStatus>

export const PartnerId = rowId()
const inPath = z.object({
  id: rowIdInPath(),
})

export const named = (max: number) => plainText(max).check(z.trim(), z.minLength(1, 'field_required'))
/** Why something of a partner is changed: it stands on the audit log. */
export const Reason = plainText(300).check(z.trim(), z.minLength(3, 'reason_required'))

/** Letters, digits, underscore and hyphen, or empty (section 5). */
export const UtmId = z
  .string({ error: 'utm_id_invalid' })
  .check(z.maxLength(64, 'utm_id_invalid'), z.regex(/^[A-Za-z0-9_-]*$/, 'utm_id_invalid'))

/** Percent of our commission, in steps of 0.001. */
export const RevenuePercent = z.number({ error: 'percent_out_of_range' }).check(
  z.gte(0, 'percent_out_of_range'),
  z.lte(100, 'percent_out_of_range'),
  z.refine((percent) => atMostDecimals(percent, 3), 'percent_decimals'),
)

/** Rupees for each disbursal, with at most two decimals. */
export const RevenueFlatFee = z.number({ error: 'not_positive' }).check(
  z.gte(0, 'not_positive'),
  z.lte(10_000_000, 'fee_invalid'),
  z.refine((rupees) => atMostDecimals(rupees, 2), 'fee_invalid'),
)

const atMostDecimals = (value: number, decimals: number): boolean =>
  Math.abs(Math.round(value * 10 ** decimals) - value * 10 ** decimals) < 1e-6

/** The PAN of any kind of holder, in clear: no masked character (domain.md 9). */
export const HolderPan = z
  .string({ error: 'pan_invalid' })
  .check(z.maxLength(10, 'pan_invalid'), z.regex(/^[A-Z]{3}[PCHFATBLJG][A-Z][0-9]{4}[A-Z]$/, 'pan_invalid'))

export const HolderGstin = z
  .string({ error: 'gstin_invalid' })
  .check(z.maxLength(15, 'gstin_invalid'), z.refine(isGstin, 'gstin_invalid'))

/** 9 to 18 digits in clear: no masked digit. */
export const BankAccount = z
  .string({ error: 'account_number_invalid' })
  .check(z.maxLength(18, 'account_number_invalid'), z.regex(/^[0-9]{9,18}$/, 'account_number_invalid'))

/** A partner as staff see it. `revenue_percent` and `revenue_flat_fee` are those in force today; null before any were agreed. */
export const Partner = z.object({
  id: z.number(),
  merchant_id: z.number(),
  /** The path that brings its customers: /{slug}. Null until a request is approved. */
  slug: z.nullable(z.string()),
  name: z.string(),
  legal_name: z.nullable(z.string()),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: PartnerStatus,
  utm_id: z.nullable(z.string()),
  revenue_percent: z.nullable(z.number()),
  /** Rupees for each disbursal. */
  revenue_flat_fee: z.nullable(z.number()),
  pan_masked: z.nullable(z.string()),
  /** It holds the PAN: masked there too. */
  gstin_masked: z.nullable(z.string()),
  account_name: z.nullable(z.string()),
  account_number_masked: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  agreement_date: z.nullable(Day),
  /** What a partner wrote with its request. */
  request_note: z.nullable(z.string()),
  /** The name of the partner that invited it. */
  invited_by: z.nullable(z.string()),
  /** Since when one that asked may sign in to prepare; null for every other. */
  prepares_since: z.nullable(Instant),
  /** Grows with every change; a save that names an older one is refused. */
  version: z.number(),
  created_at: Instant,
  updated_at: Instant,
})
export type Partner = z.output<typeof Partner>

/** One agreement on the split: in force from `valid_from` until a later one is. */
export const PartnerTerms = z.object({
  terms_id: z.number(),
  revenue_percent: z.number(),
  revenue_flat_fee: z.number(),
  valid_from: Day,
  set_by: z.string(),
  set_at: Instant,
  /** `past`, `in_force`, `planned`, or `replaced` where another was agreed for the same day. */
  state: z.enum(['past', 'in_force', 'planned', 'replaced']),
})
export type PartnerTerms = z.output<typeof PartnerTerms>

/** One tracking id; null where it was taken away. */
export const PartnerUtm = z.object({
  utm_id: z.nullable(z.string()),
  valid_from: Instant,
  set_by: z.string(),
})
export type PartnerUtm = z.output<typeof PartnerUtm>

export const PartnerDetail = z.extend(Partner, {
  terms: z.array(PartnerTerms),
  utm_ids: z.array(PartnerUtm),
  /** What it may become from here. */
  next_statuses: z.array(PartnerStatus),
  /** Customers who chose a product through this partner. */
  leads: z.number(),
  /** 1 once a password is set. */
  can_sign_in: Flag,
  /** 1 where an authenticator is enrolled. */
  second_factor: Flag,
})
export type PartnerDetail = z.output<typeof PartnerDetail>

/** A partner as the list has it, with how many customers chose a product through it. */
export const ListedPartner = z.extend(Partner, { leads: z.number() })
export type ListedPartner = z.output<typeof ListedPartner>

/** By name; `search` looks in name, legal name, slug, e-mail and utm_id. `counts` are of all partners, by status. */
export const listPartners = {
  method: 'GET',
  path: '/api/partners',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    search: z.optional(plainText(80)),
    status: z.optional(PartnerStatus),
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(ListedPartner),
    total: z.number(),
    counts: z.record(PartnerStatus, z.number()),
  }),
  errors: [],
} as const satisfies Call

export const getPartner = {
  method: 'GET',
  path: '/api/partners/:id',
  audience: [1],
  limit: 'read',
  params: inPath,
  answer: dataOf(PartnerDetail),
  errors: ['not_found'],
} as const satisfies Call

/** A success of a change of a partner: its words and the partner as it is now. */
const changed = z.object({ success: z.literal(true), message: z.string(), data: Partner })

/** A partner that staff bring in, active at once. Failures: 409 partner_slug_taken, partner_email_taken. */
export const createPartner = {
  method: 'POST',
  path: '/api/partner/create',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    name: named(80),
    contact_name: named(80),
    email: Email,
    phone: Mobile,
    slug: Slug.check(z.minLength(2, 'partner_slug_invalid')),
  }),
  answer: changed,
  errors: ['partner_email_taken', 'partner_slug_taken', 'utm_id_taken'],
} as const satisfies Call

const emptiable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/** What staff may save of a partner. What is absent stays; null empties; a masked value is refused by its format. */
export const PartnerPatch = z.strictObject({
  partner_id: PartnerId,
  /** The version the form was filled from. */
  version: z
    .number({ error: 'invalid_value' })
    .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value')),
  name: z.optional(named(80)),
  legal_name: emptiable(named(120)),
  contact_name: z.optional(named(80)),
  email: z.optional(Email),
  phone: z.optional(Mobile),
  pan: emptiable(HolderPan),
  gstin: emptiable(HolderGstin),
  account_name: emptiable(named(80)),
  account_number: emptiable(BankAccount),
  ifsc: emptiable(Ifsc),
  agreement_date: emptiable(Day),
})
export type PartnerPatch = z.output<typeof PartnerPatch>

/** Failures: 404; 409 conflict (somebody saved meanwhile), partner_email_taken; 400 gstin_not_of_pan. */
export const updatePartner = {
  method: 'POST',
  path: '/api/partner/update',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: PartnerPatch,
  answer: changed,
  errors: ['not_found', 'conflict', 'partner_email_taken', 'partner_slug_taken', 'utm_id_taken'],
} as const satisfies Call

/** Any status but active ends the partner's sessions. Failures: 404; 409 partner_status_refused, partner_email_taken. */
export const setPartnerStatus = {
  method: 'POST',
  path: '/api/partner/set-status',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ partner_id: PartnerId, status: PartnerStatus, reason: Reason }),
  answer: changed,
  errors: [
    'not_found',
    'partner_email_taken',
    'partner_slug_taken',
    'partner_status_refused',
    'utm_id_taken',
  ],
} as const satisfies Call

/** What is sealed, in clear, once: an act of its own on the audit log. Failures: 404, also where nothing is stored. */
export const unmaskPartner = {
  method: 'POST',
  path: '/api/partner/unmask',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    partner_id: PartnerId,
    field: z.enum(['pan', 'gstin', 'account_number'], { error: 'invalid_value' }),
    reason: Reason,
  }),
  answer: dataOf(z.object({ value: z.string() })),
  errors: ['not_found'],
} as const satisfies Call

/** Section 7. Empty takes the tracking id away. Failures: 404; 409 utm_id_taken, also by a partner that had it before. */
export const updatePartnerUtm = {
  method: 'POST',
  path: '/api/update-partner-utm/:id',
  audience: [1],
  limit: 'write',
  params: inPath,
  body: z.strictObject({ utm_id: UtmId }),
  answer: changed,
  errors: ['not_found', 'partner_email_taken', 'partner_slug_taken', 'utm_id_taken'],
} as const satisfies Call

/** Section 7. In force from today, or from `valid_from` where a later day is named; what was agreed before stays written. */
export const updatePartnerRevenueData = {
  method: 'POST',
  path: '/api/update-partner-revenue-data/:id',
  audience: [1],
  limit: 'write',
  stepUp: true,
  params: inPath,
  body: z.strictObject({
    revenue_percent: RevenuePercent,
    revenue_flat_fee: RevenueFlatFee,
    valid_from: z.optional(Day),
  }),
  answer: changed,
  errors: ['not_found'],
} as const satisfies Call

/** A partner as anybody may know it: no revenue fields (decisions.md 13). */
export const PublicPartner = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.nullable(z.string()),
  utm_id: z.nullable(z.string()),
})
export type PublicPartner = z.output<typeof PublicPartner>

/** Section 7: `name` is a partner's slug or name; empty stands for 'cl'. All fields for staff of role 1, who also see those not active. */
export const getPartnerByName = {
  method: 'GET',
  path: '/api/get-partner-by-name/:name',
  audience: 'anyone',
  staffSeeMore: true,
  limit: 'read',
  params: z.object({ name: plainText(80) }),
  answer: dataOf(z.union([Partner, PublicPartner])),
  errors: ['not_found'],
} as const satisfies Call

/** The merchant creation form: whoever wants to become a partner. */
export const PartnerRequest = z.strictObject({
  name: named(80),
  contact_name: named(80),
  email: Email,
  phone: Mobile,
  note: z.optional(plainText(500)),
  /** The slug or name of the partner whose link brought the sender; an unknown one is nobody. */
  invited_by: z.optional(plainText(80)),
})
export type PartnerRequest = z.output<typeof PartnerRequest>

/** Stored as `requested` for staff to look at. The answer never tells whether the business is known already. */
export const requestPartner = {
  method: 'POST',
  path: '/api/partners/request',
  audience: 'anyone',
  limit: 'public_form',
  headers: { [CHALLENGE_HEADER]: 'optional' },
  body: PartnerRequest,
  answer: Done,
  errors: ['challenge_required'],
} as const satisfies Call
