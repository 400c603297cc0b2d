import { expect, it, test } from 'vitest'
import { buildOfferLender } from './example-market.ts'
import { atSpecialPrice, isSpecialOn } from './special-price.ts'

const dates = { so_status: 1, so_date_start: '2026-11-10', so_date_end: '2026-11-30' } as const

test.each([
  ['2026-11-09', false],
  ['2026-11-10', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('on %s a special offer from the 10th to the 30th is on: %s', (day, on) => {
  expect(isSpecialOn(dates, day)).toBe(on)
})

it('is on without an end, and off where it is switched off', () => {
  expect(isSpecialOn({ so_status: 1, so_date_start: null, so_date_end: null }, '2026-11-20')).toBe(true)
  expect(isSpecialOn({ ...dates, so_status: 0 }, '2026-11-20')).toBe(false)
})

const usual = buildOfferLender({
  ...dates,
  rate_from_only: 1,
  rate_min: 11,
  fee_percent: 3,
  fee_min: 1_000,
  fee_max: 9_000,
  fee_basis: 'up_to',
})

it('prices at the special fee while it is on', () => {
  const special = { ...usual, so_fee_percent: 0 }
  expect(atSpecialPrice(special, '2026-11-20')).toEqual({
    ...special,
    fee_percent: 0,
    fee_min: null,
    fee_max: null,
    fee_basis: 'fixed',
  })
  expect(atSpecialPrice(special, '2026-12-01')).toBe(special)
})

it('prices at the special rate while it is on', () => {
  const special = { ...usual, so_rate: 9.5 }
  expect(atSpecialPrice(special, '2026-11-20')).toEqual({
    ...special,
    representative_rate: 9.5,
    rate_from_only: 0,
  })
})

it('leaves the price of an offer that is words alone', () => {
  expect(atSpecialPrice(usual, '2026-11-20')).toEqual(usual)
})
