import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { isUnavailable } from '../db/database.ts'
import { logFailure } from '../db/log-failure.ts'
import type { Services } from '../services.ts'
import type { JobName, JobPayloads } from './add-job.queries.ts'
import { ExpectedFailure } from './expected-failure.ts'
import { guardWorkers } from './guard-workers.ts'
import { retryingPool } from './retrying-pool.ts'
import { superviseQueue, type RunningQueue } from './supervise-queue.ts'

/** What one job does. It may run twice (a process may die after the work and before the note of it), and must bear that. */
export type Job<Name extends JobName, S extends Services = Services> = (
  services: S,
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
export type Jobs<S extends Services = Services> = { readonly [Name in JobName]: Job<Name, S> }

/**
 * Jobs that wait for a lender have workers of their own, so that a slow one holds up no passcode; and one that reads every
 * customer has one worker, so that many of them go one after another.
 */
const queueOf: Record<JobName, keyof typeof concurrencyOf> = {
  send_message: 'messages',
  deliver_help_request: 'messages',
  ask_lender: 'lenders',
  send_lender_application: 'lenders',
  tell_lender_withdrawal: 'lenders',
  ask_lender_news: 'lenders',
  forget_old_rows: 'messages',
  index_pan_endings: 'long',
  rerun_eligibility: 'long',
  forget_unused_files: 'messages',
  make_month_parts: 'messages',
  archive_snapshots: 'long',
}
const concurrencyOf = { messages: 8, lenders: 16, long: 1 } as const

/** What runs by the clock, once for all processes, in UTC: 21:30 is 03:00 in India. A night missed is made up for. */
const byTheClock: readonly { task: JobName; match: string }[] = [
  { task: 'make_month_parts', match: '15 21 * * *' },
  { task: 'forget_old_rows', match: '30 21 * * *' },
  { task: 'forget_unused_files', match: '45 21 * * *' },
  { task: 'archive_snapshots', match: '0 22 * * *' },
]
const MAKE_UP_MS = 86_400_000

const SWEEP_MS = 5_000
/** How long a process that ends lets running jobs wait for somebody. */
const PATIENCE_MS = 3_000

/**
 * The queue's own log with the cause of a failed job apart: somebody outside who did not do their part is a warning in one
 * line, anything else an error with its stack.
 */
const queueLogger = ({ log }: Services): Logger =>
  new Logger(({ taskIdentifier, jobId }) => (level, message, meta) => {
    const found = { job: taskIdentifier, job_id: jobId }
    const error: unknown = meta?.['error']
    if (error instanceof ExpectedFailure || isUnavailable(error))
      log.warn({ ...found, reason: (error as Error).message }, 'a job will come again')
    else if (level === 'error') log.error(found, message)
    else if (level === 'warning') log.warn(found, message)
    else log.debug(found, message)
  })

/** Runs jobs in this process until `stop`; running ones are waited for. Neither a lost database nor a lost queue ends it. */
export const runWorker = async <S extends Services>(
  services: S,
  pool: pg.Pool,
  jobs: Jobs<S>,
  sweepMs = SWEEP_MS,
): Promise<{ stop(): Promise<void> }> => {
  const { log } = services
  const guard = guardWorkers(pool)
  const events: WorkerEvents = new EventEmitter()
  const logLock = (error: unknown): void => logFailure(log, error, 'worker lock')
  events.on('pool:create', ({ workerPool }) => void guard.hold(workerPool.id).catch(logLock))
  events.on('pool:release', ({ workerPool }) => void guard.letGo(workerPool.id).catch(logLock))
  const sweep = async (): Promise<void> => {
    const gone = await guard.sweep()
    if (gone.length > 0) log.info({ workers: gone.length }, 'freed the jobs of workers that are gone')
  }
  await sweep()

  const toTask =
    (job: Job<JobName, S>): Task =>
    async (payload, helpers) => {
      const attempt = {
        number: helpers.job.attempts,
        last: helpers.job.attempts >= helpers.job.max_attempts,
        stop: helpers.abortSignal,
      }
      await job(services, payload as never, attempt)
    }
  const runQueue = (queue: keyof typeof concurrencyOf): Promise<RunningQueue> =>
    run({
      pgPool: retryingPool(pool),
      taskList: Object.fromEntries(
        Object.entries(jobs)
          .filter(([name]) => queueOf[name as JobName] === queue)
          .map(([name, job]) => [name, toTask(job as Job<JobName, S>)]),
      ),
      parsedCronItems: parseCronItems(
        byTheClock
          .filter(({ task }) => queueOf[task] === queue)
          .map((item) => ({ ...item, options: { backfillPeriod: MAKE_UP_MS } })),
      ),
      events,
      concurrency: concurrencyOf[queue],
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: PATIENCE_MS,
      pollInterval: 1_000,
      logger: queueLogger(services),
    })
  const onLost = (error: unknown): void => logFailure(log, error, 'a queue of jobs')
  const queues = [
    await superviseQueue(() => runQueue('messages'), onLost),
    await superviseQueue(() => runQueue('lenders'), onLost),
    await superviseQueue(() => runQueue('long'), onLost),
  ]

  const stopping = new AbortController()
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(sweepMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted)
        await sweep().catch((error: unknown) => logFailure(log, error, 'job sweep'))
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      // The locks go with the guard's connection.
      events.removeAllListeners('pool:release')
      await Promise.all([sweeping, ...queues.map((queue) => queue.stop())])
      guard.release()
    },
  }
}
