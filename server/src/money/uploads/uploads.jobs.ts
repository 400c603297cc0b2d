import type { Services } from '../../market/services.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { applyFile } from './apply-file.ts'
import type { ReadClosedMonths } from './closed-months.ts'
import { runFile } from './run-file.ts'
import { removeParts } from './sealed-parts.ts'
import { undoFile } from './undo-file.ts'
import { changeUpload, listOldFiles } from './uploads.queries.ts'

type OfFile = 'read_lender_file' | 'apply_lender_file' | 'undo_lender_file'

const GIVEN_UP = 'The file could not be processed. The technicians know of it'

/** Runs `work`; a file at which every try failed is shown as failed, where nothing of it was written. */
const ofFile =
  (
    work: (services: Services, uploadId: string, stop?: AbortSignal) => Promise<void>,
  ): Job<OfFile, Services> =>
  async (services, { upload_id }, { last, stop }) => {
    try {
      await work(services, upload_id, stop)
    } catch (error) {
      if (last && !(error instanceof ExpectedFailure))
        await changeUpload(
          services.db,
          upload_id,
          { state: 'FAILED', error: GIVEN_UP, processed_at: services.now() },
          ['RECEIVED', 'READING'],
        )
      throw error
    }
  }

export const readLenderFile = (readClosedMonths: ReadClosedMonths): Job<'read_lender_file', Services> =>
  ofFile((services, uploadId, stop) => runFile(services, uploadId, readClosedMonths, stop))
export const applyLenderFile: Job<'apply_lender_file', Services> = ofFile(applyFile)
export const undoLenderFile: Job<'undo_lender_file', Services> = ofFile(undoFile)

/** The text of a file is kept for disputes about a month; what was read of it stays, and names nobody. */
const KEPT_DAYS = 396
const DAY_MS = 86_400_000
const BATCH = 100

/** Deletes the sealed text of old files. Runs every night; a repetition finds nothing. */
export const forgetLenderFiles: Job<'forget_lender_files', Services> = async (
  { db, files, now },
  _payload,
  { stop },
) => {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  for (;;) {
    const old = await listOldFiles(db, before, BATCH)
    for (const file of old) {
      if (stop?.aborted === true) throw new ExpectedFailure('stopped before every old file was deleted')
      await removeParts({ files }, file)
      await changeUpload(db, file.upload_id, { parts: 0 })
    }
    if (old.length < BATCH) return
  }
}
