import type { calculatorInputs, CalculatorName } from '@marketplace/contract/loans/calculator-inputs'
import type { CalculatorAnswers } from '@marketplace/contract/loans/calculators'
import type { LenderKind } from '@marketplace/contract/market/lender-kinds'
import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import { Problem, type ProblemDetail } from '../../platform/http/problem.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { percentOf } from '../../platform/money/percent-of.ts'
import {
  affordableAmount,
  affordableCaps,
  householdRepaymentCeiling,
  repaymentCeiling,
} from '../../market/pricing/affordable-amount.ts'
import type { RegulatedFigures } from '../../reference/regulated-figures/figures.ts'
import { quotedEmiPaise } from '../../market/pricing/emi.ts'
import { foreclosure } from '../../market/pricing/foreclosure.ts'
import { partPrepayment, type AfterPart } from '../../market/pricing/part-prepayment.ts'
import { prepaymentFreedom, type PrepaidLoan } from '../../market/pricing/prepayment-freedom.ts'
import { repaymentSchedule, scheduleTotals, type Loan } from '../../market/pricing/repayment-schedule.ts'
import { addUpYears } from './add-up-years.ts'
import type { InputValues } from './read-inputs.ts'

/** What the calculators know beside what is typed: the day in India, what law sets on it, and the day's price of gold. */
export interface CalculatorFacts {
  day: string
  figures: RegulatedFigures
  /** What a gram of 24 carat gold counts for; null before the first row of the table. */
  gold_rate: GoldRate | null
}

type Values<Name extends CalculatorName> = InputValues<(typeof calculatorInputs)[Name]>

const refuse = (detail: ProblemDetail): never => {
  throw new Problem('invalid_request', [detail])
}

/** @throws Problem invalid_request where no even instalment repays the loan: the rate is too high for so many months. */
const repayableLoan = ({ amount, rate, months }: Values<'emi'>): Loan => {
  const principal_paise = toPaise(amount)
  const emi_paise = quotedEmiPaise(principal_paise, rate, months)
  const loan = { principal_paise, ratePercent: rate, months, emi_paise }
  return scheduleTotals(loan).repays ? loan : refuse({ field: 'months', key: 'calculator_cannot_repay' })
}

/** @throws Problem invalid_request where no even instalment repays the loan. */
export const workOutEmi = (values: Values<'emi'>, { day }: CalculatorFacts): CalculatorAnswers['emi'] => {
  const loan = repayableLoan(values)
  const { principal_paise, emi_paise } = loan
  const { interest_paise, last_paise } = scheduleTotals(loan)
  const schedule = repaymentSchedule(loan)
  return {
    as_on: day,
    emi: toRupees(emi_paise),
    last_emi: toRupees(last_paise),
    total_interest: toRupees(interest_paise),
    total_paid: toRupees(principal_paise + interest_paise),
    years: addUpYears(schedule),
    schedule,
  }
}

/** @throws Problem invalid_request where the household is said to earn less than the borrower alone. */
export const workOutEligibility = (
  { monthly_income, emi, foir_percent, rate, months, household_income }: Values<'eligibility'>,
  facts: CalculatorFacts,
): CalculatorAnswers['eligibility'] => {
  const { figures } = facts
  if (household_income !== null && household_income < monthly_income * 12)
    return refuse({ field: 'household_income', key: 'household_below_income' })
  const terms = { max_foir_percent: foir_percent, unsecured_personal: true, ratePercent: rate, months }
  const caps = affordableCaps({ monthly_income, emi, household_income }, terms, figures)
  const ofCeiling = (ceiling: number, amount: number) => ({
    ceiling,
    left: Math.max(0, ceiling - emi),
    amount,
  })
  const ceiling = repaymentCeiling(monthly_income, foir_percent)
  const byIncome = caps.foir ?? affordableAmount(ceiling - emi, rate, months)
  const byHousehold =
    caps.microfinance === null
      ? null
      : ofCeiling(
          householdRepaymentCeiling(household_income ?? 0, figures.microfinance_repayment_percent),
          caps.microfinance,
        )
  const amount = Math.min(byIncome, byHousehold?.amount ?? Infinity)
  return {
    as_on: facts.day,
    amount,
    emi: amount === 0 ? 0 : toRupees(quotedEmiPaise(toPaise(amount), rate, months)),
    bound_by: amount < byIncome ? 'household' : 'income',
    by_income: ofCeiling(ceiling, byIncome),
    by_household: byHousehold,
    household_limit: figures.microfinance_income_limit,
    household_percent: figures.microfinance_repayment_percent,
  }
}

/** A kind of lender for each group that a borrower can tell: those of a group are treated alike (prepayment-rules.ts). */
const kindOfGroup = {
  bank: 'bank',
  small: 'small_finance_bank',
  other: 'nbfc',
} as const satisfies Record<Values<'foreclosure'>['lender_group'], LenderKind>

const DIRECTIONS_2025_FROM = '2026-01-01'
const BEFORE_THEM = '2025-12-31'

const prepaidLoan = (values: Values<'foreclosure'>, day: string): PrepaidLoan => ({
  lender_kind: kindOfGroup[values.lender_group],
  borrower: values.purpose === 'business' ? values.borrower : 'individual',
  purpose: values.purpose,
  rate_type: values.rate_kind,
  sanctioned: values.sanctioned === 'from_2026' ? DIRECTIONS_2025_FROM : BEFORE_THEM,
  closed: day,
  amount: values.amount,
})

/** @throws Problem invalid_request where as many instalments are paid as the loan has, or the part is more than is owed. */
export const workOutForeclosure = (
  values: Values<'foreclosure'>,
  { day, figures }: CalculatorFacts,
): CalculatorAnswers['foreclosure'] => {
  const { rate, months, paid, broken_days, part } = values
  if (paid >= months) return refuse({ field: 'paid', key: 'calculator_paid' })
  const free = prepaymentFreedom(prepaidLoan(values, day), figures.prepayment_free_business_limit)
  const chargePercent = free === null ? values.charge_percent : 0
  const gstPercent = figures.gst_percent
  const loan = repayableLoan(values)
  const closing = foreclosure({ ...loan, paid, chargePercent, gstPercent, brokenDays: broken_days })
  const { outstanding_paise } = closing
  if (part !== null && toPaise(part) >= outstanding_paise) {
    const max = formatRupees(toRupees(outstanding_paise))
    return refuse({ field: 'part', key: 'calculator_part', values: { max } })
  }
  const { emi_paise } = loan
  const part_paise = toPaise(part ?? 0)
  const months_left = months - paid
  const going = partPrepayment({ outstanding_paise, part_paise, ratePercent: rate, months_left, emi_paise })
  const partCharge = percentOf(part_paise, chargePercent)
  const partTax = percentOf(partCharge, gstPercent)
  const savedOf = ({ saved_paise }: AfterPart) => ({
    interest_saved: toRupees(saved_paise),
    net_saved: toRupees(saved_paise - partCharge - partTax),
  })
  return {
    as_on: day,
    emi: toRupees(emi_paise),
    outstanding: toRupees(outstanding_paise),
    charge_percent: chargePercent,
    charge: toRupees(closing.charge_paise),
    tax_percent: gstPercent,
    tax: toRupees(closing.tax_paise),
    broken_interest: toRupees(closing.interest_paise),
    total: toRupees(closing.total_paise),
    interest_ahead: toRupees(going.ahead_paise),
    net_saved: toRupees(going.ahead_paise - (closing.total_paise - outstanding_paise)),
    free_because: free?.because ?? null,
    free_source: free?.source ?? null,
    part:
      part === null
        ? null
        : {
            amount: part,
            charge: toRupees(partCharge),
            tax: toRupees(partTax),
            outstanding: toRupees(outstanding_paise - part_paise),
            shorter: {
              months: going.shorter.months,
              months_fewer: months_left - going.shorter.months,
              emi: toRupees(going.shorter.emi_paise),
              ...savedOf(going.shorter),
            },
            smaller: {
              months: going.smaller.months,
              emi: toRupees(going.smaller.emi_paise),
              ...savedOf(going.smaller),
            },
          },
  }
}
