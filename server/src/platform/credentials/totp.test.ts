import { expect, test } from 'vitest'
import { findTotpStep, newTotpSecret, writeOtpauthUrl } from './totp.ts'

/** RFC 6238, appendix B: SHA-1, the last six of the eight digits; the seed is "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [20_000_000_000, '353130'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i s the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  const at = (offset: number): number | null =>
    findTotpStep(SECRET, code, new Date((seconds + offset) * 1000))
  expect(at(0)).toBe(step)
  expect(at(30)).toBe(step)
  expect(at(-30)).toBe(step)
  expect(at(90)).toBeNull()
  expect(at(-90)).toBeNull()
})

test.each(['', '28708', '2870822', '28708a', '２８７０８２', ' 287082', '287083'])(
  '%j is not the code',
  (code) => {
    expect(findTotpStep(SECRET, code, new Date(59_000))).toBeNull()
  },
)

test('secrets have 160 bits and differ; the address names issuer and account', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  expect(writeOtpauthUrl(secret, 'Loans & More', 'asha')).toBe(
    `otpauth://totp/Loans%20%26%20More:asha?secret=${secret}&issuer=Loans%20%26%20More`,
  )
})
