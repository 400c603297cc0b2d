import type pg from 'pg'

/** Each run of workers holds the advisory lock of its own id, which its jobs are marked with, for as long as its process lives. */
const WORKER_LOCK = 7_214_002

export const holdWorkerLock = async (client: pg.ClientBase, poolId: string): Promise<void> => {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LOCK, poolId])
}

export const dropWorkerLock = async (client: pg.ClientBase, poolId: string): Promise<void> => {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [WORKER_LOCK, poolId])
}

/**
 * Frees the jobs of runs whose process is gone (killed, or cut off from the database): the queue itself would keep them for
 * four hours. A run is gone when its lock can be taken; the five seconds let a new one take its lock first. `own` are the
 * runs whose locks this very session holds: it could take those again.
 * @returns the ids of the runs that were gone.
 */
export const freeAbandonedJobs = async (client: pg.ClientBase, own: Iterable<string>): Promise<string[]> => {
  const { rows } = await client.query<{ locked_by: string }>(
    `select locked_by from graphile_worker._private_jobs
       where locked_at < now() - interval '5 seconds' and locked_by <> all($1::text[])
     union select locked_by from graphile_worker._private_job_queues
       where locked_at < now() - interval '5 seconds' and locked_by <> all($1::text[])`,
    [[...own]],
  )
  const gone: string[] = []
  for (const { locked_by } of rows) {
    const lock = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as free',
      [WORKER_LOCK, locked_by],
    )
    if (lock.rows[0]?.free !== true) continue
    gone.push(locked_by)
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [[locked_by]])
    await dropWorkerLock(client, locked_by)
  }
  return gone
}
