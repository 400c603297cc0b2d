import type pg from 'pg'
import { isSilent } from '../db/database.ts'
import { dropWorkerLock, freeAbandonedJobs, holdWorkerLock } from './abandoned-jobs.queries.ts'

/** Holds the locks that show this process's runs of workers alive, and frees the jobs of those that are not. */
export interface WorkerGuard {
  hold(poolId: string): Promise<void>
  /** A run that has ended: what it left is free to be taken. */
  letGo(poolId: string): Promise<void>
  /** @returns the ids of the runs whose jobs were freed. */
  sweep(): Promise<string[]>
  release(): void
}

/**
 * One connection, one statement at a time. When the connection breaks, or answers nothing, the locks are gone with it: the next
 * statement takes a new one and takes the locks again. Until then another process may give a running job to a worker of its own, which every
 * job must bear.
 */
export const guardWorkers = (pool: pg.Pool): WorkerGuard => {
  const poolIds = new Set<string>()
  let connection: { client: pg.PoolClient; held: Set<string> } | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let released = false

  const connect = async (): Promise<{ client: pg.PoolClient; held: Set<string> }> => {
    const client = await pool.connect()
    if (released) {
      client.release()
      throw new Error('the guard was released')
    }
    const fresh = { client, held: new Set<string>() }
    client.once('error', () => giveUp(fresh))
    connection = fresh
    return fresh
  }
  const giveUp = (lost: { client: pg.PoolClient }): void => {
    if (connection !== lost) return
    connection = null
    lost.client.release(true)
  }
  const holdAll = async ({ client, held }: { client: pg.PoolClient; held: Set<string> }): Promise<void> => {
    for (const poolId of poolIds) {
      if (held.has(poolId)) continue
      await holdWorkerLock(client, poolId)
      held.add(poolId)
    }
  }
  const next = <T>(work: (client: pg.PoolClient, held: Set<string>) => Promise<T>): Promise<T> => {
    const done = queue.then(async () => {
      const current = connection ?? (await connect())
      try {
        await holdAll(current)
        return await work(current.client, current.held)
      } catch (error) {
        if (isSilent(error)) giveUp(current)
        throw error
      }
    })
    queue = done.catch(() => undefined)
    return done
  }

  return {
    hold: (poolId) => {
      poolIds.add(poolId)
      return next(async () => undefined)
    },
    letGo: (poolId) => {
      poolIds.delete(poolId)
      return next(async (client, held) => {
        if (held.delete(poolId)) await dropWorkerLock(client, poolId)
      })
    },
    sweep: () => next((client, held) => freeAbandonedJobs(client, held)),
    release: () => {
      released = true
      const last = connection
      connection = null
      last?.client.release(true)
    },
  }
}
