import { countDays } from '@marketplace/contract/platform/calendar/days'
import type { Services } from '../../market/services.ts'
import { tookTooLong } from '../../platform/db/database.ts'
import type { Attempt, Job } from '../../platform/jobs/job.ts'
import { nextPart } from './next-part.ts'
import { countCustomers, readPart } from './read-part.ts'
import { endRun, failRun, lockRun, saveProgress, takeRun, type ReportRunRow } from './report-runs.queries.ts'
import { addSums } from './run-sums.ts'

/** Counted at once, by all processes together. */
const MOST_RUNNING = 2
/** How soon a run that has to wait looks again. */
const AGAIN_MS = 5_000
/** A month of days says that it is done well within this. */
const SILENT_MS = 1_800_000

/** Whether a live run has lost its job: nothing was heard of it for longer than a month of days takes. */
export const isForgotten = ({ beat_at, created_at }: ReportRunRow, now: Date): boolean =>
  now.getTime() - (beat_at ?? created_at).getTime() > SILENT_MS

/** Adds the job of a run to the queue; the waiting one of the same run gives way to it. */
export const enqueueRun = (
  { db, addJob }: Pick<Services, 'db' | 'addJob'>,
  runId: string,
  runAt: Date,
): Promise<void> =>
  addJob(db, 'run_report', { run_id: runId }, { key: `run_report ${runId}`, run_at: runAt, max_attempts: 5 })

/** Counts month after month until all are done, the run is over, or this process ends. */
const countOn = async (
  services: Services,
  run: ReportRunRow,
  stop: AbortSignal | undefined,
): Promise<void> => {
  const { db, now } = services
  const { run_id, question } = run
  let { days_done, sums } = run
  for (let days = nextPart(question, days_done); days !== null; days = nextPart(question, days_done)) {
    if (stop?.aborted === true) return enqueueRun(services, run_id, now())
    sums = addSums(sums, await readPart(services, question, days))
    const before = days_done
    days_done += countDays(days)
    if (!(await saveProgress(db, run_id, { before, days_done, sums, now: now() }))) return
  }
  if (sums === null) throw new Error('a run without a day')
  await endRun(db, run_id, await countCustomers(services, question, sums), now())
}

/** Counts a report for whoever waits for it. What a process that died had counted stays, and nothing is counted twice. */
export const runReport: Job<'run_report', Services> = async (services, { run_id }, attempt: Attempt) => {
  const { db, now } = services
  const at = now()
  const run = await db.transaction((tx) =>
    takeRun(tx, run_id, {
      most: MOST_RUNNING,
      silentSince: new Date(at.getTime() - SILENT_MS),
      now: at,
    }),
  )
  if (run === null) {
    const waiting = await lockRun(db, run_id)
    if (waiting?.state === 'queued') await enqueueRun(services, run_id, new Date(at.getTime() + AGAIN_MS))
    return
  }
  try {
    await countOn(services, run, attempt.stop)
  } catch (error) {
    if (tookTooLong(error)) {
      await failRun(db, run_id, 'too_slow', now())
      return
    }
    if (attempt.last) await failRun(db, run_id, 'broken', now())
    throw error
  }
}
