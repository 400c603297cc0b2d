import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '../services.ts'
import type { JobName, JobPayloads } from './add-job.queries.ts'
import { guardWorkers } from './guard-workers.ts'

/** What one job does. It may run twice (a process may die after the work and before the note of it), and must bear that. */
export type Job<Name extends JobName> = (
  services: Services,
  payload: JobPayloads[Name],
  attempt: Attempt,
) => Promise<void>
export interface Attempt {
  /** 1 at the first try. */
  number: number
  last: boolean
}
export type Jobs = { [Name in JobName]: Job<Name> }

const SWEEP_MS = 5_000

/** Runs jobs in this process until `stop`; running ones are waited for. */
export const runWorker = async (
  services: Services,
  pool: pg.Pool,
  jobs: Jobs,
): Promise<{ stop(): Promise<void> }> => {
  const { log } = services
  const guard = guardWorkers(pool)
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => {
    guard.hold(worker.workerId).catch((error: unknown) => log.error({ err: error }, 'worker lock'))
  })
  const sweep = async (): Promise<void> => {
    const gone = await guard.sweep()
    if (gone.length > 0) log.info({ workers: gone.length }, 'freed the jobs of workers that are gone')
  }
  await sweep()

  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload, helpers) => {
        const attempt = {
          number: helpers.job.attempts,
          last: helpers.job.attempts >= helpers.job.max_attempts,
        }
        await (job as Job<JobName>)(services, payload as never, attempt)
      },
    ]),
  )
  const runner = await run({
    pgPool: pool,
    taskList,
    events,
    concurrency: 8,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new Logger((scope) => (level, message) => {
      const found = { job: scope.taskIdentifier, job_id: scope.jobId }
      if (level === 'error') log.error(found, message)
      else if (level === 'warning') log.warn(found, message)
      else log.debug(found, message)
    }),
  })

  const stopping = new AbortController()
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(SWEEP_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted)
        await sweep().catch((error: unknown) => log.error({ err: error }, 'job sweep'))
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      await sweeping
      await runner.stop()
      guard.release()
    },
  }
}
