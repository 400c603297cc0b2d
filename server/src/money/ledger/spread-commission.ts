import type { Commission } from '../../market/lender-revenue/commission.ts'
import type { Month, SlabRule } from '../../market/lender-revenue/slab-rule.ts'

/** One part of a loan in a month: paise, and 1 where it is the first of its loan there, which the flat fee of the loan goes to. */
export interface SpreadLine {
  amount_paise: number
  loans: 0 | 1
}

/** Thousandths of a percent in the whole. */
const WHOLE = 100_000n

/**
 * What each part of a month earns, in paise: its exact share of the commission, which is the flat fees by loans and the percentages by
 * amount, spread by largest remainder. Of two equal remainders the earlier line has the paisa. The lines make the commission again.
 */
export const spreadCommission = (
  rules: readonly SlabRule[],
  priced: Commission,
  month: Month,
  lines: readonly SpreadLine[],
): number[] => {
  let [flat, percent] = [0n, 0n]
  for (const part of priced.parts) {
    const rule = part.rule === null ? undefined : rules[part.rule]
    if (rule === undefined) continue
    flat += BigInt(rule.flat) * BigInt(part.loans)
    percent += BigInt(rule.percent) * BigInt(part.disbursed)
  }
  const [loans, disbursed] = [BigInt(Math.max(1, month.loans)), BigInt(Math.max(1, month.disbursed))]
  // A line earns flat / loans of each first part and percent × amount / disbursed / WHOLE: both over one denominator.
  const whole = loans * disbursed * WHOLE
  const perLoan = flat * disbursed * WHOLE
  const perPaisa = percent * loans
  let left = BigInt(priced.paise)
  const shares = lines.map((line, place) => {
    const exact = (line.loans === 1 ? perLoan : 0n) + perPaisa * BigInt(line.amount_paise)
    const paise = exact / whole
    left -= paise
    return { place, paise: Number(paise), rest: exact % whole }
  })
  const earned = shares.map(({ paise }) => paise)
  if (left === 0n) return earned
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
  for (const { place } of byRest.slice(0, Number(left))) earned[place] = (earned[place] ?? 0) + 1
  return earned
}
