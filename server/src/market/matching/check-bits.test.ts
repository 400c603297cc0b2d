import { matchChecks } from '@marketplace/contract/market/offers'
import { expect, it } from 'vitest'
import { checkBit, checksOf } from './check-bits.ts'

it('gives every check a bit of its own', () => {
  expect(Object.values(checkBit).reduce<number>((sum, bit) => sum + bit, 0)).toBe(2 ** matchChecks.length - 1)
})

it.each([
  [0, []],
  [checkBit.employment, ['employment']],
  [checkBit.microfinance_limit | checkBit.not_offered, ['not_offered', 'microfinance_limit']],
  [2 ** matchChecks.length - 1, [...matchChecks]],
])('%d', (bits, checks) => {
  expect(checksOf(bits)).toEqual(checks)
})
