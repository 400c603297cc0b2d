import { moveUpload } from './file-work.ts'
import type { FileOutcome, FileState } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { countOutcomes, failedOutcomes } from './upload-rows.queries.ts'
import { holdFile, lockUpload, type UploadChange, type UploadRow } from './uploads.queries.ts'

const UNREAD = 'The file could not be processed. The technicians know of it'
const UNAPPLIED = 'The file could not be applied, and nothing of it was written. Apply it again'
const APPLIED_IN_PART =
  'An error ended the file before every row was applied. The other rows were not applied'
const UNDONE_IN_PART = 'An error ended the undo before every row was taken back. Undo the file again'

/** Where a file stands that nobody works on any more. */
const endOf = (
  upload: UploadRow,
  counts: ReadonlyMap<FileOutcome, number>,
  now: Date,
): UploadChange | null => {
  const ofRows = (outcome: FileOutcome): number => counts.get(outcome) ?? 0
  if (upload.state === 'RECEIVED' || upload.state === 'READING')
    return { state: 'FAILED', error: UNREAD, processed_at: now }
  if (upload.state === 'UNDOING') return { state: 'PARTLY_UNDONE', error: UNDONE_IN_PART, undone_at: now }
  if (upload.state !== 'APPLYING') return null
  return ofRows('applied') === 0
    ? // Whoever goes on with it applies it: it is not applied by itself a second time.
      { state: 'PLANNED', error: UNAPPLIED, rows_done: 0, is_cancelling: 0, is_direct: 0 }
    : {
        state: 'DONE_WITH_ERRORS',
        error: APPLIED_IN_PART,
        rows_updated: ofRows('applied'),
        rows_failed: failedOutcomes(upload).reduce((sum, outcome) => sum + ofRows(outcome), 0),
        is_cancelling: 0,
        processed_at: now,
      }
}

/**
 * Ends, in the caller's transaction, a file at one of these states at which every try failed: as failed where it was not read, as planned where
 * nothing was applied, and where something was, in words that say so; what was written can be undone.
 */
export const giveUpFile = async (
  tx: Database,
  uploadId: string,
  from: readonly FileState[],
  now: Date,
): Promise<void> => {
  await holdFile(tx, uploadId)
  const upload = await lockUpload(tx, uploadId)
  if (upload === null || !from.includes(upload.state)) return
  const counts = new Map((await countOutcomes(tx, uploadId)).map(({ outcome, count }) => [outcome, count]))
  const end = endOf(upload, counts, now)
  if (end !== null) await moveUpload(tx, uploadId, end, now)
}
