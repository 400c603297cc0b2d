import type { Limits } from '../reference/product-record.ts'

const sets = [
  [1, 2, 3, 4, 5],
  [3, 5, 7, 10, 15],
  [5, 10, 15, 20, 30],
] as const

/** Up to five whole years to choose from within the bounds of a loan, in months: the set that has `first` among it. */
export const tenureChoices = ({ min, max }: Limits, first: number): number[] => {
  const within = (set: readonly number[]): number[] =>
    set.map((years) => years * 12).filter((months) => months >= min && months <= max)
  const set = sets.find((one) => within(one).includes(first))
  return set === undefined ? [first] : within(set)
}
