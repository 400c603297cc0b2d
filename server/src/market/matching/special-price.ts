import type { OfferLender } from './offer-lender.ts'

type Special = Pick<OfferLender, 'so_status' | 'so_date_start' | 'so_date_end'>

/** Whether a lender's special offer is on, on a day (YYYY-MM-DD); both its dates count. */
export const isSpecialOn = ({ so_status, so_date_start, so_date_end }: Special, day: string): boolean =>
  so_status === 1 &&
  (so_date_start === null || day >= so_date_start) &&
  (so_date_end === null || day <= so_date_end)

/**
 * The lender as it prices on a day: with the fee and the rate of its special offer while that is on. They hold for every customer,
 * so the fee is fixed, and the rate is the one that offers are priced at.
 */
export const atSpecialPrice = <Row extends OfferLender>(lender: Row, day: string): Row => {
  const { so_rate, so_fee_percent } = lender
  if (!isSpecialOn(lender, day)) return lender
  return {
    ...lender,
    ...(so_rate !== null && { representative_rate: so_rate, rate_from_only: 0 as const }),
    ...(so_fee_percent !== null && {
      fee_percent: so_fee_percent,
      fee_min: null,
      fee_max: null,
      fee_basis: 'fixed' as const,
    }),
  }
}
