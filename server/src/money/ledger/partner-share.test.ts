import { expect, it } from 'vitest'
import { partnerShare } from './partner-share.ts'

const terms = (revenue_percent: number, revenue_flat_fee: number) => ({ revenue_percent, revenue_flat_fee })

it.each([
  [terms(60, 0), 1_62_000_00, 1, { percent: 97_200_00, flat: 0 }],
  [terms(0, 250), 1_62_000_00, 1, { percent: 0, flat: 250_00 }],
  [terms(40.125, 250.5), 1_000_00, 1, { percent: 401_25, flat: 250_50 }],
  [terms(50, 250), 1_000_00, 0, { percent: 500_00, flat: 0 }],
  // 0.5 of a paisa goes up, 0.4 down.
  [terms(50, 0), 1, 1, { percent: 1, flat: 0 }],
  [terms(40, 0), 1, 1, { percent: 0, flat: 0 }],
  [terms(33.333, 0), 9_007_199_254_740_991, 1, { percent: 3_002_369_727_582_815, flat: 0 }],
  [null, 1_000_00, 1, { percent: 0, flat: 0 }],
] as const)('%o of %d paise, %d loans', (agreed, commission_paise, loans, share) => {
  expect(partnerShare(agreed, { commission_paise, loans })).toEqual(share)
})
