import { expect, test } from 'vitest'
import { isFound, nextSort, searchWords, sortFromText, sortRows, sortToText } from './table-rows.ts'

test.each([
  ['', null],
  ['-', null],
  ['name', { key: 'name', isDescending: false }],
  ['-max_income', { key: 'max_income', isDescending: true }],
])('the order %j goes into the URL and back', (text, sort) => {
  expect(sortFromText(text)).toEqual(sort)
  expect(sortToText(sort)).toBe(sort === null ? '' : text)
})

test('a heading turns from up to down to none, and another begins anew', () => {
  const up = nextSort(null, 'name')
  expect(up).toEqual({ key: 'name', isDescending: false })
  const down = nextSort(up, 'name')
  expect(down).toEqual({ key: 'name', isDescending: true })
  expect(nextSort(down, 'name')).toBeNull()
  expect(nextSort(down, 'age')).toEqual({ key: 'age', isDescending: false })
})

const rows = [
  { name: 'beta', age: 30 },
  { name: 'Alpha', age: null },
  { name: 'gamma', age: 4 },
  { name: 'alpha', age: 30 },
]

test.each([
  ['text up, capitals alike, equal rows in their order', 'name', false, ['Alpha', 'alpha', 'beta', 'gamma']],
  ['text down', 'name', true, ['gamma', 'beta', 'Alpha', 'alpha']],
  ['numbers up, what is missing last', 'age', false, ['gamma', 'beta', 'alpha', 'Alpha']],
  ['numbers down, what is missing last', 'age', true, ['beta', 'alpha', 'gamma', 'Alpha']],
] as const)('%s', (_, key, isDescending, expected) => {
  expect(sortRows(rows, (row) => row[key], isDescending).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ['  Sahy  bank ', 'sahyadri bank 12', true],
  ['sahy 13', 'sahyadri bank 12', false],
  ['', 'anything', true],
])('the search %j in %j: %j', (search, text, expected) => {
  expect(isFound(text, searchWords(search))).toBe(expected)
})
