import { changeUpload, moveUpload } from './file-work.ts'
import {
  MOST_APPLIED_WHOLE,
  type FileOutcome,
  type FileReason,
  type FileState,
} from '@marketplace/contract/money/lender-file-words'
import { moveManyLenderApplications } from '../../loans/many-steps/move-many-lender-applications.ts'
import type { FileMove, FileMoveOutcome } from '../../loans/many-steps/file-move.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import { planAgain } from './answer-file.ts'
import { chunksByTarget } from './chunks-by-target.ts'
import { applyCommission } from './commission-lines.ts'
import { readAhead } from '../../platform/db/read-ahead.ts'
import {
  addEffects,
  countOutcomes,
  failedOutcomes,
  listKeysToApply,
  listLendersToApply,
  listRowsToApply,
  saveOutcomes,
  type RowToApply,
} from './upload-rows.queries.ts'
import { findUpload, holdFile, holdLenders, lockUpload, type UploadRow } from './uploads.queries.ts'

/** Rows held in memory at once: more at a time are no faster, and the process grows by what is made for them. */
const CHUNK = 2_500

const PLAN_CHANGED =
  'Another file of the lender was applied or undone since this plan was made, so that it was made anew. Look at it and apply it again'

/** Somebody cancelled a file that is applied whole: nothing of it stays. */
class Cancelled extends Error {}

/** Who pressed Apply; a file that was applied at once is of who uploaded it. */
const appliedBy = ({ applied_staff_id, applied_staff_name, staff_id, staff_name }: UploadRow) =>
  applied_staff_id === null || applied_staff_name === null
    ? { id: staff_id, name: staff_name }
    : { id: applied_staff_id, name: applied_staff_name }

const toMove = ({ row_key, target_id, expects_event_id, planned }: RowToApply): FileMove[] => {
  const step = planned?.step ?? null
  if (step === null || target_id === null) return []
  const { status, status_date, amount, sanctioned, reject_reason, event_key } = step
  return [
    {
      line: row_key,
      lenderApplicationId: String(target_id),
      expectsEventId: expects_event_id === null ? null : String(expects_event_id),
      status,
      statusDate: status_date,
      amountPaise: amount === null ? null : BigInt(amount),
      approvedPaise: sanctioned === null ? null : BigInt(sanctioned),
      reason: reject_reason,
      eventKey: event_key,
    },
  ]
}

/** What the plan did not foresee: another process was faster, so that nothing was written. */
const refusedBecause: Readonly<Record<string, FileReason>> = {
  backward: 'goes_back',
  late: 'goes_back',
  contradicts: 'after_end',
  facts_differ: 'facts_differ',
}

const outcomeOf = (
  one: FileMoveOutcome,
): { row_key: number; outcome: FileOutcome; reason: FileReason | null } => {
  if (one.outcome === 'applied' || one.outcome === 'unchanged')
    return { row_key: one.line, outcome: one.outcome, reason: null }
  if (one.outcome === 'changed_since')
    return { row_key: one.line, outcome: 'changed_since', reason: 'touched_meanwhile' }
  return {
    row_key: one.line,
    outcome: 'held',
    reason: refusedBecause[one.reason ?? ''] ?? 'touched_meanwhile',
  }
}

const applyChunk = async (
  tx: Database,
  upload: UploadRow,
  rows: readonly RowToApply[],
  now: Date,
): Promise<void> => {
  const targetOf = new Map(rows.map(({ row_key, target_id }) => [row_key, target_id]))
  const outcomes = await moveManyLenderApplications(tx, rows.flatMap(toMove), {
    staff_id: appliedBy(upload).id,
    now,
  })
  await saveOutcomes(tx, upload.upload_id, outcomes.map(outcomeOf))
  await addEffects(
    tx,
    upload.upload_id,
    outcomes.flatMap((one) => {
      const target_id = targetOf.get(one.line) ?? null
      return one.outcome === 'applied' && target_id !== null
        ? [{ row_key: one.line, target_id, event_id: Number(one.eventId) }]
        : []
    }),
  )
}

/** How a file that was applied has ended. */
const endOf = (
  counts: ReadonlyMap<FileOutcome, number>,
  rows: { updated: number; failed: number },
  isCancelled: boolean,
): FileState => {
  if (isCancelled) return 'CANCELLED'
  if (rows.failed > 0 || (counts.get('changed_since') ?? 0) > 0) return 'DONE_WITH_ERRORS'
  return rows.updated === 0 ? 'NOTHING_CHANGED' : 'DONE'
}

/** @param recorded of a commission file: the lines that were recorded. */
const finish = async (
  tx: Database,
  upload: UploadRow,
  isCancelled: boolean,
  now: Date,
  recorded?: number,
): Promise<void> => {
  const { upload_id } = upload
  const counts = new Map((await countOutcomes(tx, upload_id)).map(({ outcome, count }) => [outcome, count]))
  const rows_failed = failedOutcomes(upload).reduce((sum, outcome) => sum + (counts.get(outcome) ?? 0), 0)
  const rows_updated = recorded ?? counts.get('applied') ?? 0
  const state = endOf(counts, { updated: rows_updated, failed: rows_failed }, isCancelled)
  const ended = {
    state,
    rows_updated,
    rows_failed,
    is_cancelling: 0,
    processed_at: now,
  } as const
  await moveUpload(tx, upload_id, ended, now)
  await recordEvent(
    tx,
    {
      auditActor: { kind: 'staff', ...appliedBy(upload) },
      action: 'lender_file.apply',
      object_kind: 'lender_file',
      object_id: upload_id,
      object_name: upload.file_name,
      after: { state, rows_updated, plan_hash: upload.plan_hash },
      ip: null,
    },
    now,
  )
}

/** Locks the file and, in their order, the lenders; null where it is not being applied any more. */
const begin = async (
  tx: Database,
  uploadId: string,
  lenders: readonly number[],
): Promise<UploadRow | null> => {
  await holdFile(tx, uploadId)
  const upload = await findUpload(tx, uploadId)
  if (upload?.state !== 'APPLYING') return null
  await holdLenders(tx, lenders)
  return upload
}

const isCancelling = async (db: Database, uploadId: string): Promise<boolean> =>
  (await findUpload(db, uploadId))?.is_cancelling === 1

/** From here on the file can be cancelled no more. @throws Cancelled where it was. */
const holdCancel = async (tx: Database, uploadId: string): Promise<void> => {
  if ((await lockUpload(tx, uploadId))?.is_cancelling === 1) throw new Cancelled()
}

/** Does the work; where it was cancelled meanwhile the file ends so, with nothing of it done. */
const orCancelled = async (
  { db, now }: Services,
  uploadId: string,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
    await db.transaction(async (tx) => {
      const upload = await begin(tx, uploadId, [])
      if (upload !== null) await finish(tx, upload, true, now())
    })
  }
}

/** Applies a commission file, whole or not at all; one whose plan other files have changed since is planned anew, to be looked at again. */
const applyLines = (services: Services, uploadId: string): Promise<void> =>
  orCancelled(services, uploadId, () =>
    services.db.transaction(async (tx) => {
      const upload = await begin(tx, uploadId, [])
      if (upload === null) return
      const now = services.now()
      const recorded = await applyCommission(tx, upload, now)
      await holdCancel(tx, uploadId)
      if (recorded !== null) await finish(tx, upload, false, now, recorded)
      else await planAgain(services, tx, upload, PLAN_CHANGED)
    }),
  )

/**
 * Applies the plan of a file as it was shown: rows whose application has got another event since are left alone. Up to 200,000 rows whole or not at all,
 * more by chunks; a process that is killed leaves whole chunks, and the next one goes on with the rows that have no outcome yet.
 */
export const applyFile = async (services: Services, uploadId: string, stop?: AbortSignal): Promise<void> => {
  const { db, now } = services
  if ((await findUpload(db, uploadId))?.kind === 'commission') return applyLines(services, uploadId)
  const keys = await listKeysToApply(db, uploadId)
  const isWhole = keys.length <= MOST_APPLIED_WHOLE
  const chunks = readAhead(chunksByTarget(keys, CHUNK), (chunk) => listRowsToApply(db, uploadId, chunk))
  let done = 0
  const applyNext = async (tx: Database, upload: UploadRow, rows: readonly RowToApply[]): Promise<void> => {
    if (stop?.aborted === true) throw new ExpectedFailure('stopped before every row was applied')
    if (await isCancelling(db, uploadId)) throw new Cancelled()
    await applyChunk(tx, upload, rows, now())
    done += rows.length
    await changeUpload(db, uploadId, { rows_done: done })
  }
  const applyWhole = (): Promise<void> =>
    db.transaction(async (tx) => {
      const upload = await begin(tx, uploadId, await listLendersToApply(db, uploadId))
      if (upload === null) return
      for await (const rows of chunks) await applyNext(tx, upload, rows)
      await holdCancel(tx, uploadId)
      await finish(tx, upload, false, now())
    })
  const applyByChunks = async (): Promise<void> => {
    for await (const rows of chunks) {
      const isApplying = await db.transaction(async (tx) => {
        const lenders = rows.flatMap(({ planned }) => planned?.lender_id ?? [])
        const upload = await begin(tx, uploadId, [...new Set(lenders)])
        if (upload !== null) await applyNext(tx, upload, rows)
        return upload !== null
      })
      if (!isApplying) return
    }
    await db.transaction(async (tx) => {
      const upload = await begin(tx, uploadId, [])
      if (upload !== null) await finish(tx, upload, false, now())
    })
  }
  await orCancelled(services, uploadId, isWhole ? applyWhole : applyByChunks)
}
