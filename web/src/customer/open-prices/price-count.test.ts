import { expect, test } from 'vitest'
import { priceCount } from './price-count.ts'

test('banks and NBFCs are all that publish; a fee of nothing makes none of them two', () => {
  expect(priceCount({ counts: { bank: 3, nbfc: 2, no_fee: 2 } })).toBe(5)
})
