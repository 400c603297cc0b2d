import type { Failure } from '@marketplace/contract/platform/answers'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { defaultLanguage } from '@marketplace/contract/platform/offered-languages'
import type { ErrorCode } from '@marketplace/contract/platform/error-codes'
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { Problem, type PlainCode } from '../http/problem.ts'
import { languageOf } from '../http/request-language.ts'
import { translate } from '../http/translate.ts'
import { RETRY_AFTER_SECONDS } from './retry-after.ts'

const failureOf = (code: ErrorCode, language: LanguageId): string => {
  const failure: Failure = { success: false, code, message: translate(language, code) }
  return JSON.stringify(failure)
}

/** An address that no route can be looked up by: broken percent-encoding, or longer than any id. */
const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { code, status } = new Problem(error.code === 'FST_ERR_BAD_URL' ? 'invalid_request' : 'not_found')
  void reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(failureOf(code, languageOf(request)))
}

/** What Node's HTTP parser says of bytes that are no request. */
const codeOfParser: Readonly<Record<string, PlainCode>> = {
  HPE_HEADER_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'temporarily_unavailable',
}

const answerBrokenRequest: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const problem = new Problem(codeOfParser[error.code] ?? 'invalid_request')
  const body = failureOf(problem.code, defaultLanguage)
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.code}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      (problem.status === 503 ? `retry-after: ${RETRY_AFTER_SECONDS}\r\n` : '') +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** Options of the server: failures that come before any route give the same answer as all others. */
export const answersBeforeRouting = {
  frameworkErrors: answerBadAddress,
  clientErrorHandler: answerBrokenRequest,
} satisfies FastifyServerOptions
