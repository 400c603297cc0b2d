import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { Answer, Body, Call, Params, Query } from '@marketplace/contract/platform/call'
import { CHALLENGE_HEADER } from '@marketplace/contract/platform/challenge'
import type { ErrorCode } from '@marketplace/contract/platform/error-codes'
import { textIn } from '../i18n/use-text.ts'
import { endSession } from '../browser-storage/session-end.ts'
import { getSession } from '../browser-storage/session-store.ts'
import { answerChallenge } from './answer-challenge.ts'
import { ApiError, isFailure } from './api-error.ts'
import { checkAnswer } from './check-answer.ts'
import type { SentRequest } from './early-answers.ts'
import { addressOf, exchange, readJson } from './exchange.ts'

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>
type QueryPart<Value> = [Value] extends [undefined] ? unknown : { query?: Value }

/** What a call takes beside itself: its path parameters, query and body, and headers and a signal where wanted. */
export type CallRequest<C extends Call> = Part<'params', Params<C>> &
  QueryPart<Query<C>> &
  Part<'body', Body<C>> & {
    headers?: Record<string, string>
    signal?: AbortSignal
    /** The request goes on where the document that made it is left. */
    keepalive?: boolean
  }

interface AnyRequest {
  params?: object
  query?: object
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

const pageLanguage = () => readLanguage(document.documentElement.lang)

const failed = (status: number, code: ErrorCode & ('temporarily_unavailable' | 'internal_error')): ApiError =>
  new ApiError(status, { code, message: textIn(pageLanguage())(code) })

const headersFor = ({ body, headers }: AnyRequest): Record<string, string> => {
  const { atkn } = getSession()
  return {
    accept: 'application/json',
    'accept-language': pageLanguage(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(atkn === null ? {} : { authorization: `Bearer ${atkn}` }),
    ...headers,
  }
}

/** A request as it goes out; its body is text. */
export const outgoing = ({ method, path }: Call, given: AnyRequest): SentRequest => ({
  method,
  address: addressOf(path, given),
  headers: headersFor(given),
  ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
})

/** A hot address may get hotter while a challenge is solved; a fourth one would not be the last either. */
const MOST_CHALLENGES = 3

/** The solution of a challenge for the next try. @throws ApiError where it cannot be had, and the abort of the request's own signal. */
const headerFor = async (challenge: string, signal: AbortSignal | null): Promise<string> => {
  try {
    return await answerChallenge(challenge, signal)
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw failed(0, 'temporarily_unavailable')
  }
}

/**
 * Makes one call of the contract: `call(readOffers, { params: { app_id }, query: { amount } })`. The answer is the server's,
 * typed by the contract and not parsed again. Where the server asks for a challenge first, it is solved and the call made again.
 *
 * @throws ApiError for every failing answer; `temporarily_unavailable` with status 0 where none came. A 401 also clears the
 * stored token and opens /login (section 4).
 */
export const call = async <C extends Call>(endpoint: C, asked: CallRequest<C>): Promise<Answer<C>> => {
  const given: AnyRequest = asked
  const signal = given.signal ?? null
  const sent = outgoing(endpoint, given)
  const { address, ...request } = sent
  const headers = { ...sent.headers }
  const keepalive = given.keepalive === true
  for (let challenges = 0; ; challenges += 1) {
    const { earlyAnswers } = globalThis
    const early = earlyAnswers === undefined ? null : await earlyAnswers.take(sent)
    const [status, answer] =
      early ??
      (await exchange(address, { ...request, headers, signal, ...(keepalive && { keepalive }) }, readJson))
    signal?.throwIfAborted()
    checkAnswer(endpoint, status, answer)
    // Unknown becomes the call's answer here, at the server's word: it holds every success to the call's schema before it sends it
    // (platform/http/serve.ts), and the schemas stay out of the customer's build. The compiler asks for no cast, as `Answer` of any call is
    // as wide as unknown.
    if (status > 0 && status < 400) return answer
    if (status === 401) endSession()
    if (!isFailure(answer))
      throw failed(status, status === 0 || status >= 502 ? 'temporarily_unavailable' : 'internal_error')
    if (answer.challenge === undefined || challenges === MOST_CHALLENGES) throw new ApiError(status, answer)
    headers[CHALLENGE_HEADER] = await headerFor(answer.challenge, signal)
  }
}
