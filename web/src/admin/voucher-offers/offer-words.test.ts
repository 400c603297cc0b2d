import { expect, it } from 'vitest'
import { codesIn, leftText, offerState } from './offer-words.ts'

const offer = { product_type: 'Deals', status: 1, valid_until: '2026-11-20', left: null } as const

it.each([
  [{}, 'Live'],
  [{ status: 0, left: 0 } as const, 'Off'],
  [{ valid_until: '2026-11-19' }, 'Over since 19/11/2026'],
  [{ left: 0 }, 'None left'],
  [{ left: 1 }, 'Live'],
])('%j stands as %s', (change, words) => {
  expect(offerState({ ...offer, ...change }, '2026-11-20').words).toBe(words)
})

it.each([
  ['Deals', null, 'No limit'],
  ['Deals', 1_200, '1,200 left'],
  ['Discount Vouchers', 1_200, '1,200 codes'],
  ['Discount Vouchers', 1, '1 code'],
  ['Discount Vouchers', 0, '0 codes'],
] as const)('%s with %j: %s', (product_type, left, words) => {
  expect(leftText({ ...offer, product_type, left })).toBe(words)
})

it.each([
  ['', []],
  [' A-1 \r\n\nB 2\n', ['A-1', 'B 2']],
  ['A\nA', ['A', 'A']],
])('%j holds %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})
