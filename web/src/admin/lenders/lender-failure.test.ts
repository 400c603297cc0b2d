import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { lenderFailure, missingFactsOf } from './lender-failure.ts'

const refused = (code: ConstructorParameters<typeof ApiError>[1]['code'], ...words: string[]) =>
  new ApiError(422, {
    code,
    message: 'In general',
    details: words.map((message) => ({ field: 'value', message })),
  })

test.each([
  [refused('lender_rule_broken', 'First', 'Second'), 'First'],
  [refused('invalid_request', 'Wrong'), 'Wrong'],
  [refused('invalid_request'), 'In general'],
  [refused('go_live_refused', 'Enter the fee'), 'In general'],
  [refused('conflict'), 'In general'],
  [
    new ApiError(0, { code: 'temporarily_unavailable', message: 'The server does not answer.' }),
    'Update failed',
  ],
  [new ApiError(500, { code: 'internal_error', message: 'An error occurred' }), 'Update failed'],
  [new Error('No words for staff'), 'Update failed'],
  [undefined, 'Update failed'],
])('%o says %s', (error, words) => {
  expect(lenderFailure(error)).toBe(words)
})

test('each missing fact is named once, and only where going live was refused', () => {
  expect(missingFactsOf(refused('go_live_refused', 'A', 'B', 'A'))).toEqual(['A', 'B'])
  expect(missingFactsOf(refused('lender_rule_broken', 'A'))).toEqual([])
  expect(missingFactsOf(new Error('A'))).toEqual([])
})
