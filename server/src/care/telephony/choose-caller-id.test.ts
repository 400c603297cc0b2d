import { expect, it } from 'vitest'
import type { CallSeries } from '@marketplace/contract/market/lender-register'
import { chooseCallerId } from './choose-caller-id.ts'

const all = { CALLER_ID_1600: '1600111222', CALLER_ID_140: '1401112223', CALLER_ID_OTHER: '08040001111' }

it.each<[CallSeries | null, boolean, string | null]>([
  ['s1600', false, '1600'],
  ['s1600_s140', false, '1600'],
  ['none', false, null],
  [null, false, 'other'],
  ['s1600', true, null],
  ['s1600_s140', true, '140'],
  ['none', true, null],
  [null, true, '140'],
])('a lender with %s, promotion %s: %s', (series, isPromotion, expected) => {
  expect(chooseCallerId(all, { series, isPromotion })?.series ?? null).toBe(expected)
})

it('falls back to no ordinary number for a lender, and to 1600 for the brand alone', () => {
  const no = { CALLER_ID_1600: undefined, CALLER_ID_140: undefined, CALLER_ID_OTHER: undefined }
  const ask = { series: 's1600', isPromotion: false } as const
  expect(chooseCallerId({ ...no, CALLER_ID_OTHER: '08040001111' }, ask)).toBeNull()
  expect(
    chooseCallerId({ ...no, CALLER_ID_1600: '1600111222' }, { series: null, isPromotion: false }),
  ).toEqual({
    number: '1600111222',
    series: '1600',
  })
  expect(chooseCallerId(no, { series: null, isPromotion: false })).toBeNull()
})
