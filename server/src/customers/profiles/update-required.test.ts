import { expect, it } from 'vitest'
import { FRESH_FOR_DAYS, selfEmployedUpdateRequired, updateRequired } from './update-required.ts'

const now = new Date('2026-11-20T06:00:00Z')
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()
const done = { update_required: 0, completed_at: daysAgo(1) } as const

it.each([
  ['completed yesterday', done, true, 0],
  [
    'completed as long ago as details stay fresh',
    { ...done, completed_at: daysAgo(FRESH_FOR_DAYS) },
    true,
    0,
  ],
  ['completed a day longer ago', { ...done, completed_at: daysAgo(FRESH_FOR_DAYS + 1) }, true, 1],
  ['a newly needed field is empty', done, false, 1],
  ['asked for', { ...done, update_required: 1 }, true, 1],
  ['asked for before it was complete', { update_required: 1, completed_at: null }, false, 1],
  ['never completed', { update_required: 0, completed_at: null }, false, 0],
] as const)('%s', (_, facts, complete, expected) => {
  expect(updateRequired(facts, () => complete, now)).toBe(expected)
})

it.each([
  ['salaried', 1, 1, 0],
  ['self employed professional', 2, 1, 1],
  ['business owner', 3, 1, 1],
  ['business owner with fresh details', 3, 0, 0],
  ['not said', null, 1, 0],
] as const)('of the self-employed alone: %s', (_, employment, isRequired, expected) => {
  expect(selfEmployedUpdateRequired(employment, isRequired)).toBe(expected)
})
