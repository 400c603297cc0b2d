import type { Answer, Body, Call, Params, Query, Role } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Services } from '../services.ts'
import { addressBlock } from './address-block.ts'
import type { Customer, SignedInPartner, Staff } from './actors.ts'
import type { Guards } from './guards.ts'
import type { KnownBrand } from './known-brand.ts'
import { readUpload, uploadLimits, type UploadedFiles } from './read-upload.ts'
import { Problem } from './problem.ts'
import { countHit } from './rate-limits.queries.ts'
import { rateLimits, type RateLimits } from './rate-limits.ts'
import { languageOf } from './request-language.ts'
import { CachedAnswer } from './cached-answer.ts'

/** Who asks: decided by the call's audience before anything else is looked at. */
export type Actor<C extends Call> = C['audience'] extends 'customer'
  ? Customer
  : C['audience'] extends 'partner'
    ? SignedInPartner
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
}

/**
 * Mounts a call of the contract: guard, limit and schemas come from its literal, the handler is the rest. An answer that is
 * the same for many is handed over serialised (cached-answer.ts).
 */
export type Serve = <const C extends Call>(
  call: C,
  handler: (asked: CallRequest<C>) => Promise<Answer<C> | CachedAnswer>,
) => void

/** What was mounted, for the API description and the rules test. */
export const servedCalls = (app: FastifyInstance): readonly Call[] => app.servedCalls

declare module 'fastify' {
  interface FastifyInstance {
    servedCalls: Call[]
  }
  interface FastifyRequest {
    customer: Customer | null
    staff: Staff | null
    partner: SignedInPartner | null
    uploaded: UploadedFiles | null
  }
}

const noFiles: UploadedFiles = new Map()

/** Adds a route; one that takes files gets a form's reader of its own, so that no other call takes forms. */
const addRoute = (app: FastifyInstance, { upload }: Call, route: RouteOptions): void => {
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
      },
    })
  })
}

/** @param services what counts a caller's hits. */
export const createServe = (
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now'>,
  guards: Guards,
  limits: RateLimits = rateLimits,
): Serve => {
  app.decorate('servedCalls', [])
  app.decorateRequest('customer', null)
  app.decorateRequest('staff', null)
  app.decorateRequest('partner', null)
  app.decorateRequest('uploaded', null)

  return (call, handler) => {
    app.servedCalls.push(call)
    addRoute(app, call, {
      method: call.method,
      url: call.path,
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        ...(call.file === undefined && { response: { [call.status ?? 200]: call.answer } }),
      },
      config: { rateLimit: call.limit === 'read' ? { max: limits.read, timeWindow: 60_000 } : false },
      onRequest: async (request, reply) => {
        // Answers about a person stay in no cache; what is the same for many says otherwise itself (cached-answer.ts).
        void reply.header('cache-control', 'no-store')
        if (call.audience === 'customer') request.customer = await guards.customer(request)
        else if (call.audience === 'partner') request.partner = await guards.partner(request, call)
        else if (typeof call.audience === 'object')
          request.staff = await guards.staff(request, call, call.audience)
        else if (call.staffSeeMore === true) request.staff = await guards.findStaff(request, call)
        if (call.limit === 'read') return
        const hits = await countHit(
          services.db,
          `${call.limit}:${addressBlock(request.ip)}`,
          60,
          services.now(),
        )
        if (hits > limits[call.limit]) throw new Problem('too_many_requests')
      },
      handler: async (request, reply) => {
        const answer = await handler({
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          actor: (request.customer ?? request.partner ?? request.staff) as never,
          // Found out for those who ask: behind a proxy an address has to be read from its headers each time.
          get language() {
            return languageOf(request)
          },
          get brand() {
            return guards.brand(request)
          },
          get ip() {
            return request.ip
          },
          request,
          reply,
          files: request.uploaded ?? noFiles,
        })
        if (answer instanceof CachedAnswer) return answer.send(request, reply)
        if (call.file !== undefined)
          void reply
            .type(`${call.file.type}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="${call.file.name}"`)
        return reply.status(call.status ?? 200).send(answer)
      },
    })
  }
}
