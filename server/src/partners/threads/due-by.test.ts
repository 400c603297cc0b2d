import { expect, it } from 'vitest'
import { dueBy, lenderDueBy } from './due-by.ts'

it.each([
  ['a Friday morning', 'tech-support', '2026-11-27T04:30:00.000Z', '2026-11-28T12:30:00.000Z'],
  ['a Friday morning', 'general-query', '2026-11-27T04:30:00.000Z', '2026-11-30T12:30:00.000Z'],
  ['a Saturday', 'tech-support', '2026-11-28T09:00:00.000Z', '2026-11-30T12:30:00.000Z'],
  ['a Saturday', 'general-query', '2026-11-28T09:00:00.000Z', '2026-12-01T12:30:00.000Z'],
  ['a Sunday', 'tech-support', '2026-11-29T09:00:00.000Z', '2026-11-30T12:30:00.000Z'],
  // Still Friday in London, Saturday in India.
  ['after midnight in India', 'tech-support', '2026-11-27T19:00:00.000Z', '2026-11-30T12:30:00.000Z'],
  ['the end of a year', 'general-query', '2026-12-31T06:00:00.000Z', '2027-01-02T12:30:00.000Z'],
] as const)('asked on %s about %s', (_when, topic, asked, due) => {
  expect(dueBy(topic, new Date(asked)).toISOString()).toBe(due)
})

it('a lender has five working days for its word', () => {
  expect(lenderDueBy(new Date('2026-11-27T04:30:00.000Z')).toISOString()).toBe('2026-12-03T12:30:00.000Z')
})
