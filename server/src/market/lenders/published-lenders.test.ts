import { expect, it, test } from 'vitest'
import { buildMarket, buildOfferLender } from '../matching/example-market.ts'
import { publishedTerms } from './published-lenders.ts'

const today = '2026-11-20'
const termsOf = (lender: object, market: object = {}) =>
  publishedTerms(
    buildOfferLender({ fee_percent: 0, fee_min: null, fee_max: null, ...lender }),
    { ...buildMarket(), ...market },
    today,
  )

test.each([
  ['a range', { rate_min: 12, rate_max: 24, representative_rate: null }, [12, 24]],
  ['what most get, within a range', { rate_min: 12, rate_max: 24, representative_rate: 15 }, [12, 24]],
  ['one rate', { representative_rate: 15 }, [15, 15]],
  ['a lowest alone', { rate_min: 12, representative_rate: null, rate_from_only: 1 }, [12, null]],
  ['a highest alone', { rate_max: 24, representative_rate: null }, [null, 24]],
] as const)('of %s the ends are told that it states', (_, rates, [apr_min, apr_max]) => {
  expect(termsOf(rates)).toMatchObject({ apr_min, apr_max })
})

it('counts the fee with its tax, and says for what', () => {
  const terms = termsOf({
    representative_rate: 12,
    fee_percent: 2,
    amount_max: 100_000,
    tenure_max_months: 24,
  })
  expect(terms).toMatchObject({ amount_max: 100_000, amount: 100_000, tenure_months: 24 })
  // 2 % and 18 % GST on it, over two years.
  expect(terms?.apr_min).toBeGreaterThan(14)
  expect(terms?.apr_min).toBeLessThan(15)
})

it('goes by the special offer of the day', () => {
  const special = { representative_rate: 15, so_status: 1, so_rate: 11 }
  expect(termsOf(special)).toMatchObject({ apr_min: 11, apr_max: 11 })
  expect(termsOf({ ...special, so_date_end: '2026-11-19' })).toMatchObject({ apr_min: 15 })
})

it('has none of what is no loan, and of a loan whose charges leave nothing of it', () => {
  expect(termsOf({ product_type: 'Health' })).toBeNull()
  expect(termsOf({ fee_percent: 0, fee_min: 5_000_000 })).toBeNull()
})
