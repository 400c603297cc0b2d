import { threadKinds } from '@marketplace/contract/partner-area/threads'
import { expect, it } from 'vitest'
import { isLate, kindText } from './thread-words.ts'

it('has words for every kind of question', () => {
  const kinds = Object.values(threadKinds).flat()
  expect(kinds.filter((kind) => kindText(kind) === kind)).toEqual([])
})

it.each([
  [null, false],
  ['2026-11-28T12:30:00.000Z', true],
  ['2026-11-28T12:30:00.001Z', false],
])('due %s is late: %s', (due, late) => {
  expect(isLate(due, Date.parse('2026-11-28T12:30:00.001Z'))).toBe(late)
})
