import { expect, it } from 'vitest'
import { shuffle } from './shuffle.ts'

it.each([
  [[1], [1]],
  [
    [1, 2, 3, 4],
    [2, 3, 4, 1],
  ],
])('%j with the lowest of chance: %j', (items, mixed) => {
  expect(shuffle(items, () => 0)).toEqual(mixed)
})
