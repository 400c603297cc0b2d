import { endAlarm, raiseAlarm } from '../../platform/alarms/alarms.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { countPending, foldDeltas } from './cells.queries.ts'

/** Deltas that one statement takes: some hundred milliseconds. */
const MOST_TAKEN = 20_000
const LEVELS = [1, 2, 3, 4, 5] as const
/** How soon it comes again: while there is news, and while there is none. */
const BUSY_MS = 5_000
const IDLE_MS = 30_000
/** From here on every page reads too much of what is not folded. */
const MOST_PENDING = 50_000

/** Adds what changed since to the figures of reports, and comes again by itself; by the clock in case that was lost. */
export const foldReports: Job<'fold_reports'> = async (services, _payload, { stop }) => {
  const { db, now, addJob } = services
  let folded = 0
  const isEnding = (): boolean => stop?.aborted === true
  for (const level of LEVELS) {
    let taken: number | null = MOST_TAKEN
    while (taken === MOST_TAKEN && !isEnding()) {
      taken = await foldDeltas(db, level, MOST_TAKEN)
      folded += taken ?? 0
    }
  }
  const pending = await countPending(db)
  if (pending > MOST_PENDING) await raiseAlarm(services, { kind: 'reports_behind', detail: { pending } })
  else await endAlarm(services, { kind: 'reports_behind' })
  const run_at = new Date(now().getTime() + (folded > 0 ? BUSY_MS : IDLE_MS))
  await addJob(db, 'fold_reports', {}, { key: 'fold_reports', run_at })
}
