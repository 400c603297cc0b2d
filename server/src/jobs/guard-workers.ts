import type pg from 'pg'
import { freeAbandonedJobs, holdWorkerLock } from './abandoned-jobs.queries.ts'

/** Holds the locks that show this process's workers alive, and frees the jobs of those that are not. */
export interface WorkerGuard {
  hold(workerId: string): Promise<void>
  /** @returns the ids of the workers whose jobs were freed. */
  sweep(): Promise<string[]>
  release(): void
}

/**
 * One connection, one statement at a time. When the connection breaks, the locks are gone with it: the next statement takes a
 * new one and takes the locks again. Until then another process may give a running job to a worker of its own, which every
 * job must bear.
 */
export const guardWorkers = (pool: pg.Pool): WorkerGuard => {
  const workerIds = new Set<string>()
  let client: pg.PoolClient | null = null
  let queue: Promise<unknown> = Promise.resolve()

  const connected = async (): Promise<pg.PoolClient> => {
    if (client !== null) return client
    const fresh = await pool.connect()
    fresh.once('error', () => {
      fresh.release(true)
      client = null
    })
    for (const workerId of workerIds) await holdWorkerLock(fresh, workerId)
    client = fresh
    return fresh
  }
  const next = <T>(work: (guard: pg.PoolClient) => Promise<T>): Promise<T> => {
    const done = queue.then(async () => work(await connected()))
    queue = done.catch(() => undefined)
    return done
  }

  return {
    hold: (workerId) =>
      next(async (guard) => {
        workerIds.add(workerId)
        await holdWorkerLock(guard, workerId)
      }),
    sweep: () => next(freeAbandonedJobs),
    release: () => client?.release(true),
  }
}
