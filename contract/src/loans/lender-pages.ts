import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { ApplicationNumber } from './application-number.ts'
import { LenderStatus, RejectReason } from './applications.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, Passcode, plainText, Slug } from '../platform/formats.ts'
import { FactField } from './lender-facts.ts'

/** The patterns that a lender's own page is made of; how it ends is the state of the page. */
export const stepPatterns = ['fields', 'redirect', 'passcode'] as const
export const StepPattern = z.enum(stepPatterns)
export type StepPattern = z.output<typeof StepPattern>

/**
 * Where a customer stands on a lender's page. `sending`: we hand the application over. `step`: it is the customer's turn.
 * `pending`: it is the lender's. `error`: it could not be handed over. `withdrawn`: the customer called it off.
 */
export const lenderPageStates = [
  'sending',
  'step',
  'pending',
  'approved',
  'declined',
  'error',
  'withdrawn',
] as const

export const LenderStep = z.object({
  name: z.string(),
  pattern: StepPattern,
  /** The first is 1. */
  number: z.number(),
  steps: z.number(),
  heading: z.string(),
  text: z.string(),
  /** 1 while an answer of the customer is under way to the lender. */
  is_busy: Flag,
  /** Of pattern `fields`; none else. */
  fields: z.array(FactField),
  /** Of pattern `passcode` once the lender has sent one. */
  passcode: z.nullable(
    z.object({
      /** As the lender shows it; null where it does not say. */
      masked_to: z.nullable(z.string()),
      resend_at: Instant,
      can_resend: Flag,
      tries_left: z.number(),
    }),
  ),
})
export type LenderStep = z.output<typeof LenderStep>

export const LenderPage = z.object({
  page: z.string(),
  lender_id: z.number(),
  lender_name: z.string(),
  application_number: ApplicationNumber,
  our_reference: Id,
  amount: z.number(),
  tenure_months: z.number(),
  state: z.enum(lenderPageStates),
  status: LenderStatus,
  step: z.nullable(LenderStep),
  reject_reason: z.nullable(RejectReason),
  sanctioned_amount: z.nullable(z.number()),
  /** The lender's newest words to the customer. */
  note: z.nullable(z.string()),
  grievance_contact: z.string(),
  /** The segment under /user that shows this state. */
  segment: z.string(),
})
export type LenderPage = z.output<typeof LenderPage>

const params = z.object({ app_id: Id, page: Slug })
const StepName = z.string({ error: 'invalid_value' }).check(z.regex(/^[a-z][a-z_]{0,31}$/, 'invalid_value'))
const answer = dataOf(LenderPage)

/** How an own application stands at the lender that `page` is of. Absent: no such page, or no own application there. */
export const getLenderPage = {
  method: 'GET',
  path: '/api/applications/:app_id/lender-pages/:page',
  audience: 'customer',
  limit: 'read',
  params,
  answer,
  errors: ['not_found'],
} as const satisfies Call

/**
 * Passes the answers of a step on to the lender; a step that the lender has is answered as it stands. Texts as
 * contract/src/loans/lender-facts.ts judges them. `lender_not_answering`: nothing is kept here, and the same again is the same.
 */
export const sendLenderFacts = {
  method: 'POST',
  path: '/api/applications/:app_id/lender-pages/:page/facts',
  audience: 'customer',
  limit: 'write',
  params,
  body: z.strictObject({
    step: StepName,
    facts: z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'invalid_value')), plainText(200)),
  }),
  answer,
  errors: ['not_found', 'lender_not_answering', 'conflict'],
} as const satisfies Call

/** The way to the lender's own site. It leads back to the page with `state`, `outcome`, `at` and `signature`. */
export const leaveForLender = {
  method: 'POST',
  path: '/api/applications/:app_id/lender-pages/:page/leave',
  audience: 'customer',
  limit: 'write',
  params,
  body: z.strictObject({ step: StepName }),
  answer: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_found', 'lender_not_answering', 'conflict'],
} as const satisfies Call

/**
 * What came back from the lender's site: `signature` = hex HMAC-SHA256 of `{at}.{state}.{outcome}` with the lender's secret.
 * A return that is forged, late, made before or of another application is a `conflict` and changes nothing.
 */
export const returnFromLender = {
  method: 'POST',
  path: '/api/applications/:app_id/lender-pages/:page/return',
  audience: 'customer',
  limit: 'write',
  params,
  body: z.strictObject({
    state: z.string({ error: 'invalid_value' }).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_value')),
    outcome: z.enum(['done', 'not_done'], { error: 'invalid_value' }),
    at: z.string({ error: 'invalid_value' }).check(z.regex(/^[0-9]{1,12}$/, 'invalid_value')),
    signature: z.string({ error: 'invalid_value' }).check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value')),
  }),
  answer,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Asks the lender to send its passcode. */
export const askLenderPasscode = {
  method: 'POST',
  path: '/api/applications/:app_id/lender-pages/:page/passcode',
  audience: 'customer',
  limit: 'write',
  params,
  body: z.strictObject({ step: StepName }),
  answer,
  errors: ['not_found', 'passcode_spent', 'resend_too_soon', 'lender_not_answering', 'conflict'],
} as const satisfies Call

/** Passes the lender's passcode on to it; it is kept nowhere here. */
export const checkLenderPasscode = {
  method: 'POST',
  path: '/api/applications/:app_id/lender-pages/:page/passcode-check',
  audience: 'customer',
  limit: 'write',
  params,
  body: z.strictObject({ step: StepName, otp: Passcode }),
  answer,
  errors: [
    'not_found',
    'passcode_wrong',
    'passcode_expired',
    'passcode_spent',
    'lender_not_answering',
    'conflict',
  ],
} as const satisfies Call
