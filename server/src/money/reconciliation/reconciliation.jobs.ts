import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { matchWaitingLines } from '../stated-lines/record-stated-lines.ts'
import { listUnmatchedLenders } from '../stated-lines/stated-lines.queries.ts'

/** Gives lines that were stated before their disbursal was known the parts that have come since. Runs every night; a repetition finds nothing. */
export const matchStatedLines: Job<'match_stated_lines', Services> = async ({ db, now }) => {
  for (const lenderId of await listUnmatchedLenders(db))
    await db.transaction((tx) => matchWaitingLines(tx, lenderId, now()))
}
