import { expect, it, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { inWords, refusedWords } from './refused-words.ts'

const failed = (code: 'conflict' | 'plan_stale' | 'not_found', present?: unknown): ApiError =>
  new ApiError(409, { code, message: 'This was changed', present })

it.each([
  [failed('conflict', { words: 'The month is closed' }), 'The month is closed'],
  [failed('conflict', { words: 7 }), null],
  [failed('conflict', null), null],
  [failed('conflict'), null],
  [failed('not_found', { words: 'Not here' }), null],
  [failed('plan_stale'), 'A line has changed since it was shown. Close this, and look at it again'],
  [new Error('broken'), null],
])('%o says %j', (error, words) => {
  expect(refusedWords(error)).toBe(words)
})

test('a failure without words of its own stays as it is', () => {
  const plain = failed('not_found')
  expect(inWords(plain)).toBe(plain)
  expect(inWords(failed('conflict', { words: 'The month is closed' }))).toEqual(
    new Error('The month is closed'),
  )
})
