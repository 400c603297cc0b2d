import { expect, test } from 'vitest'
import { lowestApr } from './lowest-apr.ts'

test('a rate "from" alone counts where there is no other', () => {
  const from = { apr: 9, rate_basis: 'from' } as const
  const most = { apr: 14, rate_basis: 'up_to' } as const
  const about = { apr: 12, rate_basis: 'representative' } as const
  expect(lowestApr([most, about, from])).toBe(12)
  expect(lowestApr([from, { ...from, apr: 10 }])).toBe(9)
  expect(lowestApr([])).toBeNull()
})
