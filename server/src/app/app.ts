import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createGuards } from '../access/guards.ts'
import { createHttpConnectors } from '../market/connectors/http-connector.ts'
import { createDatabase } from '../platform/db/database.ts'
import type { Env } from '../platform/env.ts'
import { createCallLimits } from '../platform/challenges/limit-calls.ts'
import { rateLimits, type RateLimits } from '../platform/http/rate-limits.ts'
import { createServe } from '../platform/http/serve.ts'
import { addJob } from '../platform/jobs/published.ts'
import type { Module } from '../platform/module.ts'
import { createVault } from '../platform/sealing/vault.ts'
import { createSecurityEvents } from '../platform/security-events/security-events.ts'
import { createRecentSessionsCache } from '../platform/sessions/recent-sessions-cache.ts'
import { openStorage } from '../platform/stored-files/file-storage.ts'
import { createPageCache } from '../site/pages/page-cache.ts'
import type { WebBuild } from '../site/pages/web-build.ts'
import type { Services } from '../site/services.ts'
import { createHttp } from './create-http.ts'
import { foldCaches } from './fold-modules.ts'
import { modules } from './modules.ts'
import { openCaches } from './open-caches.ts'

export interface AppOptions {
  env: Env
  pool: pg.Pool
  masterKey: Buffer
  now?: () => Date
  limits?: RateLimits
  log?: FastifyBaseLogger
  /** The built pages; null serves the API alone. */
  web: WebBuild | null
  /** Whose routes are mounted: all, or the few of a process that serves nobody. */
  mounted?: readonly Module<Services>[]
}

export interface BuiltApp {
  app: FastifyInstance
  services: Services
}

/** Builds the whole server on a migrated database, without listening; tests inject into it. Close `app` to let go of everything. */
export const buildApp = async ({
  env,
  pool,
  masterKey,
  now: clock,
  limits = rateLimits,
  log,
  web,
  mounted = modules,
}: AppOptions): Promise<BuiltApp> => {
  const now = clock ?? (() => new Date())
  const app = await createHttp(env, log)
  const db = createDatabase(pool)
  const vault = await createVault(db, masterKey)
  const caches = await openCaches(foldCaches(modules), { env, db, log: app.log, now })
  const services: Services = {
    env,
    db,
    vault,
    securityEvents: createSecurityEvents(db, vault, app.log, now),
    sessions: createRecentSessionsCache(db),
    addJob,
    log: app.log,
    now,
    limitNow: clock ?? (() => null),
    files: await openStorage(env, app.log),
    connectors: createHttpConnectors(env.lenders, now),
    ...caches.values,
    web,
    pages: createPageCache(),
    limits,
  }

  const serve = createServe(app, services, createGuards(services), createCallLimits(services, limits))
  for (const { routes } of mounted) await routes?.(serve, services, app)

  await caches.follow(pool, (tags) => {
    for (const { onChange } of mounted) onChange?.(services, tags)
  })
  app.addHook('onClose', async () => {
    await services.securityEvents.stop()
    await caches.stop()
  })
  return { app, services }
}
