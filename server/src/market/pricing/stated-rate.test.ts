import { expect, it } from 'vitest'
import { statedRate } from './stated-rate.ts'

it.each([
  ['representative before maximum', 10, 24, 14, 0, 14, 'representative'],
  ['maximum', 10, 24, null, 0, 24, 'up_to'],
  ['minimum alone', 10, null, null, 0, 10, 'from'],
  ['flagged "from only"', 10, 24, 14, 1, 10, 'from'],
  ['flagged "from only" without a minimum', null, 24, null, 1, 24, 'from'],
  ['representative alone', null, null, 13.75, 0, 13.75, 'representative'],
] as const)('%s', (_name, rate_min, rate_max, representative_rate, rate_from_only, rate, rate_basis) => {
  expect(statedRate({ rate_min, rate_max, representative_rate, rate_from_only })).toEqual({
    rate,
    rate_basis,
  })
})

it('refuses a lender without any rate', () => {
  expect(() =>
    statedRate({ rate_min: null, rate_max: null, representative_rate: null, rate_from_only: 0 }),
  ).toThrow('without any rate')
})
