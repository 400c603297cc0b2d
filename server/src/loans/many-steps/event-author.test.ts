import { expect, it } from 'vitest'
import { authorOf } from './event-author.ts'

it.each([
  ['lender', 'file:APPROVED:2026-11-20:', 'file'],
  ['lender', 'a-callback', 'lender'],
  ['lender', null, 'lender'],
  ['customer', null, 'customer'],
  ['staff', 'file:of-no-file', 'staff'],
] as const)('%s %s is of %s', (source, their_event_id, author) => {
  expect(authorOf({ source, their_event_id })).toBe(author)
})
