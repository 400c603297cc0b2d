import { expect, test } from 'vitest'
import { inOrder } from './rules-of-month.ts'

const rules = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
test.each([
  ['none', [], [1, 2, 3, 4]],
  ['of all', [3, 1, 4, 2], [3, 1, 4, 2]],
  ['of some: the others follow as they were', [4, 2], [4, 2, 1, 3]],
  ['with rules that are gone', [9, 2, 8], [2, 1, 3, 4]],
] as const)('rules in an order %s', (_name, order, expected) => {
  expect(inOrder(rules, order).map(({ id }) => id)).toEqual(expected)
})
