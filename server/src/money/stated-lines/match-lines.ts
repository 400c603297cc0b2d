import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { firstOpenMonth } from '../ledger/book-month.ts'
import { listPartFigures } from '../ledger/commission-lines.queries.ts'
import type { LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { partsOfLine } from '../variance/parts-of-line.ts'
import { readClosed } from './read-closed.ts'
import { addMatches, type NewMatch, type StatedLineRow } from './stated-lines.queries.ts'

type LineOfLoan = Pick<
  StatedLineRow,
  'stated_line_id' | 'upload_id' | 'line' | 'lender_application_id' | 'payout_month' | 'amount_paise'
>

/** What of a line falls on parts of one day. */
interface Shares {
  line: LineOfLoan
  day: string
  key: string
  parts: { lender_application_id: number; tranche: number; paise: number }[]
  isSpread: boolean
}

const statementOf = (
  lender_id: number,
  { line, day, key, parts }: Shares,
  staff_id?: number,
): LedgerTransaction => {
  const sum = parts.reduce((total, { paise }) => total + paise, 0)
  return {
    kind: 'STATEMENT',
    source: 'reconciliation',
    cause: 'stated',
    lender_id,
    effective_day: day,
    idempotency_key: key,
    upload: { upload_id: line.upload_id, line: line.line },
    ...(staff_id !== undefined && { staff_id }),
    entries: [
      ...parts.map(({ lender_application_id, tranche, paise }) => ({
        account: { kind: 'receivable', lender_id } as const,
        amount_paise: paise,
        line: { lender_application_id, tranche },
        figure: 'stated' as const,
      })),
      { account: { kind: 'accrued_income', lender_id }, amount_paise: -sum },
    ],
  }
}

/**
 * Spreads stated lines over the parts of their loans and posts what they state, in the caller's transaction, as the office and under
 * `lockLenderMonths`. A line whose loan has no part yet waits. @returns the months of the books that changed, and which lines have a part now
 */
export const matchLines = async (
  trx: Database,
  lenderId: number,
  lines: readonly LineOfLoan[],
  by: { matched_by: 'exact' | 'staff'; staff_id?: number },
  at: Date,
): Promise<{ months: string[]; matched: Set<number> }> => {
  const loans = [...new Set(lines.flatMap(({ lender_application_id }) => lender_application_id ?? []))]
  const found = loans.length === 0 ? [] : await listPartFigures(trx, loans)
  const partsOf = Map.groupBy(
    found.map((row) => ({ ...row, is_taken_back: row.taken_back_day !== null })),
    ({ lender_application_id }) => lender_application_id,
  )
  const closed = await readClosed(trx, lenderId)
  const shares: Shares[] = []
  // What a lender takes back in a file, it takes of what the file states, too.
  for (const line of lines.toSorted((a, b) => Math.sign(b.amount_paise) - Math.sign(a.amount_paise))) {
    const { lender_application_id } = line
    const parts = lender_application_id === null ? [] : (partsOf.get(lender_application_id) ?? [])
    if (lender_application_id === null || parts.length === 0) continue
    const given = partsOfLine(line.amount_paise, line.payout_month, parts).flatMap(({ tranche, paise }) => {
      const part = parts.find((one) => one.tranche === tranche)
      if (part === undefined) return []
      part.stated_paise += paise
      return [{ lender_application_id, tranche, paise, day: part.day }]
    })
    for (const [day, own] of Map.groupBy(given, (one) => one.day))
      shares.push({
        line,
        day,
        key: `stated:${line.stated_line_id}:${randomUUID()}`,
        parts: own,
        isSpread: given.length > 1,
      })
  }
  const posted = new Map(
    (
      await postTransactions(
        trx,
        shares
          .map((one) => ({ ...one, parts: one.parts.filter(({ paise }) => paise !== 0) }))
          .filter(({ parts }) => parts.length > 0)
          .map((one) => statementOf(lenderId, one, by.staff_id)),
        at,
      )
    ).map(({ idempotency_key, tx_id }) => [idempotency_key, tx_id]),
  )
  const matches = shares.flatMap(({ line, day, key, parts, isSpread }) =>
    parts.map(({ lender_application_id, tranche, paise }): NewMatch => ({
      stated_line_id: line.stated_line_id,
      lender_application_id,
      tranche,
      amount_paise: paise,
      matched_by: isSpread && by.matched_by === 'exact' ? 'rule' : by.matched_by,
      booked_month: firstOpenMonth(day, closed),
      tx_id: posted.get(key) ?? null,
    })),
  )
  if (matches.length > 0) await addMatches(trx, matches)
  return {
    months: [...new Set(matches.map(({ booked_month }) => booked_month))],
    matched: new Set(matches.map(({ stated_line_id }) => stated_line_id)),
  }
}
