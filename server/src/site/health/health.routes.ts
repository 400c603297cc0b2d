import type { FastifyInstance } from 'fastify'
import { listMigrations } from '../../platform/db/migration-files.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { countAppliedMigrations } from './health.queries.ts'
import { listenForMetrics } from './listen-for-metrics.ts'
import { bringsToken, openMetrics } from './metrics.ts'

/**
 * /healthz: alive. /readyz: the database answers, has room to write and every migration, and this process is not about to end.
 * /metrics: on the port of the pages for METRICS_TOKEN alone, and for this machine on METRICS_PORT (ASVS 5.0, 13.4.5).
 */
export const healthRoutes = (app: FastifyInstance, services: Services): void => {
  const { env, watchDb, lifecycle } = services
  const metrics = openMetrics(app, services)
  if (env.METRICS_PORT !== undefined) listenForMetrics(app, env.METRICS_PORT, metrics)

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
    if (!bringsToken(request.headers.authorization, env.METRICS_TOKEN)) throw new Problem('not_found')
    return reply.type(metrics.type).send(await metrics.write())
  })
}
