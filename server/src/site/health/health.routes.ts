import type { FastifyInstance } from 'fastify'
import { logFailure } from '../../platform/db/log-failure.ts'
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
export const healthRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { env, watchDb, lifecycle } = services
  const metrics = openMetrics(app, services)
  const migrations = await listMigrations()
  if (env.METRICS_PORT !== undefined) listenForMetrics(app, env.METRICS_PORT, metrics)

  const countApplied = async (): Promise<number> => {
    try {
      return await countAppliedMigrations(watchDb)
    } catch (error) {
      logFailure(services.log, error, 'the database does not say which migrations it has')
      return 0
    }
  }

  app.get('/healthz', () => ({ success: true }))
  app.get('/readyz', async () => {
    const [applied, hasRoom] = await Promise.all([countApplied(), lifecycle.hasRoom()])
    if (lifecycle.isDraining || !hasRoom || applied < migrations.length)
      throw new Problem('temporarily_unavailable')
    return { success: true }
  })
  app.get('/metrics', async (request, reply) => {
    if (!bringsToken(request.headers.authorization, env.METRICS_TOKEN)) throw new Problem('not_found')
    return reply.type(metrics.type).send(await metrics.write())
  })
}
