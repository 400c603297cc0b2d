import { expect, it } from 'vitest'
import { isSeenAt, shownAtText } from './shown-at.ts'

const one = { slug: 'one', name: 'One', kinds: ['Health' as const] }
const two = { slug: 'two', name: 'Two', kinds: ['Health' as const, 'Shop' as const] }
const live = { kind: 'Shop', status: 1 } as const

it.each([
  [{ ...live, kind: 'Health' } as const, '2 brands'],
  [live, 'Two'],
  [{ ...live, kind: 'Other Insurance' } as const, 'No brand'],
])('%j is shown at %s', (plan, words) => {
  expect(shownAtText(plan, [one, two])).toBe(words)
})

it.each([
  [live, 'two', true],
  [live, 'one', false],
  [live, '', true],
  [{ ...live, kind: 'Other Insurance' } as const, '', false],
  [{ ...live, status: 0 } as const, 'two', false],
])('%j at %j: %s', (plan, slug, expected) => {
  expect(isSeenAt(plan, [one, two], slug)).toBe(expected)
})
