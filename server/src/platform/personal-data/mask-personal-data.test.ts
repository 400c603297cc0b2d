import { AccountNumber, PersonalPan } from '@marketplace/contract/platform/formats'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { echoesMask, maskAccountNumber, maskBirthDate, maskGstin, maskPan } from './mask-personal-data.ts'

describe('masks', () => {
  it.each([
    [maskPan('ABCPV1234F'), '*****1234F'],
    [maskGstin('27AAPFU0939F1ZV'), '27*****0939F1ZV'],
    [maskBirthDate('1990-05-17'), '**/**/1990'],
    [maskAccountNumber('123456789'), '*****6789'],
    [maskAccountNumber('123456789012345678'), '**************5678'],
  ])('%s', (mask, expected) => {
    expect(mask).toBe(expected)
  })

  it('pass the format of their field', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/),
        fc.stringMatching(/^[0-9]{9,18}$/),
        (pan, account) => {
          expect(PersonalPan.safeParse(maskPan(pan)).success).toBe(true)
          expect(AccountNumber.safeParse(maskAccountNumber(account)).success).toBe(true)
        },
      ),
    )
  })
})

describe('echoesMask', () => {
  it.each([
    ['*****1234F', '*****1234F', true],
    ['**********', '*****1234F', true],
    ['******234F', '*****1234F', true],
    ['****V1234F', '*****1234F', false],
    ['*****1235F', '*****1234F', false],
    ['*********', '*****1234F', false],
    ['**********', null, false],
  ])('%s against %s: %s', (value, mask, expected) => {
    expect(echoesMask(value, mask)).toBe(expected)
  })

  it('tells nothing about the hidden letters: a right guess is refused like a wrong one', () => {
    expect(echoesMask('ABCPV****F', maskPan('ABCPV1234F'))).toBe(
      echoesMask('XYZPQ****F', maskPan('ABCPV1234F')),
    )
  })
})
