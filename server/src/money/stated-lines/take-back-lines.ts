import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { reverseTransactions } from '../ledger/reverse-transactions.ts'
import { type CountedLine, countRepeats } from './count-repeats.ts'
import { readClosed } from './read-closed.ts'
import { refreshMonths } from './refresh-months.ts'
import {
  listLinesOfFile,
  listMatchesOfLines,
  type MatchRow,
  removeMatches,
  type StatedLineRow,
  undoLines,
} from './stated-lines.queries.ts'

/** Why a line of a file stays: money was received for it, or its month is closed. */
export type KeptBecause = 'money_received' | 'month_closed'

const keptBecause = (
  line: StatedLineRow,
  matches: readonly MatchRow[],
  closed: ReadonlySet<string>,
): KeptBecause | null => {
  if (matches.some(({ paid_paise }) => paid_paise !== 0)) return 'money_received'
  const months = matches.length === 0 ? [line.home_month] : matches.map(({ booked_month }) => booked_month)
  return line.duplicate_of === null && months.some((month) => closed.has(month)) ? 'month_closed' : null
}

const judge = async (trx: Database, uploadId: string, lines: readonly number[]) => {
  const found = await listLinesOfFile(trx, uploadId, lines)
  const [first] = found
  if (first === undefined) return []
  const closed = await readClosed(trx, first.lender_id)
  const matches = Map.groupBy(
    await listMatchesOfLines(
      trx,
      found.map(({ stated_line_id }) => stated_line_id),
    ),
    ({ stated_line_id }) => stated_line_id,
  )
  return found.map((line) => {
    const own = matches.get(line.stated_line_id) ?? []
    return { line, matches: own, kept: keptBecause(line, own, closed) }
  })
}

/** What taking these lines of a file back would leave, by line, as the books stand now; a line that is not there is left out. */
export const judgeTakingBack = (
  db: Database,
  uploadId: string,
  lines: readonly number[],
): Promise<Map<number, KeptBecause | null>> =>
  asOffice(
    db,
    async (trx) => new Map((await judge(trx, uploadId, lines)).map(({ line, kept }) => [line.line, kept])),
  )

/**
 * Takes lines of a commission file back with what they posted, in the caller's transaction. A line that money was received for, and one in a closed
 * month, stays; where another file repeated one that goes, its line counts from now on.
 * @returns by line why it stays, null for one that is taken back; and the lines of other files that count now
 */
export const takeBackLines = (
  tx: Database,
  file: { upload_id: string; lender_id: number },
  lines: readonly number[],
  { staff_id, now }: { staff_id: number; now: Date },
): Promise<{ judged: Map<number, KeptBecause | null>; counting: CountedLine[] }> =>
  asOffice(tx, async (trx) => {
    await lockLenderMonths(trx, file.lender_id)
    const judged = await judge(trx, file.upload_id, lines)
    const back = judged.filter(({ kept }) => kept === null)
    const ids = back.map(({ line }) => line.stated_line_id)
    const matches = back.flatMap((one) => one.matches)
    const txIds = [...new Set(matches.flatMap(({ tx_id }) => tx_id ?? []))]
    await reverseTransactions(
      trx,
      txIds.map((tx_id) => ({
        tx_id,
        source: 'reconciliation',
        cause: 'file_undone',
        idempotency_key: `stated_back:${tx_id}`,
        staff_id,
      })),
      now,
    )
    await removeMatches(trx, ids)
    await undoLines(trx, ids, now)
    const counting = await countRepeats(trx, file.lender_id, ids, { staff_id, now })
    const months = [
      ...counting.months,
      ...back.map(({ line }) => line.home_month),
      ...matches.map(({ booked_month }) => booked_month),
    ]
    await refreshMonths(trx, file.lender_id, [...new Set(months)], now)
    return {
      judged: new Map(judged.map(({ line, kept }) => [line.line, kept])),
      counting: counting.lines,
    }
  })
