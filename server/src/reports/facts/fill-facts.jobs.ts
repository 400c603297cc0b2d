import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { fills, fillSome } from './facts.queries.ts'

/** Rows of a transaction: some hundred milliseconds. */
const MOST_FILLED = 5_000
/** Other long jobs wait no longer than this. */
const TURN_MS = 60_000

/** Fills in what reports slice by for all that is from before it was kept, a few thousand rows a transaction and a minute a turn. */
export const fillFacts: Job<'fill_facts', Services> = async (
  { db, log, now, addJob },
  _payload,
  { stop },
) => {
  const until = performance.now() + TURN_MS
  for (const fill of fills) {
    let filled = 0
    for (let done = 1; done > 0;) {
      if (stop?.aborted === true || performance.now() > until) {
        log.info({ fill, filled }, 'goes on filling in for the reports')
        await addJob(db, 'fill_facts', {}, { key: 'fill_facts', run_at: now() })
        return
      }
      done = await asOffice(db, (tx) => fillSome(tx, fill, MOST_FILLED))
      filled += done
    }
    if (filled > 0) log.info({ fill, filled }, 'filled in for the reports')
  }
}
