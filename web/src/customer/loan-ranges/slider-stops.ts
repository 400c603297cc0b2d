import type { Limits } from '@marketplace/contract/reference/product-record'

const LAKH = 100_000

const range = (from: number, below: number, step: number): number[] =>
  Array.from({ length: Math.ceil((below - from) / step) }, (_, index) => from + index * step)

const limited = (values: readonly number[], { min, max }: Limits): number[] => [
  min,
  ...values.filter((value) => value > min && value < max),
  max,
]

const amounts = [
  ...range(5_000, LAKH, 5_000),
  ...range(LAKH, 5 * LAKH, 10_000),
  ...range(5 * LAKH, 10 * LAKH, 25_000),
  ...range(10 * LAKH, 50 * LAKH, LAKH),
  ...range(50 * LAKH, 200 * LAKH, 5 * LAKH),
]

/** Where the amount slider of a loan stops: fine steps for small loans and coarse ones for large, so that a thumb can hit each. */
export const amountStops = (limits: Limits): readonly number[] => limited(amounts, limits)

const YEARS = 12
const tenures = [
  ...range(2, 6, 1),
  ...range(6, 8 * YEARS, 3),
  ...range(8 * YEARS, 10 * YEARS, 6),
  ...range(10 * YEARS, 30 * YEARS, YEARS),
]

/** Where the tenure slider of a loan stops: months, then quarters, half years from eight years on, whole years from ten. */
export const tenureStops = (limits: Limits): readonly number[] => limited(tenures, limits)
