import { spreadByWeight } from './spread-by-weight.ts'

/** A part of a loan with what stands in the books for it, in paise. `day` as YYYY-MM-DD. */
export interface PartFigures {
  tranche: number
  day: string
  amount_paise: number
  is_taken_back: boolean
  expected_paise: number
  stated_paise: number
}

/** The first of these that names any part. */
const firstOf = (...choices: readonly (readonly PartFigures[])[]): readonly PartFigures[] =>
  choices.find((parts) => parts.length > 0) ?? []

const weightsOf = (
  parts: readonly PartFigures[],
  figure: (part: PartFigures) => number,
): readonly number[] => {
  const weights = parts.map((part) => Math.max(0, figure(part)))
  return weights.some((weight) => weight > 0) ? weights : parts.map(({ amount_paise }) => amount_paise)
}

/**
 * Spreads what a lender states of a loan over its parts: those disbursed in the month that it names, else all that stand, by what is expected
 * of each. A clawback goes to the parts that were taken back, else to all, by what was stated of each. Without parts there is nothing.
 * @param month YYYY-MM
 */
export const partsOfLine = (
  paise: number,
  month: string,
  all: readonly PartFigures[],
): { tranche: number; paise: number }[] => {
  const isBack = paise < 0
  const parts = isBack
    ? firstOf(
        all.filter((part) => part.is_taken_back && part.stated_paise > 0),
        all.filter((part) => part.stated_paise > 0),
        all,
      )
    : firstOf(
        all.filter((part) => !part.is_taken_back && part.day.startsWith(month)),
        all.filter((part) => !part.is_taken_back),
        all,
      )
  const weights = weightsOf(parts, (part) => (isBack ? part.stated_paise : part.expected_paise))
  const shares = spreadByWeight(paise, weights)
  return parts.map(({ tranche }, place) => ({ tranche, paise: shares[place] ?? 0 }))
}
