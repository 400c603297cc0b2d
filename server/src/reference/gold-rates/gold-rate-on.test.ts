import { describe, expect, it } from 'vitest'
import { goldRateOn, missingDays } from './gold-rate-on.ts'
import type { GoldRateRow } from './gold-rates.queries.ts'

const rateOf = (day: string, rupees_per_gram_24k: number): GoldRateRow => ({
  day,
  rupees_per_gram_24k,
  source: 'ibja',
})
const falling = [rateOf('2026-11-18', 12_300), rateOf('2026-11-20', 12_100.5), rateOf('2026-11-16', 12_450)]
const rising = [rateOf('2026-11-16', 12_000), rateOf('2026-11-18', 12_300), rateOf('2026-11-20', 12_450.5)]

describe('the day that gold goes by', () => {
  it.each([
    ['2026-11-15', null],
    // The first day of all has no close before it.
    ['2026-11-16', '2026-11-16'],
    ['2026-11-17', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-19', '2026-11-18'],
    ['2026-11-20', '2026-11-18'],
    ['2026-11-21', '2026-11-20'],
    ['2027-03-01', '2026-11-20'],
  ])('%s goes by the close of %s, never by its own', (day, of) => {
    expect(goldRateOn(rising, day)?.day ?? null).toBe(of)
  })

  it.each([
    ['2026-11-24', 0],
    ['2026-11-25', 1],
    ['2027-11-20', 1],
  ])('on %s it is old: %d', (day, is_old) => {
    expect(goldRateOn(rising, day)?.is_old).toBe(is_old)
  })

  it('knows no rate where there is none', () => {
    expect(goldRateOn([], '2026-11-20')).toBeNull()
  })
})

describe('the lower of the last close and the average of thirty days', () => {
  it('is the average while gold rises', () => {
    expect(goldRateOn(rising, '2026-11-21')).toEqual({
      day: '2026-11-20',
      source: 'ibja',
      // (12,000 + 12,300 + 12,450.50) ÷ 3 = 12,250.1666…
      rupees_per_gram_24k: 12_250.16,
      basis: 'average',
      average_of: 3,
      is_old: 0,
    })
  })

  it('is the last close while gold falls', () => {
    expect(goldRateOn(falling, '2026-11-21')).toMatchObject({ rupees_per_gram_24k: 12_100.5, basis: 'close' })
  })

  it('is the close where both are the same', () => {
    expect(goldRateOn([rateOf('2026-11-20', 12_000)], '2026-11-21')).toMatchObject({
      rupees_per_gram_24k: 12_000,
      basis: 'close',
    })
  })

  it('takes in the thirtieth day before, and not the one before that', () => {
    const rates = [rateOf('2026-10-22', 10_000), rateOf('2026-11-20', 12_000)]
    expect(goldRateOn(rates, '2026-11-21')).toMatchObject({ rupees_per_gram_24k: 11_000, average_of: 2 })
    expect(goldRateOn(rates, '2026-11-22')).toMatchObject({ rupees_per_gram_24k: 12_000, average_of: 1 })
  })

  it('goes by the last close where thirty days have none', () => {
    expect(goldRateOn(rising, '2027-03-01')).toMatchObject({
      rupees_per_gram_24k: 12_450.5,
      basis: 'close',
      average_of: 0,
    })
  })
})

it('names the working days without a rate, the latest first', () => {
  const missing = missingDays(rising, '2026-11-21')
  // The 20th and the 18th have one, the 15th was a Sunday.
  expect(missing.slice(0, 4)).toEqual(['2026-11-19', '2026-11-17', '2026-11-13', '2026-11-12'])
  expect(missing.at(-1)).toBe('2026-10-22')
  expect(missing).toHaveLength(19)
})
