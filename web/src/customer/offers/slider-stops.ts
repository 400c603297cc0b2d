import { productJourneys } from '@marketplace/contract/product-journeys'

const limits = productJourneys['Personal Loans']

const LAKH = 100_000

const range = (from: number, below: number, step: number): number[] =>
  Array.from({ length: Math.ceil((below - from) / step) }, (_, index) => from + index * step)

const limited = (values: readonly number[], { min, max }: { min: number; max: number }): number[] => [
  min,
  ...values.filter((value) => value > min && value < max),
  max,
]

/** Where the amount slider stops: fine steps for small loans and coarse ones for large, so that a thumb can hit each. */
export const amountStops: readonly number[] = limited(
  [
    ...range(5_000, LAKH, 5_000),
    ...range(LAKH, 5 * LAKH, 10_000),
    ...range(5 * LAKH, 10 * LAKH, 25_000),
    ...range(10 * LAKH, 51 * LAKH, LAKH),
  ],
  limits.amount,
)

/** Where the tenure slider stops: every three months. */
export const tenureStops: readonly number[] = limited(range(6, 97, 3), limits.tenure)
