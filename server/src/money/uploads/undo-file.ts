import { changeUpload, moveUpload } from './file-work.ts'
import type { FileOutcome, FileReason } from '@marketplace/contract/money/lender-file-words'
import { listNewestEvents } from '../../loans/applications/published.ts'
import { correctLenderApplications } from '../../loans/many-steps/correct-lender-applications.ts'
import type { CorrectionOutcome } from '../../loans/many-steps/file-move.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import { chunksByTarget } from './chunks-by-target.ts'
import { previewCommission, undoCommission } from './commission-lines.ts'
import { presentUndo, type UndoPreview } from '../file-plan/present-undo.ts'
import {
  countOutcomes,
  type EffectRow,
  listEffects,
  listRowLenders,
  saveOutcomes,
} from './upload-rows.queries.ts'
import { findUpload, holdFile, holdLenders } from './uploads.queries.ts'

const CHUNK = 10_000

const outcomeOf = (
  one: CorrectionOutcome,
): { row_key: number; outcome: FileOutcome; reason: FileReason | null } => {
  if (one.outcome === 'reversed') return { row_key: one.line, outcome: 'reversed', reason: null }
  return {
    row_key: one.line,
    outcome: 'kept',
    reason: one.outcome === 'kept' ? 'touched_since' : 'undo_failed',
  }
}

/** Which effects an undo would take back now: those of applications whose newest event is of the file. */
export const previewUndo = async (db: Database, uploadId: string): Promise<UndoPreview> => {
  if ((await findUpload(db, uploadId))?.kind === 'commission') return previewCommission(db, uploadId)
  // What an earlier undo left is looked at once more.
  const effects = await listEffects(db, uploadId, ['applied', 'kept'])
  const ofTarget = Map.groupBy(effects, ({ target_id }) => target_id)
  const newest = new Map<number, number>()
  for (const chunk of chunksByTarget(effects, CHUNK)) {
    const ids = [...new Set(chunk.map(({ target_id }) => target_id))]
    for (const { lender_application_id, event_id } of await listNewestEvents(db, ids))
      newest.set(lender_application_id, event_id)
  }
  let goes_back = 0
  for (const [target_id, own] of ofTarget)
    if (own.at(-1)?.event_id === newest.get(target_id)) goes_back += own.length
  return presentUndo(goes_back, Array<FileReason>(effects.length - goes_back).fill('touched_since'))
}

const undoChunk = async (
  tx: Database,
  uploadId: string,
  effects: readonly EffectRow[],
  reason: string,
  actor: { staff_id: number; now: Date },
): Promise<void> => {
  const corrections = effects.map(({ row_key, target_id, event_id }) => ({
    line: row_key,
    lenderApplicationId: String(target_id),
    eventId: String(event_id),
  }))
  const outcomes = await correctLenderApplications(tx, corrections, reason, actor)
  await saveOutcomes(tx, uploadId, outcomes.map(outcomeOf))
}

/**
 * Takes a file back, effect by effect, in chunks: what somebody touched since stays and is named. A process that is killed leaves whole chunks, and the
 * next one goes on with the effects that no undo has looked at.
 */
export const undoFile = async (
  { db, now }: Services,
  uploadId: string,
  stop?: AbortSignal,
): Promise<void> => {
  const chunks = chunksByTarget(await listEffects(db, uploadId, ['applied']), CHUNK)
  let done = 0
  for (const chunk of [...chunks, null]) {
    if (stop?.aborted === true) throw new ExpectedFailure('stopped before every row was taken back')
    const goesOn = await db.transaction(async (tx) => {
      await holdFile(tx, uploadId)
      const upload = await findUpload(tx, uploadId)
      if (upload?.state !== 'UNDOING' || upload.undo_reason === null) return false
      const { undo_staff_id, undo_staff_name } = upload
      if (undo_staff_id === null || undo_staff_name === null) return false
      if (upload.kind === 'commission')
        await undoCommission(tx, upload, { staff_id: undo_staff_id, now: now() })
      if (chunk !== null) {
        await holdLenders(
          tx,
          await listRowLenders(
            tx,
            uploadId,
            chunk.map(({ row_key }) => row_key),
          ),
        )
        await undoChunk(tx, uploadId, chunk, upload.undo_reason, { staff_id: undo_staff_id, now: now() })
        return true
      }
      const counts = new Map(
        (await countOutcomes(tx, uploadId)).map(({ outcome, count }) => [outcome, count]),
      )
      const state = (counts.get('kept') ?? 0) === 0 ? 'UNDONE' : 'PARTLY_UNDONE'
      const at = now()
      await moveUpload(tx, uploadId, { state, undone_at: at }, at)
      await recordEvent(
        tx,
        {
          auditActor: { kind: 'staff', id: undo_staff_id, name: undo_staff_name },
          action: 'lender_file.undo',
          object_kind: 'lender_file',
          object_id: uploadId,
          object_name: upload.file_name,
          after: { state, reversed: counts.get('reversed') ?? 0, kept: counts.get('kept') ?? 0 },
          reason: upload.undo_reason,
          ip: null,
        },
        now(),
      )
      return false
    })
    if (!goesOn) return
    done += chunk?.length ?? 0
    await changeUpload(db, uploadId, { rows_done: done })
  }
}
