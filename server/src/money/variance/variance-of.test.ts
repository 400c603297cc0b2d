import { expect, test } from 'vitest'
import { type LineFigures, varianceOf } from './variance-of.ts'

const line: LineFigures = {
  has_loan: true,
  is_duplicate: false,
  is_taken_back: false,
  is_clawed: false,
  is_late: false,
  expected: 6_750_00,
  stated: 6_750_00,
  received: 6_750_00,
  tolerance: 0,
  lower: 6_000_00,
  is_rate: false,
}

test.each([
  ['MATCHED', {}],
  ['MATCHED', { stated: 6_750_01, received: 6_750_00, tolerance: 1 }],
  ['MATCHED', { expected: 0, stated: 0, received: 0 }],
  ['WAITS', { received: 0 }],
  ['WAITS', { received: 6_749_99 }],
  ['WAITS', { stated: 6_700_00, received: 0, tolerance: 50_00 }],
  ['TIER_MISSED', { stated: 6_000_00 }],
  ['TIER_MISSED', { stated: 6_000_50, is_rate: true }],
  ['TIER_MISSED', { stated: 6_001_00, tolerance: 1_00 }],
  ['RATE_DIFFERS', { stated: 6_000_51, is_rate: true }],
  ['RATE_DIFFERS', { stated: 6_000_00, lower: null, is_rate: true }],
  ['AMOUNT_DIFFERS', { stated: 6_000_51 }],
  ['AMOUNT_DIFFERS', { stated: 7_000_00 }],
  ['NOT_STATED', { stated: 0, received: 0 }],
  ['NOT_STATED', { stated: 0, received: 0, lower: 0 }],
  ['NOT_EXPECTED', { expected: 0 }],
  ['NOT_EXPECTED', { has_loan: false, expected: 0 }],
  ['DUPLICATE', { is_duplicate: true, has_loan: false }],
  ['REVERSED', { is_taken_back: true, expected: 0 }],
  ['REVERSED', { is_clawed: true, stated: 0 }],
  ['REVERSED', { is_taken_back: true, is_late: true, expected: -3_375_00, stated: -3_375_00 }],
  ['LATE', { is_late: true, expected: 0, stated: 200_00 }],
] as const)('%s: %j', (kind, more) => {
  expect(varianceOf({ ...line, ...more })).toBe(kind)
})
