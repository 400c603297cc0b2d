import { expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { processingFee } from './processing-fee.ts'

it.each([
  ['percent', 2, null, null, 500_000, 10_000, 1_800],
  ['no fee', 0, null, null, 500_000, 0, 0],
  ['raised to the least', 2, 999, null, 20_000, 999, 179.82],
  ['at the least', 2, 400, null, 20_000, 400, 72],
  ['cut to the most', 2, null, 6_500, 500_000, 6_500, 1_170],
  ['at the most', 2, null, 10_000, 500_000, 10_000, 1_800],
  ['three decimals', 3.933, null, null, 40_001, 1_573.24, 283.18],
])('%s', (_name, fee_percent, fee_min, fee_max, amount, fee, tax) => {
  expect(processingFee({ fee_percent, fee_min, fee_max }, toPaise(amount), 18)).toEqual({
    fee_paise: toPaise(fee),
    tax_paise: toPaise(tax),
  })
})
