import { expect, test } from 'vitest'
import { decodeRole, encodeRole } from './role-code.ts'

test.each([1, 2, 3] as const)('role %i comes back from its code, which is not its number', (role) => {
  expect(decodeRole(encodeRole(role))).toBe(role)
  expect(encodeRole(role)).not.toBe(String(role))
})

test.each([null, '', '1', 'NA==', 'Mg', '%%'])('%s is no role', (code) => {
  expect(decodeRole(code)).toBeNull()
})
