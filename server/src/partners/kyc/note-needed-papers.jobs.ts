import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listKycWithoutNeeds, noteNeeds } from './kyc.queries.ts'
import { neededBy } from './needed-by.ts'
import { openKyc } from './open-kyc.ts'

const BATCH = 100

/**
 * Notes of details that were sent before they said so which papers they ask for, so that nobody opens them for it. Runs every night; once it
 * has been through, it finds nothing.
 */
export const noteNeededPapers: Job<'note_needed_papers'> = async ({ db, vault }, _payload, { stop }) => {
  let batch = BATCH
  while (batch === BATCH) {
    if (stop?.aborted === true)
      throw new ExpectedFailure('stopped before every item said which papers it asks for')
    batch = await asOffice(db, async (tx) => {
      const rows = await listKycWithoutNeeds(tx, BATCH)
      for (const row of rows) await noteNeeds(tx, row.submission_id, neededBy(await openKyc(vault, row)))
      return rows.length
    })
  }
}
