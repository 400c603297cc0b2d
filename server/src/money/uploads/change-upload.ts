import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { settleFile } from './file-work.ts'
import { saveUpload, type UploadChange } from './uploads.queries.ts'

/** Writes facts of a file that do not move it. */
export const changeUpload = (
  db: Database,
  uploadId: string,
  change: Omit<UploadChange, 'state'>,
): Promise<number> => saveUpload(db, uploadId, change)

/**
 * Moves a file to another state, and opens or closes the work that it is for people.
 * @param from the states in which it is moved at all; any unless said. @returns 0 where it is in another one.
 */
export const moveUpload = (
  db: Database,
  uploadId: string,
  change: UploadChange,
  now: Date,
  from?: readonly FileState[],
): Promise<number> =>
  db.transaction(async (tx) => {
    const moved = await saveUpload(tx, uploadId, change, from)
    if (moved > 0) await settleFile(tx, uploadId, now)
    return moved
  })
