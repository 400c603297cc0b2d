import { percentThousandths } from '../../platform/money/percent-of.ts'

const WHOLE = 100_000n

/**
 * What whoever invited a partner has of a part of that one's loan, in paise: percent of our commission, half-up, and never more than
 * what is ours of it once the partner has its own share. So it is paid by us alone. One level: who invited the inviter has nothing.
 */
export const referralShare = (
  percent: number,
  line: {
    commission_paise: number
    /** The share of the partner that brought the loan. */
    partner_paise: number
  },
): number => {
  const exact = BigInt(line.commission_paise) * BigInt(percentThousandths(percent))
  const share = Number((2n * exact + WHOLE) / (2n * WHOLE))
  return Math.max(0, Math.min(share, line.commission_paise - line.partner_paise))
}
