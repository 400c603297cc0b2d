import type { PartnerMonth } from '@marketplace/contract/partner-area/partner-home'
import type { PartnerTrancheRow } from '../../loans/disbursals/published.ts'
import { toRupees, toPaise } from '../../platform/money/paise.ts'
import { termsOn, type AgreedTerms } from '../../partners/accounts/terms-on.ts'

/** What the ledger holds for the partner of a month: paise, and for how many loans. */
interface BookedShares {
  loans: number
  percent_paise: number
  flat_paise: number
}

/**
 * What a month brought (domain.md 3.4), an estimate until the lender pays: what the ledger holds, to the paisa, once every disbursal of the
 * month is priced. Before, the flat fee agreed for the day of each; the percentage is of our commission, and is said to be unknown
 * wherever it is not 0. A loan counts once in a month, with the fee of its first part there.
 * @param month YYYY-MM. @param leadDays the days of the leads, in India. Whatever is of another month is left out.
 * @param booked what the ledger holds for that month; null for nothing
 */
export const monthOfPartner = (
  month: string,
  leadDays: readonly string[],
  tranches: readonly PartnerTrancheRow[],
  terms: readonly AgreedTerms[],
  booked: BookedShares | null,
): PartnerMonth => {
  const paid = tranches.filter(({ day }) => day.startsWith(`${month}-`))
  const loans = Map.groupBy(paid, ({ lender_application_id }) => lender_application_id)
  let flat = 0
  let percentKnown = true
  let withoutTerms = 0
  for (const [first] of loans.values()) {
    const agreed = first === undefined ? null : termsOn(terms, first.day)
    if (agreed === null) {
      withoutTerms += 1
      continue
    }
    flat += toPaise(agreed.revenue_flat_fee)
    if (agreed.revenue_percent > 0) percentKnown = false
  }
  const isPriced = booked !== null && booked.loans + withoutTerms >= loans.size
  return {
    month,
    leads: leadDays.filter((day) => day.startsWith(`${month}-`)).length,
    disbursals: loans.size,
    disbursed_amount: toRupees(paid.reduce((sum, { amount_paise }) => sum + amount_paise, 0)),
    flat_share: toRupees(isPriced ? booked.flat_paise : flat),
    percent_share: isPriced ? toRupees(booked.percent_paise) : percentKnown ? 0 : null,
    without_terms: withoutTerms,
  }
}

/** The calendar month before `month`; both YYYY-MM. */
export const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
