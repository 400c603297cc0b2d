import { toPaise } from '../../platform/money/paise.ts'
import { percentOf } from '../../platform/money/percent-of.ts'

/** A lender's fee: percent of the loan within bounds in rupees before tax; null is no bound. */
export interface FeeTerms {
  fee_percent: number
  fee_min: number | null
  fee_max: number | null
}

/**
 * What the borrower pays upfront, in paise, half-up to the paisa: the fee within its bounds, and goods and services tax on it.
 * `gstPercent` is data with a date (`regulated_figure`), never a constant.
 */
export const processingFee = (
  terms: FeeTerms,
  amountPaise: number,
  gstPercent: number,
): { fee_paise: number; tax_paise: number } => {
  const percent = percentOf(amountPaise, terms.fee_percent)
  const atLeast = terms.fee_min === null ? percent : Math.max(percent, toPaise(terms.fee_min))
  const fee = terms.fee_max === null ? atLeast : Math.min(atLeast, toPaise(terms.fee_max))
  return { fee_paise: fee, tax_paise: percentOf(fee, gstPercent) }
}
