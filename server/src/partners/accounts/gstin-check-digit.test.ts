import { gstinCheckDigit, isGstin, panOfGstin } from '@marketplace/contract/platform/gstin-check-digit'
import { expect, test } from 'vitest'

const valid = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM']

test.each(valid)('%s is one', (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

test.each([
  ['one character too many', '27AAPFU0939F1ZVV'],
  ['one too few', '27AAPFU0939F1Z'],
  ['small letters', '27aapfu0939f1zv'],
  ['no state', 'AAAAPFU0939F1ZV'],
  ['a 0 for the entity', '27AAPFU0939F0ZV'],
  ['K for the kind', '27AAPFU0939F1KV'],
])('%s is none', (_, gstin) => {
  expect(isGstin(gstin)).toBe(false)
})

test('no other last character will do, and no wrong one before it', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (const gstin of valid) {
    const right = Array.from(digits).filter((digit) => isGstin(gstin.slice(0, 14) + digit))
    expect(right).toEqual([gstin.slice(14)])
    for (let at = 0; at < 14; at += 1) {
      for (const digit of digits) {
        if (digit === gstin[at]) continue
        const wrong = gstin.slice(0, at) + digit + gstin.slice(at + 1, 14)
        expect(gstinCheckDigit(wrong)).not.toBe(gstin.slice(14))
      }
    }
  }
})

test('holds the PAN of its owner', () => {
  expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
})
