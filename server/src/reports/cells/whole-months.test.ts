import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeMonths } from './whole-months.ts'

test.each([
  ['2026-10-24', '2026-11-22', null, [['2026-10-24', '2026-11-22']]],
  [
    '2026-10-24',
    '2026-12-05',
    ['2026-11-01', '2026-11-01'],
    [
      ['2026-10-24', '2026-10-31'],
      ['2026-12-01', '2026-12-05'],
    ],
  ],
  ['2024-02-01', '2024-02-29', ['2024-02-01', '2024-02-01'], []],
  ['2023-02-01', '2023-02-27', null, [['2023-02-01', '2023-02-27']]],
  ['2025-12-01', '2026-02-28', ['2025-12-01', '2026-02-01'], []],
  ['2026-11-22', '2026-11-22', null, [['2026-11-22', '2026-11-22']]],
])('%s to %s', (from, to, months, edges) => {
  expect(wholeMonths({ from, to })).toEqual({
    months: months === null ? null : { from: months[0], to: months[1] },
    edges: edges.map(([a, b]) => ({ from: a, to: b })),
  })
})

test('every day is in one piece', () => {
  const day = (n: number): string => new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10)
  fc.assert(
    fc.property(fc.nat(1_200), fc.nat(200), (start, length) => {
      const { months, edges } = wholeMonths({ from: day(start), to: day(start + length) })
      for (let at = start; at <= start + length; at += 1) {
        const month = `${day(at).slice(0, 7)}-01`
        const inMonths = months !== null && month >= months.from && month <= months.to ? 1 : 0
        const inEdges = edges.filter(({ from, to }) => day(at) >= from && day(at) <= to).length
        expect(inMonths + inEdges).toBe(1)
      }
    }),
  )
})
