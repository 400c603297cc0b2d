import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { passwordsCompared } from '../../platform/credentials/hash-password.ts'
import { listMigrations } from '../../platform/db/migration-files.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { AnswerTimes } from '../../platform/answers/answer-times.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { createServiceGauges } from './service-gauges.ts'
import { countAppliedMigrations } from './health.queries.ts'

/** What a proxy adds to a request that it passes on. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const

/**
 * /healthz: alive. /readyz: the database answers, has room to write and every migration, and this process is not about to end.
 * /metrics: for loopback alone.
 */
export const healthRoutes = (app: FastifyInstance, services: Services): void => {
  const { watchDb, lifecycle } = services
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const comparisons = new Gauge({
    name: 'passwords_compared',
    help: 'Passwords compared since the start, right and wrong ones',
    registers: [registry],
  })
  const readService = createServiceGauges(registry, services)
  const times = new AnswerTimes()
  app.addHook('onResponse', (request, reply, done) => {
    times.observe(request.routeOptions.config, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', () => registry.clear())

  app.get('/healthz', () => ({ success: true }))
  app.get('/readyz', async () => {
    const [applied, migrations, hasRoom] = await Promise.all([
      countAppliedMigrations(watchDb).catch(() => 0),
      listMigrations(),
      lifecycle.hasRoom(),
    ])
    if (lifecycle.isDraining || !hasRoom || applied < migrations.length)
      throw new Problem('temporarily_unavailable')
    return { success: true }
  })
  app.get('/metrics', async (request, reply) => {
    // The socket's own address: a header can claim to be anybody. A proxy on this machine speaks for others.
    const { remoteAddress = '' } = request.socket
    const isOurs = remoteAddress === '::1' || addressBlock(remoteAddress).startsWith('127.')
    if (!isOurs || proxyHeaders.some((name) => name in request.headers)) throw new Problem('not_found')
    comparisons.set(passwordsCompared())
    await readService()
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${times.write()}`)
  })
}
