import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { echoText } from '../../testing/echo-text.ts'
import { stepProblem } from './step-problem.ts'

it.each([
  [0, 'temporarily_unavailable', 'lender_page.lost'],
  [503, 'lender_not_answering', 'lender_page.not_answering {"lender":"Konkan"}'],
  [400, 'invalid_request', 'lender_page.check'],
  [409, 'conflict', null],
  [429, 'too_many_requests', 'The server’s words'],
] as const)('%d %s says %s', (status, code, words) => {
  const error = new ApiError(status, { code, message: 'The server’s words' })
  expect(stepProblem(error, 'Konkan', echoText)).toBe(words)
})
