import type { AgreedTerms } from '../../partners/accounts/terms-on.ts'
import { percentThousandths } from '../../platform/money/percent-of.ts'
import { toPaise } from '../../platform/money/paise.ts'

/** What a partner has of one part of a loan, in paise; the two stand side by side and are added up (domain.md 3.4). */
export interface PartnerShare {
  /** Of our commission, half-up to the paisa. */
  percent: number
  /** For the loan, with its first part in the month. */
  flat: number
}

const WHOLE = 100_000n

/** The share by the terms in force on the day of the disbursal; without terms there is none. GST and TDS are no part of it. */
export const partnerShare = (
  terms: Pick<AgreedTerms, 'revenue_percent' | 'revenue_flat_fee'> | null,
  line: { commission_paise: number; loans: 0 | 1 },
): PartnerShare => {
  if (terms === null) return { percent: 0, flat: 0 }
  const exact = BigInt(line.commission_paise) * BigInt(percentThousandths(terms.revenue_percent))
  return {
    percent: Number((2n * exact + WHOLE) / (2n * WHOLE)),
    flat: line.loans === 1 ? toPaise(terms.revenue_flat_fee) : 0,
  }
}
