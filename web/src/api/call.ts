import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { Answer, Body, Call, Params, Query } from '@marketplace/contract/platform/call'
import type { ErrorCode } from '@marketplace/contract/platform/error-codes'
import { textIn } from '../i18n/use-text.ts'
import { endSession } from '../browser-storage/session-end.ts'
import { getSession } from '../browser-storage/session-store.ts'
import { ApiError, isFailure } from './api-error.ts'
import { checkAnswer } from './check-answer.ts'
import { addressOf, exchange, readJson } from './exchange.ts'

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>
type QueryPart<Value> = [Value] extends [undefined] ? unknown : { query?: Value }

/** What a call takes beside itself: its path parameters, query and body, and headers and a signal where wanted. */
export type CallRequest<C extends Call> = Part<'params', Params<C>> &
  QueryPart<Query<C>> &
  Part<'body', Body<C>> & { headers?: Record<string, string>; signal?: AbortSignal }

interface AnyRequest {
  params?: object
  query?: object
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
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

/**
 * Makes one call of the contract: `call(readOffers, { params: { app_id }, query: { amount } })`. The answer is the server's,
 * typed by the contract and not parsed again.
 *
 * @throws ApiError for every failing answer; `temporarily_unavailable` with status 0 where none came. A 401 also clears the
 * stored token and opens /login (section 4).
 */
export const call = async <C extends Call>(endpoint: C, request: CallRequest<C>): Promise<Answer<C>> => {
  const given: AnyRequest = request
  const [status, answer] = await exchange(
    addressOf(endpoint.path, given),
    {
      method: endpoint.method,
      headers: headersFor(given),
      signal: given.signal ?? null,
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    },
    readJson,
  )
  checkAnswer(endpoint, status, answer)
  // Unknown becomes the call's answer here, at the server's word: it holds every success to the call's schema before it sends it
  // (platform/http/serve.ts), and the schemas stay out of the customer's build. The compiler asks for no cast, as `Answer` of any call is
  // as wide as unknown.
  if (status > 0 && status < 400) return answer
  if (status === 401) endSession()
  if (isFailure(answer)) throw new ApiError(status, answer)
  throw failed(status, status === 0 || status >= 502 ? 'temporarily_unavailable' : 'internal_error')
}
