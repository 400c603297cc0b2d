import { moveUpload } from './file-work.ts'
import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { Services } from '../../market/services.ts'
import { SheetRefused } from '../../platform/sheets/sheet-types.ts'
import { applyFile } from './apply-file.ts'
import type { ReadClosedMonths } from '../file-plan/closed-months.ts'
import { planFile } from './plan-file.ts'
import { readFile } from './read-file.ts'
import { PartMissing } from './sealed-parts.ts'
import { findUpload, holdFile } from './uploads.queries.ts'

const toRead: ReadonlySet<FileState> = new Set(['RECEIVED', 'READING'])

/** Words for a file of which a part is not in the storage. */
const NOT_WHOLE = 'The file did not arrive whole. Upload it again'

/** The file was ended while it was read, by a person or by a deletion: nothing of the reading stays. */
class Ended extends Error {}

/**
 * Reads and plans a file in one transaction: a process that is killed leaves nothing half done, and the next one begins anew. A file that cannot be
 * read fails in words. Does nothing where another process has done it.
 */
export const readAndPlan = async (
  services: Services,
  uploadId: string,
  readClosedMonths: ReadClosedMonths,
  stop?: AbortSignal,
): Promise<void> => {
  const { db, now } = services
  try {
    await db.transaction(async (tx) => {
      await holdFile(tx, uploadId)
      const upload = await findUpload(tx, uploadId)
      if (upload === null || !toRead.has(upload.state)) return
      if (upload.state === 'RECEIVED')
        await moveUpload(db, uploadId, { state: 'READING' }, now(), ['RECEIVED'])
      const read =
        upload.reading === null
          ? await readFile(services, tx, upload, stop)
          : { reading: upload.reading, rows: null }
      const planned = await planFile(services, tx, upload, read, await readClosedMonths(tx))
      if (planned === 0) throw new Ended()
    })
  } catch (error) {
    if (error instanceof Ended) return
    const words =
      error instanceof SheetRefused ? error.message : error instanceof PartMissing ? NOT_WHOLE : null
    if (words === null) throw error
    const at = now()
    await moveUpload(db, uploadId, { state: 'FAILED', error: words, processed_at: at }, at, [
      'RECEIVED',
      'READING',
    ])
  }
}

/** The same, and a file that is to be applied at once is applied, unless it asks something first. */
export const runFile = async (
  services: Services,
  uploadId: string,
  readClosedMonths: ReadClosedMonths,
  stop?: AbortSignal,
): Promise<void> => {
  await readAndPlan(services, uploadId, readClosedMonths, stop)
  const planned = await findUpload(services.db, uploadId)
  if (planned === null || planned.is_direct === 0) return
  const { staff_id: applied_staff_id, staff_name: applied_staff_name } = planned
  if (planned.state === 'PLANNED')
    await moveUpload(
      services.db,
      uploadId,
      { state: 'APPLYING', rows_done: 0, applied_staff_id, applied_staff_name },
      services.now(),
      ['PLANNED'],
    )
  if (planned.state === 'PLANNED' || planned.state === 'APPLYING') await applyFile(services, uploadId, stop)
}
