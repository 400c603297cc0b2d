import { divideHalfUp } from './round-half-up.ts'

/** A percentage with at most three decimals as a whole number of thousandths: 14.25 is 14250. */
export const percentThousandths = (percent: number): number => Math.round(percent * 1000)

/** `percent` (at most three decimals) of a whole amount of paise, half-up to the paisa. */
export const percentOf = (paise: number, percent: number): number =>
  divideHalfUp(paise * percentThousandths(percent), 100_000)
