import { expect, it } from 'vitest'
import { firstReason } from './first-reason.ts'

const own = { applied_lately: false, text_ended: false }

it.each([
  ['nothing holds', [], own, null],
  ['hours alone', ['quiet_hours'], own, null],
  ['hours and a cap', ['quiet_hours', 'cap_week'], own, 'cap_week'],
  ['two of the rule', ['no_consent', 'open_complaint'], own, 'no_consent'],
  ['the rule before the rule of the campaign', ['withdrawn'], { ...own, applied_lately: true }, 'withdrawn'],
  ['the rule of the campaign', ['quiet_hours'], { ...own, applied_lately: true }, 'applied_lately'],
  ['a text that no longer holds', ['withdrawn'], { applied_lately: true, text_ended: true }, 'text_ended'],
] as const)('%s', (_, refusals, rules, reason) => {
  expect(firstReason({ refusals, ...rules })).toBe(reason)
})
