import { percentThousandths } from '../../platform/money/percent-of.ts'
import { divideHalfUp, roundHalfUp } from '../../platform/money/round-half-up.ts'
import { annuityFactor } from './annuity-factor.ts'

/**
 * The equated monthly instalment before rounding, P·i·(1+i)^n / ((1+i)^n − 1), in the unit of the principal (domain.md 6.1).
 * `ratePercent` is percent a year.
 */
export const exactEmi = (principal: number, ratePercent: number, months: number): number =>
  principal / annuityFactor(ratePercent, months)

/** What the difference of 1 in every instalment comes to by the last one. */
const accumulation = (ratePercent: number, months: number): number => {
  const monthly = ratePercent / 1200
  return monthly === 0 ? months : Math.expm1(months * Math.log1p(monthly)) / monthly
}

/**
 * The instalment as lenders quote it, in paise: the whole rupee, half-up. The last instalment takes up what rounding left;
 * where that would leave it at nothing or at more than twice the others (small loans over many months), the instalment is
 * quoted to the paisa instead. So is that of one month: it is the last, and there is nothing else to pay. Where even a paisa
 * grows to more than that until the last month, no instalment repays the loan evenly: `repays` of the schedule says so.
 */
export const quotedEmiPaise = (principalPaise: number, ratePercent: number, months: number): number => {
  const exact = exactEmi(principalPaise, ratePercent, months)
  if (months === 1)
    return principalPaise + divideHalfUp(principalPaise * percentThousandths(ratePercent), 1_200_000)
  const rupees = roundHalfUp(exact / 100) * 100
  // Interest is rounded to the paisa in every row as well: half a paisa a month.
  const drift = (Math.abs(exact - rupees) + 0.5) * accumulation(ratePercent, months)
  return drift < rupees ? rupees : Math.max(1, roundHalfUp(exact))
}
