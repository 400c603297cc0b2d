import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { serverWords } from './server-words.ts'

const failure = (status: number, message: string) => new ApiError(status, { code: 'internal_error', message })

test.each([
  ['what the server said', failure(422, 'Too many rules'), 'Too many rules'],
  ['no words of the server', failure(500, 'An error occurred'), 'Failed to add revenue'],
  ['an empty message', failure(500, ''), 'Failed to add revenue'],
  ['no answer at all', failure(0, 'The server does not answer.'), 'Failed to add revenue'],
  ['something else', new TypeError('x is undefined'), 'Failed to add revenue'],
])('%s', (_, error, words) => {
  expect(serverWords(error, 'Failed to add revenue')).toBe(words)
})
