import { needsYou, type CustomerState } from '@marketplace/contract/partner-area/partner-customers'
import type { PartnerHome, PartnerMonth } from '@marketplace/contract/partner-area/partner-home'
import { toRupees, toPaise } from '../../platform/money/paise.ts'
import { termsOn, type AgreedTerms } from '../../partners/accounts/terms-on.ts'

/** What the month strip of a partner counts, in the order of the values (contract/src/reports/measures.ts). */
export const homeMeasures = [
  'signed_in',
  'lender_applied',
  'lender_sanctioned',
  'lender_disbursed',
  'disbursed_amount',
] as const

/** The calendar month before `month`; both YYYY-MM. */
export const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** A month of the figures that were read, by its first day; one in which nothing happened is all 0. */
export const presentMonth = (
  month: string,
  rows: readonly { keys: readonly (number | string)[]; values: readonly (number | null)[] }[],
  leads: readonly { month: string; leads: number }[],
): PartnerMonth => {
  const values = rows.find(({ keys }) => String(keys[0]).slice(0, 7) === month)?.values ?? []
  const [signed_in, applied, sanctioned, disbursed, amount] = homeMeasures.map(
    (_, place) => values[place] ?? 0,
  )
  return {
    month,
    signed_in: signed_in ?? 0,
    leads: leads.find((one) => one.month === month)?.leads ?? 0,
    applied: applied ?? 0,
    sanctioned: sanctioned ?? 0,
    disbursed: disbursed ?? 0,
    disbursed_amount: toRupees(toPaise(amount ?? 0)),
  }
}

/** The terms in force on a day as the partner reads them. */
export const presentTerms = (terms: readonly AgreedTerms[], today: string): PartnerHome['terms'] => {
  const inForce = termsOn(terms, today)
  if (inForce === null) return null
  const { revenue_percent, revenue_flat_fee, valid_from } = inForce
  return { revenue_percent, revenue_flat_fee, valid_from }
}

/** How many there are in each state, in the order in which partners are told of them; a state without any is left out. */
export const orderStates = (
  rows: readonly { state: CustomerState; count: number }[],
): PartnerHome['needs']['counts'] =>
  needsYou.flatMap((state) =>
    rows.filter((row) => row.state === state).map(({ count }) => ({ state, count })),
  )
