import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listUploadsToSettle, saveUpload, type UploadChange } from './uploads.queries.ts'

/** Older files were dealt with elsewhere. */
const DAYS = 30
const DAYS_MS = DAYS * 86_400_000

/** Lenders' files that could not be read, ask something or are planned and not applied: all, or those of these ids. */
export const standingFiles = async (
  db: Database,
  now: Date,
  ids: readonly string[] | null = null,
): Promise<StandingWork[]> =>
  (await listUploadsToSettle(db, new Date(now.getTime() - DAYS_MS), ids)).map(
    ({ upload_id, lender_id, state, at }) => ({
      kind: state === 'FAILED' ? 'file_failed' : 'file_to_settle',
      key: upload_id,
      since: at,
      lender_id,
    }),
  )

/** Opens or closes the items of a file, in the transaction that changed it. */
const settleFile = async (tx: Database, uploadId: string, now: Date): Promise<void> => {
  const standing = await standingFiles(tx, now, [uploadId])
  await settleWork(tx, { kinds: ['file_failed', 'file_to_settle'], keys: [uploadId], standing, now })
}

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
