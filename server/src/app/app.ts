import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createGuards } from '../access/guards.ts'
import { createHttpConnectors } from '../market/connectors/http-connector.ts'
import type { FollowOptions } from '../platform/caches/follow-changes.ts'
import { createDatabase } from '../platform/db/database.ts'
import { createReadReplica } from '../platform/db/read-replica.ts'
import type { Env } from '../platform/env.ts'
import { createCallLimits } from '../platform/challenges/limit-calls.ts'
import { rateLimits, type RateLimits } from '../platform/http/rate-limits.ts'
import { createServe } from '../platform/http/serve.ts'
import { addJob } from '../platform/jobs/published.ts'
import { addJobBy } from '../platform/jobs/add-job-by-clock.ts'
import { createMovableClock, type MovableClock } from '../platform/calendar/movable-clock.ts'
import { createLooks } from '../platform/looks/looks.ts'
import type { Module } from '../platform/module.ts'
import { createVault } from '../platform/sealing/vault.ts'
import { noteRefusals } from '../platform/security-events/note-refusals.ts'
import { createSecurityEvents } from '../platform/security-events/security-events.ts'
import { watchedStorage } from '../platform/gateways/watched-storage.ts'
import type { Lifecycle } from '../platform/services.ts'
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
  /** For what must not wait behind requests: changes and health. Without one of its own that is `pool`. */
  watchPool?: pg.Pool
  /** Of the database of DATABASE_READ_URL, where there is one. */
  readPool?: pg.Pool | null
  masterKey: Buffer
  /** The next or the last one, while it is changed. */
  otherMasterKey?: Buffer | null
  now?: () => Date
  /** The clock of a demo that its stand-ins go by, too; left out, a demo makes one of its own. */
  demoClock?: MovableClock | null
  limits?: RateLimits
  log?: FastifyBaseLogger
  /** The built pages; null serves the API alone. */
  web: WebBuild | null
  /** How often changes that no notice came of are looked for. */
  follow?: FollowOptions
  hasRoom?: Lifecycle['hasRoom']
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
  watchPool = pool,
  readPool = null,
  masterKey,
  otherMasterKey = null,
  now: clock,
  demoClock: sharedClock = null,
  limits = rateLimits,
  log,
  web,
  follow,
  hasRoom = async () => true,
  mounted = modules,
}: AppOptions): Promise<BuiltApp> => {
  const realNow = clock ?? (() => new Date())
  const demoClock = env.DEMO ? (sharedClock ?? createMovableClock(realNow)) : null
  const now = demoClock?.now ?? realNow
  const app = await createHttp(env, log)
  const db = createDatabase(pool)
  const vault = await createVault(db, masterKey, otherMasterKey)
  const caches = await openCaches(foldCaches(modules), { env, db, log: app.log, now })
  const storage = await openStorage(env, app.log)
  const lifecycle: Lifecycle = { isDraining: false, hasRoom }
  const services: Services = {
    env,
    db,
    watchDb: createDatabase(watchPool),
    replica: readPool === null ? null : createReadReplica(readPool, { log: app.log, now }),
    lifecycle,
    vault,
    securityEvents: createSecurityEvents(db, vault, app.log, now),
    looks: createLooks({ env, db, log: app.log, now }),
    sessions: createRecentSessionsCache(db),
    addJob: demoClock === null ? addJob : addJobBy(demoClock),
    demoClock,
    log: app.log,
    now,
    limitNow: clock ?? (() => null),
    files: env.s3 === null ? storage : watchedStorage(storage, { db, log: app.log, now }),
    connectors: createHttpConnectors(env.lenders, now),
    ...caches.values,
    web,
    pages: createPageCache(),
    limits,
  }

  noteRefusals(app, services.securityEvents)
  app.addHook('onRequest', (_request, reply, done) => {
    if (lifecycle.isDraining) void reply.header('connection', 'close')
    done()
  })
  const serve = createServe(app, services, createGuards(services), createCallLimits(services, limits))
  for (const { routes } of mounted) await routes?.(serve, services, app)

  await caches.follow(
    watchPool,
    (tags) => {
      for (const { onChange } of mounted) onChange?.(services, tags)
    },
    follow,
  )
  app.addHook('onClose', async () => {
    await services.securityEvents.stop()
    await caches.stop()
  })
  return { app, services }
}
