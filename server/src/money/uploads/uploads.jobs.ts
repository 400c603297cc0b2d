import { changeUpload } from './file-work.ts'
import { busyStates, type FileState } from '@marketplace/contract/money/lender-file-words'
import type { Services } from '../../market/services.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { hasLiveJob } from '../../platform/jobs/published.ts'
import { applyFile } from './apply-file.ts'
import type { ReadClosedMonths } from '../file-plan/closed-months.ts'
import { giveUpFile } from './give-up-file.ts'
import { runFile } from './run-file.ts'
import { removeParts } from './sealed-parts.ts'
import { jobKeyOf } from './take-file.ts'
import { undoFile } from './undo-file.ts'
import { holdFile, listBusyUploads, listOldFiles, lockUpload } from './uploads.queries.ts'

type OfFile = 'read_lender_file' | 'apply_lender_file' | 'undo_lender_file'

/** Runs `work`; a file that it leaves at one of `states` after the last try is ended in words. */
const ofFile =
  (
    work: (services: Services, uploadId: string, stop?: AbortSignal) => Promise<void>,
    states: readonly FileState[],
  ): Job<OfFile, Services> =>
  async (services, { upload_id }, { last, stop }) => {
    try {
      await work(services, upload_id, stop)
    } catch (error) {
      if (last) await services.db.transaction((tx) => giveUpFile(tx, upload_id, states, services.now()))
      throw error
    }
  }

export const readLenderFile = (readClosedMonths: ReadClosedMonths): Job<'read_lender_file', Services> =>
  ofFile(
    (services, uploadId, stop) => runFile(services, uploadId, readClosedMonths, stop),
    ['RECEIVED', 'READING', 'APPLYING'],
  )
export const applyLenderFile: Job<'apply_lender_file', Services> = ofFile(applyFile, ['APPLYING'])
export const undoLenderFile: Job<'undo_lender_file', Services> = ofFile(undoFile, ['UNDOING'])

/** Ends files that somebody should be at and that have no job, as one whose job was removed by hand. Runs every night. */
export const endStrandedFiles: Job<'end_stranded_files', Services> = async ({ db, now }) => {
  for (const upload_id of await listBusyUploads(db)) {
    // A file with a job is not waited for: its process holds it for as long as it works.
    if (await hasLiveJob(db, jobKeyOf(upload_id))) continue
    await db.transaction(async (tx) => {
      await holdFile(tx, upload_id)
      await lockUpload(tx, upload_id)
      if (!(await hasLiveJob(tx, jobKeyOf(upload_id)))) await giveUpFile(tx, upload_id, busyStates, now())
    })
  }
}

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
