import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { servedCalls } from '../../platform/http/serve.ts'
import { findStaffSession } from '../../platform/sessions/published.ts'
import { hashToken, readBearer } from '../../platform/sessions/token.ts'
import type { Services } from '../services.ts'
import { describeApi } from './describe-api.ts'
import { writeDocsPage } from './write-docs-page.ts'

/** Calls that somebody outside of the business makes; those of staff and partners are described to staff alone (ASVS 5.0, 13.4.5). */
const publicAudiences: ReadonlySet<Call['audience']> = new Set(['anyone', 'customer', 'lender', 'api_key'])

/** A description, made once: the calls of a server do not change. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/**
 * /api/openapi.json and /api/docs, both from the contract's own literals: the public calls for everybody, all of them for a
 * session of staff.
 */
export const apiDescriptionRoutes = (app: FastifyInstance, services: Services): void => {
  const all = (): readonly Call[] => servedCalls(app)
  const ofPublic = (): readonly Call[] => all().filter(({ audience }) => publicAudiences.has(audience))
  const json = { all: once(() => describeApi(all())), public: once(() => describeApi(ofPublic())) }
  const page = { all: once(() => writeDocsPage(all())), public: once(() => writeDocsPage(ofPublic())) }

  const findReader = async ({ headers }: FastifyRequest): Promise<'all' | 'public'> => {
    const token = readBearer(headers.authorization)
    if (token === null || !token.startsWith('a_')) return 'public'
    const idleMinutes = services.env.STAFF_IDLE_MINUTES + Math.ceil(services.env.IDLE_WARNING_SECONDS / 60)
    const session = await findStaffSession(services.db, hashToken(token), services.now(), idleMinutes)
    return session === null ? 'public' : 'all'
  }

  app.get('/api/openapi.json', async (request, reply) => {
    const reader = await findReader(request)
    return reply.headers({ vary: 'authorization', 'cache-control': 'no-store' }).send(json[reader]())
  })
  app.get('/api/docs', async (request, reply) => {
    const reader = await findReader(request)
    return reply
      .headers({ vary: 'authorization', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page[reader]())
  })
}
