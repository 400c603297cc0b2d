import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { ApplicationNumber } from './application-number.ts'
import type { Call } from '../platform/call.ts'
import { ConsentVersion } from '../customers/consents.ts'
import { Day, Id, Instant } from '../platform/formats.ts'
import { widestLoan } from '../reference/product-journeys.ts'
import { ProductType } from '../reference/products.ts'

/** The lender-level pipeline (domain.md 3.1, decisions.md 23). The transitions stand in the server's status table. */
export const lenderStatuses = [
  'QUEUED',
  'SEND_FAILED',
  'SENT',
  'DUPLICATE',
  'LOGGED_IN',
  'DOCS_PENDING',
  'UNDER_PROCESS',
  'APPROVED',
  'SANCTIONED',
  'PART_DISBURSED',
  'DISBURSED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'COOLED_OFF',
  'CLAWED_BACK',
] as const
export const LenderStatus = z.enum(lenderStatuses)
export type LenderStatus = z.output<typeof LenderStatus>

/** The customer-level pipeline. */
export const applicationStatuses = [
  'CREATED',
  'ELIGIBLE',
  'INELIGIBLE',
  'OFFER_SHOWN',
  'OFFER_SELECTED',
  'CLOSED',
] as const
export const ApplicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.output<typeof ApplicationStatus>

/** Why a lender said no (domain.md 7.3). The sentences stand in the web's catalogue. */
export const rejectReasons = [
  'LOW_SCORE',
  'NO_HISTORY',
  'TOO_MANY_ENQUIRIES',
  'HIGH_FOIR',
  'INCOME_BELOW_MIN',
  'AGE',
  'EMPLOYER_NOT_LISTED',
  'JOB_VINTAGE',
  'BUSINESS_VINTAGE',
  'TURNOVER',
  'PIN_NOT_SERVICEABLE',
  'NEGATIVE_AREA',
  'CASH_SALARY',
  'KYC_MISMATCH',
  'NAME_MISMATCH',
  'BANK_VERIFICATION_FAILED',
  'EXISTING_CUSTOMER',
  'RECENT_REJECT',
  'OVERDUE_OR_WRITTEN_OFF',
  'DOCS_INCOMPLETE',
  'NOT_CONTACTABLE',
  'NOT_INTERESTED',
  'AMOUNT_OUT_OF_RANGE',
  'POLICY',
  'OTHER',
] as const
export const RejectReason = z.enum(rejectReasons)
export type RejectReason = z.output<typeof RejectReason>

export const TimelineEvent = z.object({
  event_id: z.number(),
  status: LenderStatus,
  at: Instant,
  /** The lender's words to the customer, as text. */
  note: z.nullable(z.string()),
  /** 1: taken back since; it stays in the history and counts no more. */
  taken_back: z.optional(z.literal(1)),
  /** The event that this one takes back: `status` is where the application stood before that. */
  corrects_event_id: z.optional(z.number()),
})
export type TimelineEvent = z.output<typeof TimelineEvent>

export const LenderApplication = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  slug: z.string(),
  /** What people call it by. */
  application_number: ApplicationNumber,
  /** What the lender knows this application by. */
  our_reference: Id,
  integration: z.enum(['api', 'redirect']),
  status: LenderStatus,
  amount: z.number(),
  tenure_months: z.number(),
  reject_reason: z.nullable(RejectReason),
  sanctioned_amount: z.nullable(z.number()),
  disbursed_amount: z.nullable(z.number()),
  /** The day on which the lender paid, as it said; null before. */
  disbursal_date: z.nullable(Day),
  /** Where a redirect customer goes on at the lender; null for API lenders. */
  handoff_url: z.nullable(z.string()),
  /** The segment under /user of this lender's own page; null where it has none. */
  lender_page: z.nullable(z.string()),
  cooling_off_days: z.number(),
  grievance_contact: z.string(),
  applied_at: Instant,
  updated_at: Instant,
  timeline: z.array(TimelineEvent),
})
export type LenderApplication = z.output<typeof LenderApplication>

export const Application = z.object({
  app_id: Id,
  product_type: ProductType,
  status: ApplicationStatus,
  amount: z.nullable(z.number()),
  tenure_months: z.nullable(z.number()),
  created_at: Instant,
  lenders: z.array(LenderApplication),
})
export type Application = z.output<typeof Application>

const AppId = z.object({ app_id: Id })

export const createApplication = {
  method: 'POST',
  path: '/api/applications',
  audience: 'customer',
  limit: 'write',
  body: z.strictObject({
    product_type: ProductType,
    /** Within the bounds of the product (product-journeys.ts). */
    amount: z.optional(
      z.number().check(z.gte(widestLoan.amount.min), z.lte(widestLoan.amount.max), z.multipleOf(1)),
    ),
    tenure_months: z.optional(
      z.number().check(z.gte(widestLoan.tenure.min), z.lte(widestLoan.tenure.max), z.multipleOf(1)),
    ),
  }),
  answer: z.object({ success: z.literal(true), app_id: Id }),
  errors: ['not_found', 'profile_incomplete', 'product_not_available', 'conflict'],
} as const satisfies Call

export const getApplication = {
  method: 'GET',
  path: '/api/applications/:app_id',
  audience: 'customer',
  limit: 'read',
  params: AppId,
  answer: dataOf(Application),
  errors: ['not_found'],
} as const satisfies Call

/** Header Idempotency-Key: 8 to 64 letters, digits, hyphens. The same key with the same body answers the same bytes. */
export const applyToLender = {
  method: 'POST',
  path: '/api/applications/:app_id/apply',
  audience: 'customer',
  limit: 'write',
  headers: { 'Idempotency-Key': 'needed' },
  params: AppId,
  body: z.strictObject({
    lender_id: z.number().check(z.multipleOf(1), z.gte(1)),
    snapshot_id: Id,
    /** The version of the share consent that the customer read and agreed to. */
    consent_version: ConsentVersion,
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    /** A segment under /user. */
    redirect: z.string(),
    handoff_url: z.optional(z.string()),
  }),
  errors: [
    'not_found',
    'consent_missing',
    'profile_incomplete',
    'answers_needed',
    'lender_not_in_snapshot',
    'snapshot_stale',
    'application_closed',
    'already_applied',
  ],
} as const satisfies Call

/** Where a gold or housing customer with complete details goes on, by what stands behind the application. */
const whereNext = z.object({ success: z.literal(true), /** A segment under /user. */ redirect: z.string() })
const OwnAppId = z.object({ appId: Id })

/** `{appId}` is an application for gold of one's own; any other answers as absent. */
export const routeGoldLoan = {
  method: 'POST',
  path: '/api/gold-loans/:appId',
  audience: 'customer',
  limit: 'read',
  params: OwnAppId,
  answer: whereNext,
  errors: ['not_found'],
} as const satisfies Call

/** The same for affordable housing. */
export const routeHousingLoan = {
  method: 'POST',
  path: '/api/housing-loan/:appId',
  audience: 'customer',
  limit: 'read',
  params: OwnAppId,
  answer: whereNext,
  errors: ['not_found'],
} as const satisfies Call

export const withdrawFromLender = {
  method: 'POST',
  path: '/api/applications/:app_id/withdraw',
  audience: 'customer',
  limit: 'write',
  params: AppId,
  body: z.strictObject({ lender_id: z.number().check(z.multipleOf(1), z.gte(1)) }),
  answer: Done,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Notes that the customer opened the lender's own key fact statement (RBI/2024-25/18); the first opening of each counts. `kfs_url`
 * is the address that the page showed, which the lender publishes now or an offers page of the application has shown; left out,
 * the one of now. It stands on the receipt of what was shared and in the evidence.
 */
export const noteKfsOpened = {
  method: 'POST',
  path: '/api/applications/:app_id/kfs-opened',
  audience: 'customer',
  limit: 'write',
  params: z.object({ app_id: Id }),
  body: z.strictObject({
    lender_id: z.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
    kfs_url: z.optional(z.string().check(z.maxLength(500))),
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
