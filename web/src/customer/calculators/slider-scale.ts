import type { CalculatorNumber } from '@marketplace/contract/loans/calculator-inputs'

/** Places of a slider: fine enough for a thumb, and for the arrow keys to get across. */
export const SLIDER_PLACES = 200

/** Money is chosen finely where it is small and coarsely where it is large. */
const bend = ({ kind }: CalculatorNumber): number => (kind === 'rupees' ? 3 : 1)

const rounded = ({ kind, decimals }: CalculatorNumber, value: number): number => {
  if (kind !== 'rupees') return Number(value.toFixed(decimals === 0 ? 0 : 1))
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}

/** The value at a place of the slider, as a round number inside the limits. */
export const valueAt = (input: CalculatorNumber, place: number): number => {
  const { min, max } = input
  const value = min + (max - min) * (place / SLIDER_PLACES) ** bend(input)
  return Math.min(max, Math.max(min, rounded(input, value)))
}

/** The place nearest to a value; what is outside the limits stands at their end. */
export const placeOf = (input: CalculatorNumber, value: number): number => {
  const { min, max } = input
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)))
  return Math.round(SLIDER_PLACES * share ** (1 / bend(input)))
}
