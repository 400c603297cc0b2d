import { expect, it } from 'vitest'
import type { AprBound } from '@marketplace/contract/market/price-facts'
import { feeBound, lowestOf, rateBound } from './lowest.ts'

const figure = (value: number, bound: AprBound = 'exact') => ({ value, bound })

it.each([
  ['the smallest of sure ones', [figure(12), figure(10), figure(11)], [false, true, false]],
  ['two that tie', [figure(10), figure(10), figure(11)], [true, true, false]],
  ['none where all are the same', [figure(10), figure(10)], [false, false]],
  [
    'the smallest of those that are meant alike',
    [figure(12, 'at_most'), figure(11, 'at_most')],
    [false, true],
  ],
  ['one that is lower at its most', [figure(10, 'at_most'), figure(11)], [true, false]],
  ['none where the other may be lower yet', [figure(10), figure(11, 'at_most')], [false, false]],
  ['none for a figure that may be more', [figure(10, 'at_least'), figure(11)], [false, false]],
  ['a sure one under a figure that may be more', [figure(10), figure(11, 'at_least')], [true, false]],
  ['none beside a figure that is about right', [figure(10), figure(11, 'about')], [false, false]],
] as const)('%s', (_name, figures, lowest) => {
  expect(lowestOf(figures)).toEqual(lowest)
})

it('a rate is as sure as its basis, a fee as it is stated', () => {
  expect(rateBound({ rate_basis: 'firm' })).toBe('exact')
  expect(rateBound({ rate_basis: 'representative' })).toBe('about')
  expect(rateBound({ rate_basis: 'up_to' })).toBe('at_most')
  expect(rateBound({ rate_basis: 'from' })).toBe('at_least')
  expect(feeBound({ fee_basis: 'up_to', processing_fee: 10 })).toBe('at_most')
  expect(feeBound({ fee_basis: 'up_to', processing_fee: 0 })).toBe('exact')
})
