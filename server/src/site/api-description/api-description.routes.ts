import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyInstance } from 'fastify'
import { servedCalls } from '../../platform/http/serve.ts'
import { describeApi } from './describe-api.ts'
import { writeDocsPage } from './write-docs-page.ts'

/** /api/openapi.json and /api/docs, both from the contract's own literals. */
export const apiDescriptionRoutes = (app: FastifyInstance): void => {
  const publicCalls = (): readonly Call[] => servedCalls(app)
  app.get('/api/openapi.json', () => describeApi(publicCalls()))
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(writeDocsPage(publicCalls())),
  )
}
