import { expect, it } from 'vitest'
import { moved, setTitle } from './set-words.ts'

it.each([
  ['salaryMode', 'Salary mode'],
  ['Gender', 'Gender'],
  ['upwardsResidentStayCategory', 'Upwards resident stay category'],
])('%s is called %s', (name, title) => {
  expect(setTitle(name)).toBe(title)
})

it.each([
  [2, 1, [1, 3, 2]],
  [2, -1, [2, 1, 3]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%d moved by %d', (id, by, ids) => {
  expect(moved([1, 2, 3], id, by)).toEqual(ids)
})
