import { createHash } from 'node:crypto'
import type { FileOutcome } from '@marketplace/contract/money/lender-file-words'
import type { Database } from '../../platform/db/database.ts'
import { type FileLine, listRepeatedLines, recordStatedLines } from '../stated-lines/record-stated-lines.ts'
import type { CountedLine } from '../stated-lines/count-repeats.ts'
import { judgeTakingBack, type KeptBecause, takeBackLines } from '../stated-lines/take-back-lines.ts'
import { presentUndo, type UndoPreview } from '../file-plan/present-undo.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { listCommissionRows, type PlannedLine, saveOutcomes, type UploadLine } from './upload-rows.queries.ts'
import { countRecorded, type UploadRow } from './uploads.queries.ts'

type CommissionFile = Pick<UploadRow, 'upload_id' | 'lender_id' | 'month'>
type Row = Pick<UploadLine, 'row_key' | 'target_id' | 'outcome'>

/** Outcomes that leave a row without a loan of its own. */
const isWithoutLoan = ({ outcome }: Row): boolean => outcome === 'extra' || outcome === 'ambiguous'
const saysSomething: ReadonlySet<UploadLine['outcome']> = new Set(['stated', 'extra', 'ambiguous'])

/** What a row states; null for one without a sum. The month that the row does not name is that of the file. */
const lineOf = ({ month }: CommissionFile, row: Row, facts: UploadLine['facts'] | undefined): FileLine[] => {
  const payout_month = facts?.payout_month ?? month
  if (facts?.payout === undefined || payout_month === null) return []
  return [
    {
      line: row.row_key,
      lender_application_id: isWithoutLoan(row) ? null : row.target_id,
      payout_month,
      amount_paise: facts.payout,
      tds_paise: facts.tds ?? null,
      gst_paise: facts.gst ?? null,
      invoice_no: facts.invoice_no ?? null,
      utr: facts.utr ?? null,
      references: [facts.our_reference, facts.lender_application_id, facts.loan_account],
    },
  ]
}

const hashOf = (lines: readonly FileLine[]): string => {
  const hash = createHash('sha256')
  for (const line of lines.toSorted((one, other) => one.line - other.line))
    hash.update(`${JSON.stringify(Object.values(line))}\n`)
  return hash.digest('hex')
}

/** Plans the lines of a commission file: those that repeat what an earlier file or line says are duplicates. `hash` tells two plans apart. */
export const planCommission = async (
  tx: Database,
  upload: CommissionFile,
  lines: readonly PlannedLine[],
  facts: ReadonlyMap<number, UploadLine['facts']>,
): Promise<{ lines: PlannedLine[]; hash: string }> => {
  const stating = lines
    .filter(({ outcome }) => saysSomething.has(outcome))
    .toSorted((one, other) => one.row_key - other.row_key)
    .flatMap((row) => lineOf(upload, row, facts.get(row.row_key)))
  const repeated =
    upload.lender_id === null ? new Set<number>() : await listRepeatedLines(tx, upload.lender_id, stating)
  return {
    lines: lines.map((line) =>
      repeated.has(line.row_key) ? { ...line, outcome: 'duplicate', reason: null } : line,
    ),
    hash: hashOf(stating.filter(({ line }) => !repeated.has(line))),
  }
}

/**
 * Records what a commission file states, in the transaction that applies it. @returns how many lines count; null, and nothing is recorded, where
 * other lines would count than the plan showed: another file of the lender was applied or undone since.
 */
export const applyCommission = async (
  tx: Database,
  upload: CommissionFile & Pick<UploadRow, 'plan_hash'>,
  now: Date,
): Promise<number | null> => {
  const { upload_id, lender_id, plan_hash } = upload
  if (lender_id === null) return 0
  const rows = await listCommissionRows(tx, upload_id)
  const lines = rows.flatMap((row) => lineOf(upload, row, row.facts))
  await lockLenderMonths(tx, lender_id)
  const repeats = await listRepeatedLines(tx, lender_id, lines)
  if (hashOf(lines.filter(({ line }) => !repeats.has(line))) !== plan_hash) return null
  const repeated = await recordStatedLines(tx, { upload_id, lender_id }, lines, now)
  await saveOutcomes(
    tx,
    upload_id,
    rows.flatMap(({ row_key, outcome }): { row_key: number; outcome: FileOutcome; reason: null }[] => {
      if (repeated.has(row_key)) return [{ row_key, outcome: 'duplicate', reason: null }]
      return outcome === 'stated' ? [{ row_key, outcome: 'applied', reason: null }] : []
    }),
  )
  return lines.length - repeated.size
}

const counted = (rows: readonly UploadLine[]): number[] =>
  rows.filter(({ outcome }) => outcome !== 'duplicate').map(({ row_key }) => row_key)

/** What an undo of a commission file would take back now, and what would stay. */
export const previewCommission = async (db: Database, uploadId: string): Promise<UndoPreview> => {
  const judged = await judgeTakingBack(db, uploadId, counted(await listCommissionRows(db, uploadId)))
  const kept = [...judged.values()].filter((because) => because !== null)
  return presentUndo(judged.size - kept.length, kept)
}

const outcomeOf = (row_key: number, because: KeptBecause | null) =>
  because === null
    ? ({ row_key, outcome: 'reversed', reason: null } as const)
    : ({ row_key, outcome: 'kept', reason: because } as const)

/** Says of the lines of other files that they count now: those without a loan wait for one, as when they are applied. */
const noteCounting = async (tx: Database, counting: readonly CountedLine[]): Promise<void> => {
  for (const [upload_id, lines] of Map.groupBy(counting, (one) => one.upload_id)) {
    const now = new Set(lines.map(({ line }) => line))
    const rows = (await listCommissionRows(tx, upload_id)).filter(({ row_key }) => now.has(row_key))
    await saveOutcomes(
      tx,
      upload_id,
      rows.map(({ row_key, target_id }) => ({
        row_key,
        outcome: target_id === null ? 'extra' : 'applied',
        reason: null,
      })),
    )
    await countRecorded(tx, upload_id, rows.length)
  }
}

/**
 * Takes back what a commission file stated, in the transaction that undoes it: what money was received for stays. What another file repeated counts
 * by that file.
 */
export const undoCommission = async (
  tx: Database,
  { upload_id, lender_id }: CommissionFile,
  by: { staff_id: number; now: Date },
): Promise<void> => {
  if (lender_id === null) return
  // Before the rows are read: an undo of another file may have lines of this one count.
  await lockLenderMonths(tx, lender_id)
  const rows = await listCommissionRows(tx, upload_id)
  const { judged, counting } = await takeBackLines(
    tx,
    { upload_id, lender_id },
    rows.map(({ row_key }) => row_key),
    by,
  )
  // A line that repeated another counted for nothing, and is counted as nothing taken back.
  const isCounted = new Set(counted(rows))
  await saveOutcomes(
    tx,
    upload_id,
    [...judged].flatMap(([row_key, because]) =>
      isCounted.has(row_key) ? [outcomeOf(row_key, because)] : [],
    ),
  )
  await noteCounting(tx, counting)
}
