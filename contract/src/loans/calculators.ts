import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { calculatorInputs, calculatorNames, type CalculatorName } from './calculator-inputs.ts'
import type { Call } from '../platform/call.ts'
import { GoldRate } from '../reference/gold-rates.ts'
import { ProductType } from '../reference/products.ts'
import { Instalment } from '../market/offers.ts'
import { PrepaymentFreedom } from '../market/price-facts.ts'

/** As it was typed: the server reads it, and says beside which field what is wrong. */
const Typed = z.optional(z.string({ error: 'calculator_number' }).check(z.maxLength(24, 'calculator_number')))

const queryOf = <Name extends CalculatorName>(name: Name) =>
  z.object(
    Object.fromEntries(Object.keys(calculatorInputs[name]).map((field) => [field, Typed])) as Record<
      keyof (typeof calculatorInputs)[Name] & string,
      typeof Typed
    >,
  )

/** Every answer is an indication as of a day (YYYY-MM-DD, in India). Money in rupees. */
const as_on = z.string()

/**
 * The brand's lenders of a loan for the amount and time that came out, by what they publish today: `all` of them, and those whose EMI is no higher
 * than the one worked out. Left out where no loan of the brand has such an amount and time, or nobody lends it.
 */
export const LendersAt = z.object({
  product_type: ProductType,
  amount: z.number(),
  tenure_months: z.number(),
  /** Where they stand: the loan's page, with both. */
  address: z.string(),
  all: z.number(),
  at_most: z.number(),
})
export type LendersAt = z.output<typeof LendersAt>
const lenders = z.optional(LendersAt)

/** Equated instalments (domain.md 6.1, 6.2); `years` sums the schedule up, year 1 first. */
export const EmiAnswer = z.object({
  as_on,
  emi: z.number(),
  last_emi: z.number(),
  total_interest: z.number(),
  total_paid: z.number(),
  years: z.array(
    z.object({ year: z.number(), principal: z.number(), interest: z.number(), balance: z.number() }),
  ),
  schedule: z.array(Instalment),
  lenders,
})
export type EmiAnswer = z.output<typeof EmiAnswer>

/**
 * What an income can bear (domain.md 6.5). `by_income`: the share of the income that all instalments may take, what is left of
 * it and the loan it carries. `by_household`: the same under the microfinance rule, null where it does not bind.
 */
export const EligibilityAnswer = z.object({
  as_on,
  amount: z.number(),
  emi: z.number(),
  bound_by: z.enum(['income', 'household']),
  by_income: z.object({ ceiling: z.number(), left: z.number(), amount: z.number() }),
  by_household: z.nullable(z.object({ ceiling: z.number(), left: z.number(), amount: z.number() })),
  household_limit: z.number(),
  household_percent: z.number(),
  lenders,
})
export type EligibilityAnswer = z.output<typeof EligibilityAnswer>

/** Closing a loan early (domain.md 6.4) and, where `part` was given, paying a part of it: fewer instalments or smaller ones. */
export const ForeclosureAnswer = z.object({
  as_on,
  emi: z.number(),
  outstanding: z.number(),
  charge_percent: z.number(),
  charge: z.number(),
  tax_percent: z.number(),
  tax: z.number(),
  broken_interest: z.number(),
  total: z.number(),
  /** What the instalments still to come hold in interest. */
  interest_ahead: z.number(),
  /** What closing now costs less than paying on: that interest without what is paid for closing; below 0 where it costs more. */
  net_saved: z.number(),
  /** Why the lender may charge nothing, and the circular or directions that say so; null where it may charge. */
  free_because: z.nullable(PrepaymentFreedom),
  free_source: z.nullable(z.string()),
  part: z.nullable(
    z.object({
      amount: z.number(),
      charge: z.number(),
      tax: z.number(),
      outstanding: z.number(),
      shorter: z.object({
        months: z.number(),
        months_fewer: z.number(),
        emi: z.number(),
        interest_saved: z.number(),
        /** The same without the charge and its tax; below 0 where they are more. */
        net_saved: z.number(),
      }),
      smaller: z.object({
        months: z.number(),
        emi: z.number(),
        interest_saved: z.number(),
        net_saved: z.number(),
      }),
    }),
  ),
})
export type ForeclosureAnswer = z.output<typeof ForeclosureAnswer>

/**
 * The most that may be lent on gold (domain.md 6.6): per tier what it allows; `amount` is the best of them. Where all is repaid
 * at the end, the amounts are what is lent, and `at_end` says what the whole is with the interest, which is what the law caps.
 */
export const GoldValueAnswer = z.object({
  as_on,
  /** Rupees a gram of 24 carat that it was worked out with, and what is known of that rate; null where it was typed. */
  rate_per_gram: z.number(),
  rate: z.nullable(GoldRate),
  value: z.number(),
  amount: z.number(),
  tiers: z.array(z.object({ percent: z.number(), up_to: z.nullable(z.number()), amount: z.number() })),
  at_end: z.nullable(z.object({ months: z.number(), interest: z.number(), total: z.number() })),
  /** Of gold loans; `at_most` counts them all. */
  lenders,
})
export type GoldValueAnswer = z.output<typeof GoldValueAnswer>

export const calculateEmi = {
  method: 'GET',
  path: '/api/calculators/emi',
  audience: 'anyone',
  limit: 'read',
  query: queryOf('emi'),
  answer: dataOf(EmiAnswer),
  errors: [],
} as const satisfies Call

export const calculateEligibility = {
  method: 'GET',
  path: '/api/calculators/eligibility',
  audience: 'anyone',
  limit: 'read',
  query: queryOf('eligibility'),
  answer: dataOf(EligibilityAnswer),
  errors: [],
} as const satisfies Call

export const calculateForeclosure = {
  method: 'GET',
  path: '/api/calculators/foreclosure',
  audience: 'anyone',
  limit: 'read',
  query: queryOf('foreclosure'),
  answer: dataOf(ForeclosureAnswer),
  errors: [],
} as const satisfies Call

export const calculateGoldValue = {
  method: 'GET',
  path: '/api/calculators/gold-value',
  audience: 'anyone',
  limit: 'read',
  query: queryOf('gold-value'),
  answer: dataOf(GoldValueAnswer),
  errors: [],
} as const satisfies Call

export interface CalculatorAnswers {
  emi: EmiAnswer
  eligibility: EligibilityAnswer
  foreclosure: ForeclosureAnswer
  'gold-value': GoldValueAnswer
}

/**
 * A calculator's page as the server has worked it out: what was typed by field, what is wrong with it in the page's language,
 * and the answer where nothing is.
 */
export const CalculatorPage = z.object({
  name: z.enum(calculatorNames as [CalculatorName, ...CalculatorName[]]),
  typed: z.record(z.string(), z.string()),
  faults: z.record(z.string(), z.string()),
  answer: z.nullable(z.union([EmiAnswer, EligibilityAnswer, ForeclosureAnswer, GoldValueAnswer])),
})
export type CalculatorPage = z.output<typeof CalculatorPage>

/** What each calculator answers where nobody has typed anything: the figure that everybody comes for, in rupees. */
export const CalculatorExamples = z.object({
  emi: z.number(),
  eligibility: z.number(),
  foreclosure: z.number(),
  'gold-value': z.number(),
})
export type CalculatorExamples = z.output<typeof CalculatorExamples>
