import type { Job } from '../../platform/jobs/job.ts'
import { indexPanEnding } from './identity/pan-ending.ts'
import { openSealed } from './open-profile.ts'
import { lockUnindexedPans, setPanEnding } from './pan-endings.queries.ts'

const BATCH = 200

/**
 * Indexes the endings of PANs that were stored before there was such an index; added by the migration that brought it. Each
 * batch is a transaction of its own, so a run that was cut short goes on where it stopped.
 */
export const indexPanEndings: Job<'index_pan_endings'> = async ({ db, vault, log }, _payload, { stop }) => {
  let indexed = 0
  let batch = BATCH
  while (batch === BATCH) {
    if (stop?.aborted === true) throw new Error('stopped before every PAN ending was indexed')
    batch = await db.transaction(async (tx) => {
      const rows = await lockUnindexedPans(tx, BATCH)
      for (const { user_id, tin } of rows) {
        const pan = await openSealed(vault, 'tin', user_id, tin)
        if (pan !== null) await setPanEnding(tx, user_id, indexPanEnding(vault, pan))
      }
      return rows.length
    })
    indexed += batch
  }
  log.info({ customers: indexed }, 'indexed PAN endings')
}
