import { Failure } from '@marketplace/contract/platform/answers'
import type { Call } from '@marketplace/contract/platform/call'
import { errorStatus } from '@marketplace/contract/platform/error-codes'
import type { LightMyRequestResponse } from 'fastify'

/** How an answer to `what` looks in a list of problems. */
export const told = (what: string, { statusCode, body }: LightMyRequestResponse): string =>
  `${what.slice(0, 300)} → ${statusCode} ${body.slice(0, 300)}`

/**
 * Holds an answer to the contract: never 5xx, a success in its schema, a failure in the one shape with its own status.
 * `call` is null where no call is meant to answer. @returns what is wrong, in words; nothing where all is well.
 */
export const answerProblems = (
  call: Call | null,
  response: LightMyRequestResponse,
  what: string,
): string[] => {
  const problem = response.statusCode < 300 ? successProblem(call, response) : failureProblem(response)
  return problem === null ? [] : [`${problem}: ${told(what, response)}`]
}

const successProblem = (call: Call | null, response: LightMyRequestResponse): string | null => {
  if (call === null) return 'nothing is here to succeed'
  if (response.statusCode !== (call.status ?? 200)) return 'another status than declared'
  const answer = call.file === undefined ? parse(response.body) : response.body
  return call.answer.safeParse(answer).success ? null : 'outside of its answer schema'
}

const failureProblem = (response: LightMyRequestResponse): string | null => {
  if (response.statusCode >= 500) return 'the server failed'
  const failure = Failure.safeParse(parse(response.body))
  if (!failure.success) return 'no failure of the contract'
  if (errorStatus[failure.data.code] !== response.statusCode) return 'the status is not the one of its code'
  return response.headers['content-type'] === 'application/json; charset=utf-8' ? null : 'not sent as JSON'
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
