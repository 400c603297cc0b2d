import type { calculatorInputs, CalculatorName } from '@marketplace/contract/loans/calculator-inputs'
import type { CalculatorAnswers } from '@marketplace/contract/loans/calculators'
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
import { prepaymentFreedom } from '../../market/pricing/prepayment-freedom.ts'
import { repaymentSchedule, scheduleTotals } from '../../market/pricing/repayment-schedule.ts'
import { addUpYears } from './add-up-years.ts'
import type { InputValues } from './read-inputs.ts'

/** What the calculators know beside what is typed: the day in India, what law sets on it, and the day's price of gold. */
export interface CalculatorFacts {
  day: string
  figures: RegulatedFigures
  /** Rupees up to which the smaller lenders too charge nothing for paying a business loan early. */
  free_business_limit: number
  /** What a gram of 24 carat gold counts for; null before the first row of the table. */
  gold_rate: GoldRate | null
}

type Values<Name extends CalculatorName> = InputValues<(typeof calculatorInputs)[Name]>

const refuse = (detail: ProblemDetail): never => {
  throw new Problem('invalid_request', [detail])
}

export const workOutEmi = (
  { amount, rate, months }: Values<'emi'>,
  { day }: CalculatorFacts,
): CalculatorAnswers['emi'] => {
  const principal_paise = toPaise(amount)
  const emi_paise = quotedEmiPaise(principal_paise, rate, months)
  const loan = { principal_paise, ratePercent: rate, months, emi_paise }
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

export const workOutEligibility = (
  { monthly_income, emi, foir_percent, rate, months, household_income }: Values<'eligibility'>,
  facts: CalculatorFacts,
): CalculatorAnswers['eligibility'] => {
  const { figures } = facts
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

/** @throws Problem invalid_request where as many instalments are paid as the loan has, or the part is more than is owed. */
export const workOutForeclosure = (
  values: Values<'foreclosure'>,
  { day, figures, free_business_limit }: CalculatorFacts,
): CalculatorAnswers['foreclosure'] => {
  const { amount, rate, months, paid, broken_days, part } = values
  if (paid >= months) return refuse({ field: 'paid', key: 'calculator_paid' })
  const free = prepaymentFreedom(values, free_business_limit)
  const chargePercent = free === null ? values.charge_percent : 0
  const gstPercent = figures.gst_percent
  const principal_paise = toPaise(amount)
  const loan = { principal_paise, ratePercent: rate, months, paid }
  const closing = foreclosure({ ...loan, chargePercent, gstPercent, brokenDays: broken_days })
  const { outstanding_paise } = closing
  if (part !== null && toPaise(part) >= outstanding_paise) {
    const max = formatRupees(toRupees(outstanding_paise))
    return refuse({ field: 'part', key: 'calculator_part', values: { max } })
  }
  const emi_paise = quotedEmiPaise(principal_paise, rate, months)
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
    free_because: free,
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
