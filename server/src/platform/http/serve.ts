import type { Answer, Body, Call, Params, Query, Role } from '@marketplace/contract/platform/call'
import { errorsOf } from '@marketplace/contract/platform/call-errors'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { KnownBrand } from './known-brand.ts'
import type { Services } from '../services.ts'
import { asReadOnlyWork } from '../db/read-only-work.ts'
import { hideFromLooker } from '../answers/hide-from-looker.ts'
import { LazyCallRequest } from './lazy-call-request.ts'
import { COMPRESSED_FROM_BYTES, effort, encodeBody, encodingFor } from '../answers/content-encoding.ts'
import type { ApiCaller, Customer, SignedInPartner, Staff } from './actors.ts'
import type { Guards } from './guards.ts'
import { LONGEST_ARRIVAL_MS } from './spool/limit-arrival.ts'
import { Problem } from './problem.ts'
import {
  readUpload,
  removeSpooled,
  type SpooledFiles,
  uploadLimits,
  type UploadedFiles,
} from './read-upload.ts'
import type { CallLimits, RequestChallenge } from './call-limits.ts'
import { CachedAnswer } from '../answers/cached-answer.ts'
import { OpenStreams, StreamedFile, STREAMED_FOR_MS } from '../answers/streamed-file.ts'
import { createAnswerWriter } from '../answers/write-answer.ts'

/** Who asks: decided by the call's audience before anything else is looked at. */
export type Actor<C extends Call> = C['audience'] extends 'customer'
  ? Customer
  : C['audience'] extends 'partner'
    ? SignedInPartner
    : C['audience'] extends 'api_key'
      ? ApiCaller
      : C['audience'] extends readonly Role[]
        ? Staff
        : C extends { staffSeeMore: true }
          ? Staff | null
          : null

/** A validated request of one call. */
export interface CallRequest<C extends Call> {
  params: Params<C>
  query: Query<C>
  body: Body<C>
  actor: Actor<C>
  language: LanguageId
  brand: KnownBrand
  ip: string
  request: FastifyRequest
  /** For headers and cookies; the answer itself is what the handler returns. */
  reply: FastifyReply
  /** The files of a call that takes some, by their field. */
  files: UploadedFiles
  /** The same of a call whose files go to disk; they are removed when the request has ended. */
  spooled: SpooledFiles
  /** Of a call that declares `challenge_required`: what its own rules ask for a proof of work. */
  challenge: 'challenge_required' extends C['errors'][number] ? RequestChallenge : null
}

/** What a handler answers: an answer that is the same for many is handed over serialised, a file may be made while it is sent. */
type Handled<C extends Call> =
  | Answer<C>
  | CachedAnswer
  | (C extends { file: { isStreamed: true } } ? StreamedFile : never)

/** Mounts a call of the contract: guard, limit and schemas come from its literal, the handler is the rest. */
export type Serve = <const C extends Call>(
  call: C,
  handler: (asked: CallRequest<C>) => Handled<C> | Promise<Handled<C>>,
) => void

/** What was mounted, for the API description and the rules test. */
export const servedCalls = (app: FastifyInstance): readonly Call[] => app.servedCalls

declare module 'fastify' {
  interface FastifyInstance {
    servedCalls: Call[]
  }
  interface FastifyContextConfig {
    /** In tests: the codes that the route's call declares. A failure with another one is a fault of ours (answer-failures.ts). */
    errors?: ReturnType<typeof errorsOf>
  }
  interface FastifyRequest {
    customer: Customer | null
    staff: Staff | null
    partner: SignedInPartner | null
    apiCaller: ApiCaller | null
    challenge: RequestChallenge | null
    uploaded: { files: UploadedFiles; spooled: SpooledFiles } | null
  }
}

/** Whether staff ask who look in at a partner's area. */
const isLooker = ({ partner }: FastifyRequest): boolean =>
  partner !== null && partner.asker.masquerade_id !== null

/** Adds a route; one that takes files gets a form's reader of its own, so that no other call takes forms. */
const addRoute = (app: FastifyInstance, { upload, body }: Call, route: RouteOptions): void => {
  if (upload === undefined) {
    app.route(route)
    return
  }
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits(upload) })
    scope.route({
      ...route,
      preValidation: async (request) => {
        request.uploaded = await readUpload(request, upload)
        const [unknown] = body === undefined ? Object.keys(request.body as object) : []
        if (unknown !== undefined)
          throw new Problem('unknown_field', [{ field: unknown.slice(0, 64), key: 'invalid_value' }])
      },
      ...(upload.isSpooled === true && {
        // A large file takes its time to arrive; what it brought to disk goes with the request, however that ends.
        handlerTimeout: LONGEST_ARRIVAL_MS,
        config: { ...route.config, arrivesLong: true },
        onResponse: (request: FastifyRequest) => removeSpooled(request.uploaded?.spooled ?? new Map()),
        onRequestAbort: (request: FastifyRequest) => removeSpooled(request.uploaded?.spooled ?? new Map()),
      }),
    })
  })
}

/** @param limits how often each call may be made, and by whom. */
export const createServe = (
  app: FastifyInstance,
  services: Pick<Services, 'env' | 'looks'>,
  guards: Guards,
  limits: CallLimits,
): Serve => {
  app.decorate('servedCalls', [])
  app.decorateRequest('customer', null)
  app.decorateRequest('staff', null)
  app.decorateRequest('partner', null)
  app.decorateRequest('apiCaller', null)
  app.decorateRequest('challenge', null)
  app.decorateRequest('uploaded', null)

  const isChecked = services.env.NODE_ENV === 'test'
  const streams = new OpenStreams()
  app.addHook('preClose', (done) => {
    streams.breakOff()
    done()
  })

  return (call, handler) => {
    app.servedCalls.push(call)
    const write = createAnswerWriter(call.answer, isChecked)
    const limit = limits.of(call)

    const findActor = async (request: FastifyRequest): Promise<void> => {
      if (call.audience === 'customer') request.customer = await guards.customer(request)
      else if (call.audience === 'partner') request.partner = await guards.partner(request, call)
      else if (call.audience === 'api_key') request.apiCaller = await guards.apiKey(request, call)
      else if (typeof call.audience === 'object')
        request.staff = await guards.staff(request, call, call.audience)
      else if (call.staffSeeMore === true) request.staff = await guards.findStaff(request, call)
    }
    const admit = async (request: FastifyRequest): Promise<void> => {
      await limit.aroundGuard(request, () => findActor(request))
      await limit.spend(request)
    }
    const isForAll =
      typeof call.audience === 'string' && !['customer', 'partner', 'api_key'].includes(call.audience)
    const waitsForNothing = isForAll && call.staffSeeMore !== true && call.limit === 'read'

    /** @returns what has to be waited for before it is sent, if anything. */
    const send = (
      request: FastifyRequest,
      reply: FastifyReply,
      answer: unknown,
    ): Promise<void> | undefined => {
      if (answer instanceof CachedAnswer) {
        answer.send(request, reply)
        return undefined
      }
      if (call.status !== undefined) void reply.status(call.status)
      if (call.file !== undefined) {
        const sent = reply
          .type(call.file.type === 'text/csv' ? `${call.file.type}; charset=utf-8` : call.file.type)
          .header('content-disposition', `attachment; filename="${call.file.name}"`)
          .send(answer instanceof StreamedFile ? streams.open(answer) : answer)
        // A large file streams through the compressor: a handler that ended before it would end it empty.
        return new Promise((resolve, reject) => sent.then(resolve, reject))
      }
      const text = write(answer)
      void reply.header('content-type', 'application/json; charset=utf-8')
      const encoding = text.length < COMPRESSED_FROM_BYTES ? 'identity' : encodingFor(request)
      if (encoding === 'identity') {
        void reply.send(text)
        return undefined
      }
      void reply.headers({ vary: 'accept-encoding', 'content-encoding': encoding })
      return encodeBody(Buffer.from(text), encoding, effort.once).then((body) => void reply.send(body))
    }

    const { shows } = call
    /** Nothing is shown before the look is on the audit log. */
    const recordLook = (request: FastifyRequest, answer: unknown): Promise<void> | undefined => {
      if (shows === undefined || request.staff === null) return undefined
      return services.looks.record({
        parts: [request.params, request.body, answer],
        staff: request.staff,
        shows,
        call: `${call.method} ${call.path}`,
        ip: request.ip,
      })
    }

    addRoute(app, call, {
      method: call.method,
      url: call.path,
      ...(isChecked && { config: { errors: errorsOf(call) } }),
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
      },
      ...(call.file?.isStreamed === true && { handlerTimeout: STREAMED_FOR_MS }),
      // A file is compressed as it streams; other answers here, once it is known whether they are worth it.
      ...(call.file === undefined && { compress: false }),
      ...(call.method === 'GET' && { decompress: false }),
      onRequest: (request, reply, done) => {
        // Answers about a person stay in no cache; what is the same for many says otherwise itself (cached-answer.ts).
        void reply.header('cache-control', 'no-store')
        if (waitsForNothing) {
          limit.spendRead(request)
          done()
        } else admit(request).then(() => done(), done)
      },
      // Nothing is waited for where nothing has to be: an answer that is at hand leaves in the same turn.
      handler: (request, reply) => {
        const asked = new LazyCallRequest(guards, request, reply) as never
        const isLook = isLooker(request)
        const answer = isLook ? asReadOnlyWork(() => handler(asked)) : handler(asked)
        const show = (made: unknown): Promise<void> | undefined => {
          const recorded = recordLook(request, made)
          return recorded === undefined
            ? send(request, reply, isLook ? hideFromLooker(made) : made)
            : recorded.then(() => send(request, reply, made))
        }
        return answer instanceof Promise ? answer.then(show) : show(answer)
      },
    })
  }
}
