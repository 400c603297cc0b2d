import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

const pagesOf = (pages: readonly (readonly number[])[], total: number) => {
  const asked: number[] = []
  return {
    asked,
    read: async (page: number) => {
      asked.push(page)
      return { rows: pages[page - 1] ?? [], total }
    },
  }
}
const same = (row: number): number => row

test.each([
  ['an empty list', [[]], 0, [], 1],
  ['one page', [[1, 2]], 2, [1, 2], 1],
  ['pages until the total is there', [[1, 2], [3, 4], [5]], 5, [1, 2, 3, 4, 5], 3],
  [
    'a row that slipped to the next page',
    [
      [1, 2],
      [2, 3],
    ],
    4,
    [1, 2, 3],
    2,
  ],
  ['a list that became shorter meanwhile', [[1, 2], []], 5, [1, 2], 2],
] as const)('%s', async (_, pages, total, rows, calls) => {
  const { read, asked } = pagesOf(pages, total)
  expect(await readPages(read, same)).toEqual(rows)
  expect(asked).toHaveLength(calls)
})
