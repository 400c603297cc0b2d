import { expect, it } from 'vitest'
import { monthsBetween } from './months-between.ts'

it.each([
  [{}, ['2027-02', '2027-01', '2026-12', '2026-11', '2026-10', '2026-09']],
  [{ from: '2026-12' }, ['2027-02', '2027-01', '2026-12']],
  [{ to: '2026-01', from: '2025-12' }, ['2026-01', '2025-12']],
  [{ from: '2027-03' }, []],
])('%j', (asked, months) => {
  expect(monthsBetween(asked, '2027-02')).toEqual(months)
})

it('ends after three years', () => {
  const months = monthsBetween({ from: '2000-01' }, '2027-02')
  expect(months).toHaveLength(36)
  expect(months.at(-1)).toBe('2024-03')
})
