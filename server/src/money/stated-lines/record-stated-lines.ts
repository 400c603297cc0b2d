import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { firstOpenMonth } from '../ledger/book-month.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { findDuplicates, lineKeyOf } from '../variance/find-duplicates.ts'
import { matchLines } from './match-lines.ts'
import { readClosed } from './read-closed.ts'
import { refreshMonths } from './refresh-months.ts'
import { addStatedLines, listKnownLines, listUnmatchedLines, markDuplicates } from './stated-lines.queries.ts'

/** A line of a commission file, in paise. */
export interface FileLine {
  /** The line of the file. */
  line: number
  /** Whose line it is, by an exact key or by a person; null where nobody's. */
  lender_application_id: number | null
  /** YYYY-MM */
  payout_month: string
  amount_paise: number
  tds_paise: number | null
  gst_paise: number | null
  invoice_no: string | null
  utr: string | null
  /** By which the file names the loan: they are compared, and not stored. */
  references: readonly (string | undefined)[]
}

const compared = (line: FileLine) => ({ ...line, line_key: lineKeyOf(line, line.references) })

/**
 * Which lines of a file say what an earlier file of the lender, or an earlier line of this one, says. @returns their lines; as the books stand now
 */
export const listRepeatedLines = async (
  trx: Database,
  lenderId: number,
  lines: readonly FileLine[],
): Promise<ReadonlySet<number>> => {
  const known = await listKnownLines(trx, lenderId, [
    ...new Set(lines.map(({ payout_month }) => payout_month)),
  ])
  const repeated = findDuplicates(known, lines.map(compared))
  return new Set(lines.flatMap(({ line }, place) => (repeated[place] === null ? [] : [line])))
}

/**
 * Records the lines of a commission file and posts what they state, in the caller's transaction. A line that repeats another counts for nothing; one
 * without a loan, or whose loan has no disbursal, is kept and posts nothing until a person gives it a loan.
 * @returns the lines that repeat others
 */
export const recordStatedLines = (
  tx: Database,
  file: { upload_id: string; lender_id: number },
  lines: readonly FileLine[],
  at: Date,
): Promise<ReadonlySet<number>> =>
  asOffice(tx, async (trx) => {
    const { lender_id } = file
    if (lines.length === 0) return new Set()
    await lockLenderMonths(trx, lender_id)
    const closed = await readClosed(trx, lender_id)
    const named = lines.map(compared)
    const known = await listKnownLines(trx, lender_id, [
      ...new Set(lines.map(({ payout_month }) => payout_month)),
    ])
    const repeated = findDuplicates(known, named)
    const home = (month: string): string => firstOpenMonth(`${month}-01`, closed)
    const added = new Map(
      (
        await addStatedLines(
          trx,
          file,
          named.map((line) => ({ ...line, home_month: home(line.payout_month) })),
          at,
        )
      ).map(({ line, stated_line_id }) => [line, stated_line_id]),
    )
    const idOf = (line: number): number => {
      const id = added.get(line)
      if (id === undefined) throw new Error(`line ${line} was not added`)
      return id
    }
    await markDuplicates(
      trx,
      named.flatMap(({ line }, place) => {
        const other = repeated[place] ?? null
        if (other === null) return []
        return [
          {
            stated_line_id: idOf(line),
            duplicate_of: 'stated_line_id' in other ? other.stated_line_id : idOf(other.line),
          },
        ]
      }),
    )
    const counting = named.filter((_, place) => repeated[place] === null)
    const { months } = await matchLines(
      trx,
      lender_id,
      counting.map((line) => ({ ...line, stated_line_id: idOf(line.line), upload_id: file.upload_id })),
      { matched_by: 'exact' },
      at,
    )
    await refreshMonths(
      trx,
      lender_id,
      [...new Set([...months, ...lines.map(({ payout_month }) => home(payout_month))])],
      at,
    )
    return new Set(named.flatMap(({ line }, place) => (repeated[place] === null ? [] : [line])))
  })

/**
 * Gives lines that name a loan the parts that it has got since, in the caller's transaction: a lender may state commission before its news of the
 * disbursal comes. @returns how many lines have a part now
 */
export const matchWaitingLines = (tx: Database, lenderId: number, at: Date): Promise<number> =>
  asOffice(tx, async (trx) => {
    await lockLenderMonths(trx, lenderId)
    const waiting = await listUnmatchedLines(trx, lenderId)
    if (waiting.length === 0) return 0
    const { months, matched } = await matchLines(trx, lenderId, waiting, { matched_by: 'exact' }, at)
    const homes = waiting
      .filter(({ stated_line_id }) => matched.has(stated_line_id))
      .map(({ home_month }) => home_month)
    await refreshMonths(trx, lenderId, [...new Set([...months, ...homes])], at)
    return matched.size
  })
