import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  parseCronItems,
  run,
  type Job as QueuedJob,
  type Task,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { isUnavailable } from '../db/database.ts'
import { logFailure } from '../db/log-failure.ts'
import type { Services } from '../services.ts'
import type { JobName } from './add-job.queries.ts'
import { ExpectedFailure } from './expected-failure.ts'
import { presentReason } from './present-reason.ts'
import { createJobWatch } from './watch-jobs.ts'
import { guardWorkers } from './guard-workers.ts'
import { concurrencyOf, type Job, type JobDeclaration, type Jobs, type QueueName } from './job.ts'
import { retryingPool } from './retrying-pool.ts'
import { superviseQueue, type RunningQueue } from './supervise-queue.ts'

/** A run by the clock that no process was there for is made up for within a day. */
const MAKE_UP_MS = 86_400_000

const SWEEP_MS = 5_000
/** How often given up and unknown jobs are looked for. */
const WATCH_MS = 30_000
/** Jobs whose last reason is remembered. */
const MOST_REASONS = 1_000
/** How long a process that ends lets running jobs wait for somebody. */
const PATIENCE_MS = 3_000

/**
 * The queue's own log with the cause of a failed job apart: somebody outside who did not do their part is a warning in one
 * line, anything else an error with its stack.
 */
const queueLogger = ({ log }: Pick<Services, 'log'>): Logger => {
  /** Of each job the last reason: the same once more needs no second stack. */
  const reasons = new Map<string | undefined, string>()
  return new Logger((scope) => (level, message, meta) => {
    // A failed job is told with what the queue knows of it, and not in its scope.
    const failed = meta?.['job'] as QueuedJob | undefined
    const jobId = failed?.id ?? scope.jobId
    const found = { job: failed?.task_identifier ?? scope.taskIdentifier, job_id: jobId }
    const error: unknown = meta?.['error']
    if (error instanceof Error) {
      const isExpected = error instanceof ExpectedFailure || isUnavailable(error)
      if (isExpected || reasons.get(jobId) === error.message)
        log.warn({ ...found, reason: presentReason(error.message) }, 'a job will come again')
      else log.error(found, message)
      if (reasons.size >= MOST_REASONS) reasons.clear()
      reasons.set(jobId, error.message)
    } else if (level === 'error') log.error(found, message)
    else if (level === 'warning') log.warn(found, message)
    else log.debug(found, message)
  })
}

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
  const declared = Object.entries(jobs) as [JobName, JobDeclaration<JobName, S>][]
  const runQueue = (queue: QueueName): Promise<RunningQueue> => {
    const own = declared.filter(([, job]) => job.queue === queue)
    return run({
      pgPool: retryingPool(pool),
      taskList: Object.fromEntries(own.map(([name, job]) => [name, toTask(job.run)])),
      parsedCronItems: parseCronItems(
        own.flatMap(([task, { cron }]) =>
          cron === undefined ? [] : [{ task, match: cron, options: { backfillPeriod: MAKE_UP_MS } }],
        ),
      ),
      events,
      concurrency: concurrencyOf[queue],
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: PATIENCE_MS,
      pollInterval: 1_000,
      logger: queueLogger(services),
    })
  }
  const onLost = (error: unknown): void => logFailure(log, error, 'a queue of jobs')
  const queues = [
    await superviseQueue(() => runQueue('messages'), onLost),
    await superviseQueue(() => runQueue('lenders'), onLost),
    await superviseQueue(() => runQueue('long'), onLost),
    await superviseQueue(() => runQueue('files'), onLost),
    await superviseQueue(() => runQueue('reports'), onLost),
    await superviseQueue(() => runQueue('hooks'), onLost),
  ]

  const stopping = new AbortController()
  const again = async (everyMs: number, work: () => Promise<void>, doing: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted) await work().catch((error: unknown) => logFailure(log, error, doing))
    }
  }
  const watch = createJobWatch(services, Object.keys(jobs))
  const repeated = [again(sweepMs, sweep, 'job sweep'), again(WATCH_MS, watch, 'watch of the jobs')]

  return {
    stop: async () => {
      stopping.abort()
      // The locks go with the guard's connection.
      events.removeAllListeners('pool:release')
      await Promise.all([...repeated, ...queues.map((queue) => queue.stop())])
      guard.release()
    },
  }
}
