import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { putInArchive } from './snapshot-archive.ts'
import { listUnarchived, markArchived, type UnarchivedSnapshot } from './snapshot-archive.queries.ts'

/** Nobody applies to an offer of a day before yesterday; for a season a complaint is likely to ask what was shown. */
const ARCHIVE_DAYS = 90
const BATCH = 100
const DAY_MS = 86_400_000

/**
 * Moves what was shown long ago to the stored files. The content goes from the database only once the archive has given it
 * back by its hash: whenever the process dies, it lies in one of the two. Runs every night; a repetition finds nothing.
 */
export const archiveSnapshots: Job<'archive_snapshots'> = async (
  { db, files, log, now },
  _payload,
  { stop },
) => {
  const before = new Date(now().getTime() - ARCHIVE_DAYS * DAY_MS)
  let [archived, left] = [0, 0]
  let last: UnarchivedSnapshot | null = null
  let batch: UnarchivedSnapshot[]
  do {
    batch = await listUnarchived(db, before, last, BATCH)
    for (const snapshot of batch) {
      if (stop?.aborted === true) throw new ExpectedFailure('stopped before every snapshot was archived')
      const { snapshot_id, content, content_hash } = snapshot
      if (await putInArchive(files, content, content_hash))
        archived += await markArchived(db, snapshot_id, now())
      else left += 1
    }
    last = batch.at(-1) ?? null
  } while (batch.length === BATCH)
  if (archived > 0) log.info({ archived }, 'moved old snapshots to the archive')
  // Evidence that was tampered with: it stays where it is, for somebody to look at.
  if (left > 0) log.error({ left }, 'snapshots whose content is not what their hash says')
}
