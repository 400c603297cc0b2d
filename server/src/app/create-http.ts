import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Env } from '../platform/env.ts'
import { NO_PROXY } from '../platform/env/trusted-proxy-list.ts'
import { acceptStrictJson } from '../platform/http/accept-strict-json.ts'
import { answersBeforeRouting } from '../platform/answers/answer-before-routing.ts'
import { answerFailures } from '../platform/answers/answer-failures.ts'
import { COMPRESSED_FROM_BYTES, effort } from '../platform/answers/content-encoding.ts'
import { AnswerLog, oneLogger } from '../platform/answers/log-answers.ts'
import { limitArrival, LONGEST_ARRIVAL_MS } from '../platform/http/spool/limit-arrival.ts'
import { Problem } from '../platform/http/problem.ts'
import { refuseOddRequests } from '../platform/http/refuse-odd-requests.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { trustedProxies } from '../platform/http/trusted-proxies.ts'

/** Fastify as every route wants it: schemas, failures, headers, compression; not a route yet. */
export const createHttp = async (env: Env, log: FastifyBaseLogger | undefined): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(log !== undefined && { loggerInstance: oneLogger(log) }),
    logController: new AnswerLog(log),
    ...answersBeforeRouting,
    trustProxy:
      env.TRUST_PROXY === undefined || env.TRUST_PROXY === NO_PROXY ? false : trustedProxies(env.TRUST_PROXY),
    bodyLimit: 128 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: LONGEST_ARRIVAL_MS,
    http: { headersTimeout: 30_000 },
    handlerTimeout: Math.round(env.ANSWER_SECONDS * 1_000),
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  answerFailures(app)
  limitArrival(app)
  refuseOddRequests(app)
  acceptStrictJson(app)
  app.setNotFoundHandler(() => {
    throw new Problem('not_found')
  })

  // Cookies are parsed for those who ask (platform/http/read-cookies.ts).
  await app.register(cookie, { hook: false })
  securityHeaders(app, env.PUBLIC_URL?.startsWith('https:') === true)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: { params: effort.once },
  })
  await app.register(underPressure, { maxEventLoopDelay: 2_000 })
  return app
}
