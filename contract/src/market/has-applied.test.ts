import { expect, test } from 'vitest'
import { hasApplied } from './has-applied.ts'

test.each([
  [{ position_reason: 'applied_here' }, true],
  [{ position_reason: 'lowest_apr' }, false],
  [{ position_reason: 'lowest_apr', applied_before: 0 }, false],
  [{ position_reason: 'nearest_amount', applied_before: 1 }, true],
] as const)('an offer with %o was applied for: %s', (offer, applied) => {
  expect(hasApplied(offer)).toBe(applied)
})
