import { expect, test } from 'vitest'
import { roleSeesMoney } from './partner-team.ts'

test.each([
  ['owner', true],
  ['accounts', true],
  ['sales', false],
] as const)('%s are shown what the partner earns: %s', (role, sees) => {
  expect(roleSeesMoney(role)).toBe(sees)
})
