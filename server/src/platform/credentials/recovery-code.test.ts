import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

const vault = {
  blindIndex: (purpose: string, value: string) =>
    createHmac('sha256', 'key').update(`${purpose}|${value}`).digest(),
}
const asha = { kind: 'staff', id: 7 } as const

test('ten different codes of 60 bits that read well', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}-[0-9a-hjkmnp-tv-z]{6}$/)
  expect(newRecoveryCodes(() => 31)[0]).toBe('zzzzzz-zzzzzz')
})

test.each(['abc012-xyz789', 'ABC012XYZ789', ' abc0 12-xyz 789', 'abcOi2-xyz789', 'abcolZ-xyz789'])(
  '%j is read as it was meant',
  (typed) => {
    const meant = typed.endsWith('lZ-xyz789') ? 'abc01z-xyz789' : 'abc012-xyz789'
    expect(hashRecoveryCode(vault, asha, typed)).toEqual(hashRecoveryCode(vault, asha, meant))
  },
)

test('a code fits its owner alone', () => {
  const hash = hashRecoveryCode(vault, asha, 'abc012-xyz789')
  expect(hashRecoveryCode(vault, { kind: 'partner', id: 7 }, 'abc012-xyz789')).not.toEqual(hash)
  expect(hashRecoveryCode(vault, { kind: 'staff', id: 8 }, 'abc012-xyz789')).not.toEqual(hash)
  expect(hashRecoveryCode(vault, asha, 'abc012-xyz788')).not.toEqual(hash)
})
