import { expect, it } from 'vitest'
import { takes } from '../testing/problem-of.ts'
import { lenderRegisterFields } from './lender-register-fields.ts'

it.each(['lsp_role', 'call_series'] as const)('every choice of %s is one that it takes', (name) => {
  const { choices, value } = lenderRegisterFields[name]
  expect(choices.length).toBeGreaterThan(2)
  for (const choice of choices) {
    expect(takes(value, choice.value)).toBe(true)
    expect(choice.label.length).toBeGreaterThan(5)
  }
  expect(takes(value, 'none of them')).toBe(false)
})

it.each([
  ['website', 'https://example.com', true],
  ['website', 'http://example.com', false],
  ['registration_number', 'N-14.00001', true],
  ['registration_number', '  ', false],
  ['recovery_agents', 'None yet', true],
  ['recovery_agents', 'x'.repeat(501), false],
] as const)('%s of "%s": %s', (name, text, is) => {
  expect(takes(lenderRegisterFields[name].value, text)).toBe(is)
})
