import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinSpans, monthsWithin, pageWindow } from './page-window.ts'

const counts = [
  { day: '2026-11-20', rows: 3 },
  { day: '2026-11-22', rows: 2 },
  { day: '2026-11-21', rows: 0 },
]

test.each([
  [0, 2, { from: '2026-11-22', to: '2026-11-22', offset: 0 }],
  [0, 3, { from: '2026-11-20', to: '2026-11-22', offset: 0 }],
  [1, 1, { from: '2026-11-22', to: '2026-11-22', offset: 1 }],
  [2, 2, { from: '2026-11-20', to: '2026-11-20', offset: 0 }],
  [4, 50, { from: '2026-11-20', to: '2026-11-20', offset: 2 }],
  [5, 50, null],
])('from row %d on, %d rows', (offset, limit, window) => {
  expect(pageWindow(counts, offset, limit)).toEqual(window)
})

test('a page is the same from its days as from all', () => {
  const dayOf = (place: number): string => new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10)
  fc.assert(
    fc.property(
      fc.array(fc.nat(4), { maxLength: 20 }),
      fc.nat(40),
      fc.integer({ min: 1, max: 10 }),
      (days, offset, limit) => {
        const rows = days.map((count, place) => ({ day: dayOf(place), rows: count }))
        const all = rows
          .toReversed()
          .flatMap(({ day, rows: count }) => Array.from({ length: count }, (_, at) => `${day} ${at}`))
        const window = pageWindow(rows, offset, limit)
        const read =
          window === null
            ? []
            : all.filter((row) => row.slice(0, 10) >= window.from && row.slice(0, 10) <= window.to)
        const page = window === null ? [] : read.slice(window.offset, window.offset + limit)
        expect(page).toEqual(all.slice(offset, offset + limit))
      },
    ),
  )
})

test.each([
  ['2026-02-01', '2026-02-01', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-01', '2026-01-10', '2026-03-05'],
])('the months from %s to %s within a range', (first, last, from, to) => {
  expect(monthsWithin({ from: first, to: last }, { from: '2026-01-10', to: '2026-03-05' })).toEqual({
    from,
    to,
  })
})

test('short days are read together, a long one alone, and none twice', () => {
  const day = (at: string, rows: number) => ({ from: at, to: at, rows })
  const spans = [
    day('2026-03-09', 3),
    day('2026-03-08', 4),
    day('2026-03-05', 4),
    day('2026-03-04', 30),
    day('2026-03-02', 6),
    { from: '2026-01-01', to: '2026-01-31', rows: 4 },
  ]
  expect(joinSpans(spans, 10)).toEqual([
    { from: '2026-03-08', to: '2026-03-09' },
    { from: '2026-03-05', to: '2026-03-05' },
    { from: '2026-03-04', to: '2026-03-04' },
    { from: '2026-01-01', to: '2026-03-02' },
  ])
  expect(joinSpans([], 10)).toEqual([])
})
