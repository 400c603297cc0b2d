import { expect, it } from 'vitest'
import { goldRateOn } from './gold-rate-on.ts'

const rates = [
  { day: '2026-11-18', rupees_per_gram_24k: 12_300, source: 'mcx' },
  { day: '2026-11-20', rupees_per_gram_24k: 12_450.5, source: 'ibja' },
  { day: '2026-11-16', rupees_per_gram_24k: 12_100, source: 'example' },
] as const

it.each([
  ['2026-11-15', null],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2026-11-18', '2026-11-18'],
  ['2026-11-19', '2026-11-18'],
  ['2026-11-20', '2026-11-20'],
  ['2027-03-01', '2026-11-20'],
])('%s goes by the rate of %s', (day, of) => {
  expect(goldRateOn(rates, day)?.day ?? null).toBe(of)
})

it.each([
  ['2026-11-20', 0],
  ['2026-11-24', 0],
  ['2026-11-25', 1],
  ['2027-11-20', 1],
])('on %s it is old: %d', (day, is_old) => {
  expect(goldRateOn(rates, day)).toEqual({
    day: '2026-11-20',
    rupees_per_gram_24k: 12_450.5,
    source: 'ibja',
    is_old,
  })
})

it('knows no rate where there is none', () => {
  expect(goldRateOn([], '2026-11-20')).toBeNull()
})
