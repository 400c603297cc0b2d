import { percentOf, percentThousandths } from '../../platform/money/percent-of.ts'
import { divideHalfUp } from '../../platform/money/round-half-up.ts'
import { balanceAfter, type Loan } from './repayment-schedule.ts'

export interface ForeclosureTerms extends Loan {
  /** Instalments paid so far. */
  paid: number
  /** 0 where law allows none (prepayment-freedom.ts). */
  chargePercent: number
  gstPercent: number
  /** Days since the last instalment. */
  brokenDays: number
}

const DAYS_OF_YEARLY_PERCENT = 36_500_000

/** Interest of some days, half-up to the paisa; a year's and what it leaves apart, as both times the days may not be exact any more. */
const interestOfDays = (paise: number, ratePercent: number, days: number): number => {
  const yearly = paise * percentThousandths(ratePercent)
  const rest = yearly % DAYS_OF_YEARLY_PERCENT
  return ((yearly - rest) / DAYS_OF_YEARLY_PERCENT) * days + divideHalfUp(rest * days, DAYS_OF_YEARLY_PERCENT)
}

/**
 * What closes a loan early, in paise (domain.md 6.4): what the schedule of the quoted instalment leaves after `paid` of them, so
 * that one loan has one balance on every page; the charge on it, tax on the charge and interest for the broken days,
 * O·rate·days/36500. Each part is rounded half-up to the paisa.
 */
export const foreclosure = (terms: ForeclosureTerms) => {
  const outstanding_paise = balanceAfter(terms, terms.paid)
  const charge_paise = percentOf(outstanding_paise, terms.chargePercent)
  const tax_paise = percentOf(charge_paise, terms.gstPercent)
  const interest_paise = interestOfDays(outstanding_paise, terms.ratePercent, terms.brokenDays)
  const total_paise = outstanding_paise + charge_paise + tax_paise + interest_paise
  return { outstanding_paise, charge_paise, tax_paise, interest_paise, total_paise }
}
