import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPasscode, newPasscode, sameHash } from './passcode.ts'

const vault = {
  blindIndex: (purpose: string, value: string) =>
    createHmac('sha256', 'key').update(`${purpose}|${value}`).digest(),
}

test.each([
  [0, '000000'],
  [7, '000007'],
  [42_424, '042424'],
  [999_999, '999999'],
])('%i is the code %s', (number, code) => {
  expect(newPasscode(() => number)).toBe(code)
})

test('codes are six digits, spread over the whole range', () => {
  const codes = Array.from({ length: 5_000 }, () => newPasscode())
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/)
  const firstDigits = new Set(codes.map((code) => code[0]))
  expect(firstDigits.size).toBe(10)
  expect(new Set(codes).size).toBeGreaterThan(4_900)
})

test('the hash fits one purpose, one request and one code', () => {
  const hash = hashPasscode(vault, 'sign_in', 'request', '123456')
  expect(sameHash(hash, hashPasscode(vault, 'sign_in', 'request', '123456'))).toBe(true)
  expect(sameHash(hash, hashPasscode(vault, 'contact', 'request', '123456'))).toBe(false)
  expect(sameHash(hash, hashPasscode(vault, 'sign_in', 'another', '123456'))).toBe(false)
  expect(sameHash(hash, hashPasscode(vault, 'sign_in', 'request', '123457'))).toBe(false)
  expect(sameHash(hash, hash.subarray(1))).toBe(false)
})
