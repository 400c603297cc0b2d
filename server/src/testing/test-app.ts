import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from '../app/app.ts'
import { readEnv } from '../platform/env.ts'
import type { RateLimits } from '../platform/http/rate-limits.ts'
import type { Services } from '../site/services.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { buildBrand } from './builders/build-brand.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): Date
  set(instant: string): void
  advance(milliseconds: number): void
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  services: Services
  clock: TestClock
  /** Another instance of the server on the same database, closed with it. */
  addInstance(): Promise<FastifyInstance>
  close(): Promise<void>
}

/** Generous enough to be out of the way; tests of the limits give their own. */
const openLimits: RateLimits = {
  read: 1_000_000,
  sign_in: 1_000_000,
  office_sign_in: 1_000_000,
  write: 1_000_000,
  public_write: 1_000_000,
  public_form: 1_000_000,
  partner_api: 1_000_000,
  lender: 1_000_000,
  refused_token: 1_000_000,
  unsigned: 1_000_000,
}

export const createTestClock = (start = '2026-11-20T06:00:00Z'): TestClock => {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    set: (instant) => {
      time = Date.parse(instant)
    },
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}

/** The real server on a fresh database with one brand, made for one test file; `variables` are environment variables. */
export const createTestApp = async (
  options: { variables?: Record<string, string>; limits?: RateLimits; log?: FastifyBaseLogger } = {},
): Promise<TestApp> => {
  const database = await createTestDatabase()
  const clock = createTestClock()
  await buildBrand(database.db, { slug: 'default' })
  const env = readEnv({ NODE_ENV: 'test', DEMO: '1', ...options.variables })
  const masterKey = randomBytes(32)
  const build = async () => {
    const built = await buildApp({
      env,
      pool: database.pool,
      masterKey,
      now: clock.now,
      limits: options.limits ?? openLimits,
      web: null,
      ...(options.log !== undefined && { log: options.log }),
    })
    await built.app.ready()
    return built
  }
  const { app, services } = await build()
  const others: FastifyInstance[] = []
  return {
    ...database,
    app,
    services,
    clock,
    addInstance: async () => {
      const other = (await build()).app
      others.push(other)
      return other
    },
    close: async () => {
      for (const other of others) await other.close()
      await app.close()
      await database.drop()
    },
  }
}
