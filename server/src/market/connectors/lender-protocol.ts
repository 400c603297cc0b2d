import { rejectReasons } from '@marketplace/contract/loans/applications'
import { LenderEvent } from '@marketplace/contract/loans/lender-callbacks'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import * as z from 'zod'
import { detailSchemas, sharedDetails } from './shared-details.ts'

/**
 * What crosses the wire to an API lender, JSON over HTTPS below the lender's base address. Every request is signed
 * (market/connectors/sign-body.ts) and carries `idempotency-key`: the same key again is the same request, and the lender answers
 * it as it did the first time.
 *
 * POST {base}/eligibility    EligibilityAsk → 200 EligibilityAnswer
 * POST {base}/applications   LenderSubmission → 200 SubmissionAnswer; 409 and 422 Refusal
 * POST {base}/withdrawals    WithdrawalNotice → 200 WithdrawalAnswer; 404 where the lender does not have it
 *
 * And of a lender with a page of its own (market/connectors/declared-pages.ts), each for an application that it has:
 *
 * POST {base}/facts           StepFacts → 200 FactsAnswer; 422 Refusal
 * POST {base}/site            SiteVisit → 200 SiteAnswer
 * POST {base}/passcode        StepNotice → 200 PasscodeAnswer
 * POST {base}/passcode-check  PasscodeCheck → 200 PasscodeVerdict
 * POST {base}/news            NewsAsk → 200 NewsAnswer
 */
export const EligibilityAsk = z.strictObject({
  age: z.number().int().nullable(),
  monthly_income: z.number().int().nullable(),
  employment: z.enum(['salaried', 'self_employed', 'business']).nullable(),
  /** The first three digits of the PIN code: the sorting district, no address. */
  pin_prefix: z.string().nullable(),
  amount: z.number().int(),
  tenure_months: z.number().int(),
})
/** A soft check before any consent to share: nothing in it says who the person is. */
export type EligibilityAsk = z.output<typeof EligibilityAsk>

export const EligibilityAnswer = z.discriminatedUnion('eligible', [
  z.object({ eligible: z.literal(false) }),
  z.object({
    eligible: z.literal(true),
    /** Firm, percent a year; it holds for any amount up to `amount_max`. */
    rate: z.number().gt(0).lt(100),
    amount_max: z
      .number()
      .int()
      .gt(0)
      .lt(2 ** 31),
  }),
])
export type EligibilityAnswer = z.output<typeof EligibilityAnswer>

/** The details that the share consent of a loan names, and nothing else (shared-details.ts). */
export const Applicant = z.strictObject(detailSchemas).partial()
export type Applicant = z.output<typeof Applicant>

/** Each detail of the loan stands there, told or null, and none of another loan. */
const hasItsDetails = (product: LoanProduct, applicant: Applicant): boolean =>
  Object.keys(applicant).toSorted().join() === sharedDetails[product].toSorted().join()

export const LenderSubmission = z
  .strictObject({
    our_reference: z.uuid(),
    product_type: z.enum(loanProducts),
    amount: z.number().int(),
    tenure_months: z.number().int(),
    consent: z.strictObject({
      version: z.string(),
      language: z.string(),
      text: z.string(),
      given_at: z.string(),
    }),
    applicant: Applicant,
  })
  .refine(({ product_type, applicant }) => hasItsDetails(product_type, applicant))
export type LenderSubmission = z.output<typeof LenderSubmission>

export const SubmissionAnswer = z.object({ lender_application_id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })
export type SubmissionAnswer = z.output<typeof SubmissionAnswer>

export const Refusal = z.object({
  code: z.enum(['duplicate', 'rejected']),
  reason: z.enum(rejectReasons).optional(),
})
export type Refusal = z.output<typeof Refusal>

export const WithdrawalNotice = z.strictObject({ our_reference: z.uuid() })
export type WithdrawalNotice = z.output<typeof WithdrawalNotice>

export const WithdrawalAnswer = z.object({ taken: z.literal(true) })

/** The answers of a step, as texts by the names that the lender declared. */
export const StepFacts = z.strictObject({
  our_reference: z.uuid(),
  step: z.string(),
  facts: z.record(z.string(), z.string()),
})
export type StepFacts = z.output<typeof StepFacts>

/** `unfit` names answers that the lender cannot take; the customer is asked again. */
export const FactsAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('taken') }),
  z.object({ outcome: z.literal('unfit'), fields: z.array(z.string().max(40)).min(1).max(40) }),
])
export type FactsAnswer = z.output<typeof FactsAnswer>

/**
 * Asks for the way to the lender's own site. It leads back to `return_url` with `state` (which stands there already),
 * `outcome` (done, not_done), `at` (seconds since 1970) and `signature`: sign-body.ts over `{state}.{outcome}` at `at`.
 */
export const SiteVisit = z.strictObject({ our_reference: z.uuid(), step: z.string(), return_url: z.url() })
export type SiteVisit = z.output<typeof SiteVisit>

/** On the lender's API's own origin. */
export const SiteAnswer = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) })

export const StepNotice = z.strictObject({ our_reference: z.uuid(), step: z.string() })
export type StepNotice = z.output<typeof StepNotice>

/** `masked_to`: where the lender sent it, all but the end hidden. */
export const PasscodeAnswer = z.object({
  masked_to: z
    .string()
    .regex(/^[*•x0-9@.a-z +-]{1,64}$/i)
    .optional(),
})
export type PasscodeAnswer = z.output<typeof PasscodeAnswer>

export const PasscodeCheck = z.strictObject({
  our_reference: z.uuid(),
  step: z.string(),
  passcode: z.string(),
})
export type PasscodeCheck = z.output<typeof PasscodeCheck>
export const PasscodeVerdict = z.object({ verdict: z.enum(['right', 'wrong', 'expired', 'spent']) })
export type PasscodeVerdict = z.output<typeof PasscodeVerdict>['verdict']

/** Everything that the lender has to tell of the application, the same each time and in order. */
export const NewsAsk = z.strictObject({ our_reference: z.uuid() })
export const NewsAnswer = z.object({
  events: z.array(z.custom<LenderEvent>((event) => LenderEvent.safeParse(event).success)).max(50),
})
