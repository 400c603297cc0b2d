import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { answerSchemas } from '../customers/customer-fields.ts'
import { matchFacts, type MatchFact } from '../customers/offer-questions.ts'
import { Day } from '../platform/formats.ts'
import { isLoanProduct, widestLoan } from '../reference/product-journeys.ts'
import { OpenPrice } from '../market/open-prices.ts'
import { ProductType } from '../reference/products.ts'

/** The answers that matching and pricing read of a person, apart from what the amount is told by. None says who it is. */
export type MatchedQuestion = Exclude<MatchFact, 'se_loan_amount' | 'down_payment'>
export const matchedQuestions = matchFacts.filter(
  (fact): fact is MatchedQuestion => fact !== 'se_loan_amount' && fact !== 'down_payment',
)

type Schemas = { [Q in MatchedQuestion]: Q extends 'birth_date' ? typeof Day : (typeof answerSchemas)[Q] }
const schemas = {
  ...Object.fromEntries(matchedQuestions.map((question) => [question, answerSchemas[question]])),
  // In clear: a mask tells no age.
  birth_date: Day,
} as Schemas

/** What is told so far; what is left out is not held against anybody. */
export const MatchAnswers = z.partial(z.strictObject(schemas))
export type MatchAnswers = z.output<typeof MatchAnswers>

/** How many lenders are named at the most, for their marks. */
export const MOST_MARKS = 4

/**
 * How the lenders of a brand answer somebody without a name, by the matching and the prices of the offers. Counted are those of the
 * amount that was asked for, as the head of the offers counts them (docs/decisions/117); every figure is a published one.
 */
export const OpenMatch = z.object({
  product_type: ProductType,
  amount: z.number(),
  tenure_months: z.number(),
  /** YYYY-MM-DD in India. */
  as_on: z.string(),
  /** Lenders that nothing told so far speaks against, but for those that wait for the credit score. */
  matching: z.number(),
  /** Lenders that the same holds for and that go by a credit score, which is not told. */
  waiting_for_score: z.number(),
  /** Lenders that match for another amount than the one asked for. */
  other_amount: z.number(),
  /** The lowest instalment among `matching`; null where there is none. */
  lowest: z.nullable(
    z.pick(OpenPrice, {
      lender_id: true,
      lender_name: true,
      emi: true,
      rate_basis: true,
      apr: true,
      apr_bound: true,
    }),
  ),
  /** Names of the first of `matching` in the published order. */
  first: z.array(z.string()),
})
export type OpenMatch = z.output<typeof OpenMatch>

const LoanOnly = ProductType.check(z.refine((product) => isLoanProduct(product), { error: 'invalid_value' }))

/**
 * How many lenders match so far, before anybody says who they are. Nothing of it is stored or logged, no lender is asked.
 *
 * @throws invalid_request where the product is no loan or has other bounds; not_found where the brand does not offer it;
 * age_out_of_range.
 */
export const askOpenMatch = {
  method: 'POST',
  path: '/api/open-match',
  audience: 'anyone',
  limit: 'read',
  body: z.strictObject({
    product_type: LoanOnly,
    /** Left out, as much as the security is good for, else an amount that is often asked for. */
    amount: z.optional(
      z
        .number({ error: 'amount_invalid' })
        .check(
          z.gte(widestLoan.amount.min, 'amount_invalid'),
          z.lte(widestLoan.amount.max, 'amount_invalid'),
          z.multipleOf(1, 'amount_invalid'),
        ),
    ),
    tenure_months: z
      .number({ error: 'invalid_value' })
      .check(
        z.gte(widestLoan.tenure.min, 'invalid_value'),
        z.lte(widestLoan.tenure.max, 'invalid_value'),
        z.multipleOf(1, 'invalid_value'),
      ),
    answers: MatchAnswers,
  }),
  answer: dataOf(OpenMatch),
  errors: ['not_found', 'age_out_of_range'],
} as const satisfies Call
