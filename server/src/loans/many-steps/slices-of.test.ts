import { expect, it } from 'vitest'
import { slicesOf } from './slices-of.ts'

it.each([
  [0, []],
  [1, [1]],
  [10_000, [10_000]],
  [25_000, [10_000, 10_000, 5000]],
])('%d rows in slices of %j', (count, lengths) => {
  const rows = Array.from({ length: count }, (_, at) => at)
  expect(slicesOf(rows).map(({ length }) => length)).toEqual(lengths)
  expect(slicesOf(rows).flat()).toEqual(rows)
})
