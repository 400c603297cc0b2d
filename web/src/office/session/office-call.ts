import type { OfficeAreaName } from '@marketplace/contract/office/office-bootstrap'
import type { Answer, Call, Params } from '@marketplace/contract/platform/call'
import { CHALLENGE_HEADER } from '@marketplace/contract/platform/challenge'
import { answerChallenge } from '../../api/answer-challenge.ts'
import { ApiError, hasCode, isFailure } from '../../api/api-error.ts'
import { checkAnswer } from '../../api/check-answer.ts'
import type { CallRequest } from '../../api/call.ts'
import { addressOf, exchange, readJson } from '../../api/exchange.ts'
import { postForm } from '../../api/post-form.ts'
import { readFile } from '../../api/read-file.ts'
import { isSameAnswer, noteVersion } from '../answer-versions.ts'
import { officeAreaHere } from './office-area-here.ts'
import { endOfficeSession, getOfficeSession, tokenOf } from './office-session.ts'
import { askStepUp } from './step-up.ts'
import { specifiedTexts } from '../show/specified-texts.ts'

const NO_ANSWER = 'No answer from the server. Check your connection and try again.'
const UPLOAD_TIMEOUT_MS = 120_000

interface AnyRequest {
  params?: object | undefined
  query?: object
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** How much of a request is its own matter: what it sends and how its answer is read. */
interface Manner<Value> {
  body?: string | FormData
  timeoutMs?: number
  /** Told how much of the form has left, from 0 to 1. */
  onProgress?: (share: number) => void
  read: (response: Response, endLimit: () => void) => Promise<Value>
}

const failure = (status: number, answer: unknown): ApiError => {
  if (isFailure(answer)) return new ApiError(status, answer)
  return status === 0 || status >= 502
    ? new ApiError(status, { code: 'temporarily_unavailable', message: NO_ANSWER })
    : new ApiError(status, { code: 'internal_error', message: specifiedTexts.error })
}

/** Whose token a call goes out with: the area's, but for staff who look in at a partner's area. They hold both, and turn the key and leave as staff. */
const areaOf = ({ path }: Pick<Call, 'path'>): OfficeAreaName =>
  path.startsWith('/api/admin/') ? 'admin' : officeAreaHere()

const sendOnce = async <Value>(
  endpoint: Call,
  request: AnyRequest,
  { body, timeoutMs, onProgress, read }: Manner<Value>,
): Promise<Value> => {
  const area = areaOf(endpoint)
  const token = tokenOf(getOfficeSession(), area)
  const [status, answer] = await exchange<{ value: Value } | { failure: unknown }>(
    addressOf(endpoint.path, request),
    {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      body: body ?? null,
      signal: request.signal ?? null,
    },
    async (response, endLimit) =>
      response.ok ? { value: await read(response, endLimit) } : { failure: await readJson(response) },
    timeoutMs,
    ...(onProgress === undefined ? [] : [postForm(onProgress)]),
  )
  if (answer !== null && 'value' in answer) return answer.value
  checkAnswer(endpoint, status, answer?.failure)
  if (status === 401) endOfficeSession(area, token)
  throw failure(status, answer?.failure)
}

/** What an address is asked for that much comes from, solved. @throws ApiError where it cannot be, and the abort of the request's own signal. */
const solve = async (
  challenge: string,
  { signal = null }: { signal?: AbortSignal | null },
): Promise<string> => {
  try {
    return await answerChallenge(challenge, signal)
  } catch (error) {
    throw signal?.aborted === true ? error : failure(0, null)
  }
}

/**
 * Sends it. Where the server asks for a challenge first, it is solved; what needs a fresh second factor asks for one. Each is then
 * sent once more, as it was.
 */
const send = async <Value>(endpoint: Call, request: AnyRequest, manner: Manner<Value>): Promise<Value> => {
  try {
    return await sendOnce(endpoint, request, manner)
  } catch (error) {
    if (error instanceof ApiError && error.challenge !== null) {
      const solved = { [CHALLENGE_HEADER]: await solve(error.challenge, request) }
      return sendOnce(endpoint, { ...request, headers: { ...request.headers, ...solved } }, manner)
    }
    const isAsked = hasCode<Call>(error, 'step_up_required')
    if (!isAsked || !(await askStepUp())) throw error
    return sendOnce(endpoint, request, manner)
  }
}

const readChecked = async <C extends Call>(endpoint: C, response: Response): Promise<Answer<C>> => {
  const answer = await readJson(response)
  checkAnswer(endpoint, response.status, answer)
  return answer
}

/**
 * Makes one call of the contract as staff or partner: `officeCall(getLenders, {})`. The answer is the server's, typed by the
 * contract.
 *
 * @throws ApiError for every failing answer, with words fit to show. A 401 also clears the stored token, which opens the
 * sign-in page (section 4).
 */
export const officeCall = <C extends Call>(endpoint: C, request: CallRequest<C>): Promise<Answer<C>> =>
  officeCallAgain(endpoint, request, undefined, (answer) => answer)

/**
 * The same where something was read of an answer already: it is given back, the text not read again, where the server still has
 * that version of it.
 */
export const officeCallAgain = <C extends Call, Told>(
  endpoint: C,
  request: CallRequest<C>,
  before: Told | undefined,
  readAnswer: (answer: Answer<C>) => Told,
): Promise<Told> => {
  const given: AnyRequest = request
  return send(endpoint, given, {
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    read: async (response): Promise<Told> => {
      if (before !== undefined && isSameAnswer(before, response)) {
        await response.body?.cancel()
        return before
      }
      const told = readAnswer(await readChecked(endpoint, response))
      noteVersion(told, response)
      return told
    },
  })
}

/** The same with a form of files: `officeUpload(uploadFile, {}, form)`. */
export const officeUpload = <C extends Call>(
  endpoint: C,
  request: { params?: Params<C> & object; headers?: Record<string, string>; signal?: AbortSignal },
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<Answer<C>> =>
  send(endpoint, request, {
    body: form,
    ...(onProgress !== undefined && { onProgress }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    read: (response) => readChecked(endpoint, response),
  })

/** A file that a call answers, as it is. */
export const officeFile = <C extends Call>(endpoint: C, request: CallRequest<C>): Promise<Blob> => {
  const given: AnyRequest = request
  return send(endpoint, given, {
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    read: readFile,
  })
}
