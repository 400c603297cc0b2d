import type { Failure } from '@marketplace/contract/platform/answers'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import pg from 'pg'
import { isUnavailable } from '../db/database.ts'
import { Problem, type PlainCode } from '../http/problem.ts'
import { languageOf } from '../http/request-language.ts'
import { isMessageKey, translate, type AnyMessageKey } from '../http/translate.ts'
import { RETRY_AFTER_SECONDS } from './retry-after.ts'
import { wantsPage, writeFailurePage } from './failure-page.ts'
import { sayProblem } from './say-problem.ts'

/** PostgreSQL's refusals of a value that no schema of ours caught: bad text, number out of range. */
const refusedValues = new Set(['22021', '22P05', '22P02', '22003', '22008'])

const codeByStatus: Readonly<Record<number, PlainCode>> = {
  404: 'not_found',
  405: 'not_found',
  408: 'temporarily_unavailable',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  431: 'too_large',
  503: 'temporarily_unavailable',
}

const fromValidation = (error: FastifyError): Problem => {
  const issues = error.validation ?? []
  const unknown = issues.filter((issue) => issue.keyword === ('unrecognized_keys' as string))
  if (unknown.length > 0) {
    const names = unknown.flatMap((issue) => (issue.params as { keys?: string[] }).keys ?? [])
    return new Problem(
      'unknown_field',
      names.slice(0, 20).map((field) => ({ field: field.slice(0, 64), key: 'invalid_value' })),
    )
  }
  // The first failed check of a field says what to do; a second message for it would only confuse.
  const byField = new Map<string, AnyMessageKey>()
  for (const issue of issues.slice(0, 40)) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.').slice(0, 64)
    const message = issue.message ?? ''
    if (!byField.has(field)) byField.set(field, isMessageKey(message) ? message : 'invalid_value')
  }
  return new Problem(
    'invalid_request',
    Array.from(byField, ([field, key]) => ({ field, key })),
  )
}

/** Something is away, or an answer took too long: which and where, for whoever asks why callers were sent away. */
const noteUnavailable = (error: Error, request: FastifyRequest): void =>
  request.log.warn(
    { reason: error.message, at: error.stack?.split('\n', 2)[1]?.trim(), route: request.routeOptions.url },
    'answered that it is not available',
  )

const toProblem = (error: FastifyError, request: FastifyRequest): Problem => {
  if (error instanceof Problem) {
    if (error.status === 503) noteUnavailable(error, request)
    return error
  }
  if (error.validation !== undefined) return fromValidation(error)
  if (error instanceof pg.DatabaseError && refusedValues.has(error.code ?? ''))
    return new Problem('invalid_request')
  if (isUnavailable(error)) {
    request.log.warn({ reason: error.message, code: error.code }, 'the database is not available')
    return new Problem('temporarily_unavailable')
  }
  const status = error.statusCode ?? 500
  if (status === 503) noteUnavailable(error, request)
  if (status < 500 || status === 503) return new Problem(codeByStatus[status] ?? 'invalid_request')
  request.log.error({ err: error, req_id: request.id, route: request.routeOptions.url }, 'unexpected')
  return new Problem('internal_error')
}

/** The failure itself; in tests `internal_error` in place of one that the call does not declare. */
const declared = (problem: Problem, request: FastifyRequest): Problem => {
  const { url, config } = request.routeOptions
  if (config.errors === undefined || config.errors.has(problem.code)) return problem
  request.log.error({ code: problem.code, route: url }, 'a failure that the call does not declare')
  return new Problem('internal_error')
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The failure that was answered. */
    problem: Problem | null
  }
}

/**
 * One answer for every failure: `{success: false, code, message, details?}`, for a browser that opens a page the same in words;
 * only the unexpected is logged, and what is not available.
 */
export const answerFailures = (app: FastifyInstance): void => {
  app.decorateRequest('problem', null)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = declared(toProblem(error, request), request)
    request.problem = problem
    const language = languageOf(request)
    const { code, retryAfter, challenge } = problem
    void reply.status(problem.status)
    if (retryAfter !== null) void reply.header('retry-after', retryAfter)
    else if (problem.status === 503 && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', RETRY_AFTER_SECONDS)
    if (wantsPage(request))
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(writeFailurePage(problem, language))
    const failure: Failure = { success: false, code, message: sayProblem(problem, language) }
    if (retryAfter !== null) failure.retry_after_s = retryAfter
    if (challenge !== null) failure.challenge = challenge
    if (problem.details.length > 0) {
      failure.details = problem.details.map(({ field, key, values }) => ({
        field,
        message: translate(language, key, values),
      }))
    }
    if (problem.present !== undefined) failure.present = problem.present
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(failure)
  })
}
