import type pg from 'pg'
import { isSilent, isUnavailable } from '../db/database.ts'

/** Of the codes that the queue tries again after, the one that stands for a database that cannot be reached. */
const TRY_AGAIN = 'ETIMEDOUT'

/** The queue knows a few ways for a database to be away and takes any other for its own end; to it they are all one. */
const toTryAgain = (error: unknown): unknown =>
  isUnavailable(error)
    ? Object.assign(new Error(error instanceof Error ? error.message : 'away', { cause: error }), {
        code: TRY_AGAIN,
      })
    : error

/** `target` with `replaced` in place of its own members; everything else is its own. */
const withReplaced = <T extends object>(target: T, replaced: Readonly<Record<string, unknown>>): T =>
  new Proxy(target, {
    get: (_target, name) => {
      if (typeof name === 'string' && Object.hasOwn(replaced, name)) return replaced[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

const retryingClient = (client: pg.PoolClient): pg.PoolClient => {
  const run = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>
  let silence: Error | undefined
  return withReplaced(client, {
    query: (...statement: unknown[]) =>
      run(...statement).catch((error: unknown) => {
        if (isSilent(error)) silence = error
        throw toTryAgain(error)
      }),
    // The queue gives each back as if it were good, and would be given the same one again for good.
    release: (broken?: Error | boolean) => client.release(broken ?? silence),
  })
}

type OnConnected = Parameters<pg.Pool['connect']>[0]

/**
 * The pool as the job queue sees it: whatever it has to note of a job, it notes once the database is back. Without this, a
 * connection that breaks at that moment ends the process (the queue leaves the failed note to nobody).
 */
export const retryingPool = (pool: pg.Pool): pg.Pool =>
  withReplaced(pool, {
    connect: (onConnected?: OnConnected) => {
      // With a callback it wants a connection to listen on, and bears the loss of that one itself.
      if (onConnected !== undefined) return pool.connect(onConnected)
      // A process that ends notes nothing any more: its jobs are freed by the next sweep.
      if (pool.ending) return new Promise<never>(() => undefined)
      return pool.connect().then(retryingClient, (error: unknown) => {
        throw toTryAgain(error)
      })
    },
  })
