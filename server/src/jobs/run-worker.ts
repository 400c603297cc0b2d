import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type Runner, type Task, type WorkerEvents } from 'graphile-worker'
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
  /** Aborted a few seconds after the process was asked to end: a job that waits for somebody gives up, and comes again. */
  stop?: AbortSignal
}
export type Jobs = { [Name in JobName]: Job<Name> }

/** Jobs that wait for a lender have workers of their own, so that a slow one holds up no passcode. */
const laneOf: Record<JobName, keyof typeof concurrencyOf> = {
  send_message: 'messages',
  deliver_help_request: 'messages',
  ask_lender: 'lenders',
  send_lender_application: 'lenders',
  tell_lender_withdrawal: 'lenders',
}
const concurrencyOf = { messages: 8, lenders: 16 } as const

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

  const toTask =
    (job: Job<JobName>): Task =>
    async (payload, helpers) => {
      const attempt = {
        number: helpers.job.attempts,
        last: helpers.job.attempts >= helpers.job.max_attempts,
        stop: helpers.abortSignal,
      }
      await job(services, payload as never, attempt)
    }
  const runLane = (lane: keyof typeof concurrencyOf): Promise<Runner> =>
    run({
      pgPool: pool,
      taskList: Object.fromEntries(
        Object.entries(jobs)
          .filter(([name]) => laneOf[name as JobName] === lane)
          .map(([name, job]) => [name, toTask(job as Job<JobName>)]),
      ),
      events,
      concurrency: concurrencyOf[lane],
      noHandleSignals: true,
      pollInterval: 1_000,
      logger: new Logger((scope) => (level, message) => {
        const found = { job: scope.taskIdentifier, job_id: scope.jobId }
        if (level === 'error') log.error(found, message)
        else if (level === 'warning') log.warn(found, message)
        else log.debug(found, message)
      }),
    })
  const runners = [await runLane('messages'), await runLane('lenders')]

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
      await Promise.all(runners.map((runner) => runner.stop()))
      guard.release()
    },
  }
}
