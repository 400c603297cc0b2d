import { expect, test } from 'vitest'
import type { AvailabilityRow, SwitchedOff } from '@marketplace/contract/market/lender-availability'
import { instantOfDay, onCount, openWords, peopleWords } from './switch-ask.ts'

const off = (brand_id: number, is_off: 0 | 1): SwitchedOff => ({
  brand_id,
  reason: 'No stock',
  off_from: '2026-11-20T06:30:00Z',
  off_until: null,
  is_off,
  switched_by: 'asha',
  switched_at: '2026-11-20T06:30:00Z',
})
const brands = [1, 2, 3].map((brand_id) => ({ brand_id, slug: `b${brand_id}`, name: `Brand ${brand_id}` }))

test('a lender that will be off is on until then', () => {
  const lender = { off: [off(1, 1), off(2, 0), off(9, 1)] } as unknown as AvailabilityRow
  expect(onCount(lender, brands)).toBe(2)
})

test.each([
  [null, 'begin', undefined],
  ['2026-11-22', 'begin', '2026-11-21T18:30:00.000Z'],
  ['2026-11-22', 'end', '2026-11-22T18:30:00.000Z'],
  ['2026-12-31', 'end', '2026-12-31T18:30:00.000Z'],
] as const)('%s in India: its %s', (day, edge, instant) => {
  expect(instantOfDay(day, edge)).toBe(instant)
})

test('one person sees, two people see', () => {
  expect([peopleWords(0), peopleWords(1), peopleWords(12)]).toEqual([
    '0 people see',
    '1 person sees',
    '12 people see',
  ])
})

test.each([
  [22, 0, 'Sahimol', '22 open applications on Sahimol, 0 with Amaltas_Bank'],
  [1, 1, 'Sahimol', '1 open application on Sahimol, 1 with Amaltas_Bank'],
  [1_200, 30, null, '1,200 open applications on all brands, 30 with Amaltas_Bank'],
])('%i open, %i of them with the lender, on %s', (open_applications, with_lender, brand, words) => {
  expect(openWords({ open_applications, with_lender }, brand, 'Amaltas_Bank')).toBe(words)
})
