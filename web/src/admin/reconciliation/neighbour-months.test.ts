import { expect, it } from 'vitest'
import { monthPath, neighbourMonths } from './neighbour-months.ts'

it.each([
  [[], null, null],
  [['2026-10'], null, null],
  [['2026-12', '2026-10', '2026-08', '2025-10'], '2026-08', '2026-12'],
  [['2026-11'], null, '2026-11'],
] as const)('beside October 2026 of %j stand %s and %s', (months, before, after) => {
  expect(neighbourMonths(months, '2026-10')).toEqual({ before, after })
})

it('a month has a page', () => {
  expect(monthPath(7, '2026-10')).toBe('/admin/reconciliation/7/2026-10')
})
