import { expect, test } from 'vitest'
import { readRecent, withRecent, writeRecent } from './recent-pages.ts'

const page = (n: number) => ({ path: `/admin/lenders/${n}`, title: `Lender ${n}` })

test('the latest first, each once, eight at most', () => {
  const pages = [1, 2, 3, 4, 5, 6, 7, 8].map(page)
  expect(withRecent(pages, page(9)).map(({ title }) => title)).toEqual(
    [9, 1, 2, 3, 4, 5, 6, 7].map((n) => `Lender ${n}`),
  )
  expect(withRecent(pages, { path: '/admin/lenders/3', title: 'Renamed' }).map(({ title }) => title)).toEqual(
    ['Renamed', ...[1, 2, 4, 5, 6, 7, 8].map((n) => `Lender ${n}`)],
  )
})

test('what was written is read again by its owner alone', () => {
  const kept = writeRecent('7', [page(1)])
  expect(readRecent(kept, '7')).toEqual([page(1)])
  expect(readRecent(kept, '8')).toEqual([])
  expect(readRecent(kept, null)).toEqual([])
})

test.each([
  [null],
  [''],
  ['{'],
  ['[]'],
  ['{"of":"7"}'],
  ['{"of":"7","pages":{}}'],
  ['{"of":"7","pages":[1,{"path":"/a"},{"path":"javascript:x","title":"x"},{"path":1,"title":"x"}]}'],
])('%j holds no page', (kept) => {
  expect(readRecent(kept, '7')).toEqual([])
})
