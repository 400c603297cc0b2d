import type { OpenPrice } from '@marketplace/contract/market/open-prices'
import { expect, test } from 'vitest'
import { filterPrices, priceChips } from './filter-prices.ts'

const price = (lender_kind: OpenPrice['lender_kind'], processing_fee: number) =>
  ({ lender_kind, processing_fee }) as OpenPrice
const rows = [price('bank', 100), price('nbfc', 0), price('cooperative_bank', 0)]

test('a chip leaves a part, in its order', () => {
  expect(filterPrices(rows, 'all')).toEqual(rows)
  expect(filterPrices(rows, 'bank')).toEqual([rows[0], rows[2]])
  expect(filterPrices(rows, 'nbfc')).toEqual([rows[1]])
  expect(filterPrices(rows, 'no_fee')).toEqual([rows[1], rows[2]])
})

test('only chips that leave something and not everything are shown, and the chosen one', () => {
  const shown = ([bank, nbfc, no_fee]: [number, number, number], chosen: 'all' | 'no_fee') => {
    return priceChips({ counts: { bank, nbfc, no_fee } }, chosen).map(
      ({ filter, count }) => `${filter} ${count}`,
    )
  }
  expect(shown([2, 1, 2], 'all')).toEqual(['all 3', 'bank 2', 'nbfc 1', 'no_fee 2'])
  expect(shown([1, 0, 0], 'all')).toEqual(['all 1'])
  expect(shown([1, 0, 0], 'no_fee')).toEqual(['all 1', 'no_fee 0'])
})
