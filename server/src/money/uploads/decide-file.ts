import { changeUpload, moveUpload } from './file-work.ts'
import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { Services } from '../../market/services.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { lockIn } from './answer-file.ts'
import { jobKeyOf } from './take-file.ts'
import { reopenKept } from './upload-rows.queries.ts'

const jobOf = (upload_id: string) => ({ key: jobKeyOf(upload_id), max_attempts: 5 })

/** Has the plan applied that was shown. @throws Problem not_found, conflict, plan_stale for another plan than that of now. */
export const startApply = (
  { db, addJob, now }: Services,
  uploadId: string,
  plan_hash: string,
  { staff_id, full_name, auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const upload = await lockIn(tx, uploadId, ['PLANNED'])
    if (upload.plan_hash !== plan_hash) throw new Problem('plan_stale')
    const at = now()
    const started = {
      state: 'APPLYING' as const,
      rows_done: 0,
      error: null,
      applied_staff_id: staff_id,
      applied_staff_name: full_name,
    }
    await moveUpload(tx, uploadId, started, at)
    await addJob(tx, 'apply_lender_file', { upload_id: uploadId }, jobOf(uploadId))
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'lender_file.apply_started',
        object_kind: 'lender_file',
        object_id: uploadId,
        object_name: upload.file_name,
        after: { plan_hash },
        ip,
      },
      now(),
    )
  })

const beforeApplying: readonly FileState[] = ['RECEIVED', 'READING', 'NEEDS_MAPPING', 'PLANNED']

/** Ends a file that is not applied, or asks the one that is to stop between two chunks. @throws Problem not_found, conflict. */
export const cancelFile = (
  { db, now }: Services,
  uploadId: string,
  { auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const upload = await lockIn(tx, uploadId, [...beforeApplying, 'APPLYING'])
    const at = now()
    if (upload.state === 'APPLYING') await changeUpload(tx, uploadId, { is_cancelling: 1 })
    else await moveUpload(tx, uploadId, { state: 'CANCELLED', processed_at: at }, at)
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'lender_file.cancel',
        object_kind: 'lender_file',
        object_id: uploadId,
        object_name: upload.file_name,
        ip,
      },
      now(),
    )
  })

/** What may be undone: files that changed something, also in part. */
export const undoable: readonly FileState[] = ['DONE', 'DONE_WITH_ERRORS', 'CANCELLED', 'PARTLY_UNDONE']

/** Has everything taken back that the file wrote. @throws Problem not_found, conflict for one that wrote nothing. */
export const startUndo = (
  { db, addJob, now }: Services,
  uploadId: string,
  reason: string,
  { staff_id, full_name }: Staff,
): Promise<void> =>
  db.transaction(async (tx) => {
    const upload = await lockIn(tx, uploadId, undoable)
    if (upload.rows_updated === 0) throw new Problem('conflict')
    await reopenKept(tx, uploadId)
    const started = {
      state: 'UNDOING' as const,
      rows_done: 0,
      error: null,
      undo_reason: reason,
      undo_staff_id: staff_id,
      undo_staff_name: full_name,
    }
    await moveUpload(tx, uploadId, started, now())
    await addJob(tx, 'undo_lender_file', { upload_id: uploadId }, jobOf(uploadId))
  })
