import { constants } from 'node:zlib'
import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Env } from '../platform/env.ts'
import { acceptStrictJson } from '../platform/http/accept-strict-json.ts'
import { addressBlock } from '../platform/http/address-block.ts'
import { answersBeforeRouting } from '../platform/http/answer-before-routing.ts'
import { answerFailures } from '../platform/http/answer-failures.ts'
import { AnswerLog, oneLogger } from '../platform/http/log-answers.ts'
import { Problem } from '../platform/http/problem.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'

/** Fastify as every route wants it: schemas, failures, headers, compression, limits; not a route yet. */
export const createHttp = async (env: Env, log: FastifyBaseLogger | undefined): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(log !== undefined && { loggerInstance: log, childLoggerFactory: oneLogger }),
    logController: new AnswerLog(log),
    ...answersBeforeRouting,
    trustProxy: env.TRUST_PROXY ?? false,
    bodyLimit: 128 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerFailures(app)
  acceptStrictJson(app)
  app.setNotFoundHandler(() => {
    throw new Problem('not_found')
  })

  await app.register(cookie)
  securityHeaders(app, env.PUBLIC_URL?.startsWith('https:') === true)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Less than this fits a packet or two, whose cost is the trip and not the bytes.
    threshold: 2_048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  })
  await app.register(rateLimit, {
    global: false,
    // How much of a limit is left is nobody's business but the one's who has run into it (retry-after).
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: (request) => addressBlock(request.ip),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  })
  await app.register(underPressure, { maxEventLoopDelay: 2_000 })
  return app
}
