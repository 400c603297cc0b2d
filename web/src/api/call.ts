import type { Failure } from '@marketplace/contract/answers'
import type { Answer, Body, Call, Params, Query } from '@marketplace/contract/call'
import type { ErrorCode } from '@marketplace/contract/error-codes'
import { textIn } from '../i18n/use-text.ts'
import { endSession } from '../session/session-end.ts'
import { getSession } from '../session/session-store.ts'
import { ApiError } from './api-error.ts'

const TIMEOUT_MS = 15_000

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

const addressOf = (path: string, { params = {}, query = {} }: AnyRequest): string => {
  const values = new Map(Object.entries(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

const pageLanguage = () => (document.documentElement.lang === 'hi' ? 'hi' : 'en')

const failed = (status: number, code: ErrorCode & ('temporarily_unavailable' | 'internal_error')): ApiError =>
  new ApiError(status, { code, message: textIn(pageLanguage())(code) })

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer

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

/** Fetches with a limit of time, counted for the answer's body too. */
const exchange = async (method: string, path: string, request: AnyRequest): Promise<[number, unknown]> => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, TIMEOUT_MS)
  request.signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(addressOf(path, request), {
      method,
      headers: headersFor(request),
      credentials: 'same-origin',
      signal: controller.signal,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
    const text = await response.text()
    return [response.status, text === '' ? null : JSON.parse(text)]
  } catch (error) {
    if (request.signal?.aborted === true) throw error
    throw failed(0, 'temporarily_unavailable')
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', abort)
  }
}

/**
 * Makes one call of the contract: `call(listOffers, { params: { app_id }, query: { amount } })`. The answer is the server's,
 * typed by the contract and not parsed again.
 *
 * @throws ApiError for every failing answer; `temporarily_unavailable` with status 0 where none came. A 401 also clears the
 * stored token and opens /login (section 4).
 */
export const call = async <C extends Call>(endpoint: C, request: CallRequest<C>): Promise<Answer<C>> => {
  const [status, answer] = await exchange(endpoint.method, endpoint.path, request)
  if (status < 400) return answer
  if (status === 401) endSession()
  if (isFailure(answer)) throw new ApiError(status, answer)
  throw failed(status, status >= 502 ? 'temporarily_unavailable' : 'internal_error')
}
