import type { LenderMonth, LenderMonthDetail, Receipt } from '@marketplace/contract/money/reconciliation'
import { varianceKinds } from '@marketplace/contract/money/reconciliation-words'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { hasStatementEntries, type LenderMonthRow } from '../ledger/lender-months.queries.ts'
import { explainGroups } from '../variance/explain-groups.ts'
import { NOT_REOPENABLE, notClosable } from './close-month.ts'
import { listMonthSums, type MonthSumsRow } from '../stated-lines/month-lines.queries.ts'
import type { JudgedLine, JudgedMonth, MonthRule } from './read-month.ts'
import { listReceiptsOfMonth, type ReceiptRow } from '../stated-lines/receipts.queries.ts'
import { lineIdOfRow } from './settle-lines.ts'
import { findTolerance } from './tolerance.queries.ts'
import { listMatchesOfMonth, listStatingFiles } from '../stated-lines/stated-lines.queries.ts'

const MOST_IDS = 500

export const presentReceipt = (row: ReceiptRow): Receipt => ({
  receipt_id: row.receipt_id,
  day: row.day,
  utr: row.utr,
  bank: toRupees(row.bank_paise),
  tds: toRupees(row.tds_paise),
  gst: toRupees(row.gst_paise),
  base: toRupees(row.bank_paise + row.tds_paise - row.gst_paise),
  pays: row.pays,
  invoices: row.invoices,
  lines: row.lines,
  staff_name: row.staff_name,
  created_at: row.created_at.toISOString(),
  taken_back:
    row.taken_back_at === null
      ? null
      : {
          reason: row.taken_back_reason ?? '',
          staff_name: row.taken_back_staff_name ?? '',
          at: row.taken_back_at.toISOString(),
        },
})

export const lenderNameOf = ({ lenders }: Pick<Services, 'lenders'>, lenderId: number): string | null =>
  lenders().find(lenderId)?.name ?? null

/** What state a month shows: one that is settled has no open line, whatever was booked since somebody looked. */
const stateOf = (state: LenderMonthRow['state'], open: number): LenderMonthRow['state'] => {
  if (state === 'STATED' || state === 'RECONCILED') return open === 0 ? 'RECONCILED' : 'STATED'
  return state
}

const presentSums = (
  services: Pick<Services, 'lenders'>,
  row: LenderMonthRow,
  sums: MonthSumsRow | undefined,
  seesShares: boolean,
): LenderMonth => ({
  lender_id: row.lender_id,
  lender_name: lenderNameOf(services, row.lender_id),
  lender_kind: services.lenders().find(row.lender_id)?.lender_kind ?? null,
  month: row.month,
  state: stateOf(row.state, sums?.open ?? 0),
  loans: sums?.loans ?? 0,
  expected: toRupees(sums?.expected ?? 0),
  stated: toRupees(sums?.stated ?? 0),
  received: toRupees(sums?.received ?? 0),
  partners_part: seesShares ? toRupees(sums?.part ?? 0) : null,
  difference: toRupees((sums?.stated ?? 0) - (sums?.expected ?? 0)),
  open: sums?.open ?? 0,
})

/** Months with their sums. Asked as the office. @param seesShares whether the caller may see what partners have */
export const presentMonths = async (
  services: Pick<Services, 'lenders'>,
  trx: Database,
  rows: readonly LenderMonthRow[],
  seesShares: boolean,
): Promise<LenderMonth[]> => {
  const sums = new Map(
    (rows.length === 0 ? [] : await listMonthSums(trx, rows)).map((row) => [
      `${row.lender_id} ${row.month}`,
      row,
    ]),
  )
  return rows.map((row) => presentSums(services, row, sums.get(`${row.lender_id} ${row.month}`), seesShares))
}

/** The rule that prices a month, in words: "rule 2 at 2.25 %". */
const ruleWords = ({ place, flat_paise, percent }: MonthRule): string => {
  const parts = [
    ...(flat_paise === 0 ? [] : [`${formatRupees(toRupees(flat_paise))} a loan`]),
    ...(percent === 0 && flat_paise !== 0 ? [] : [`${percent / 1000}\u00a0%`]),
  ]
  return `rule ${place} at ${parts.join(' and ')}`
}

const sumOf = (lines: readonly JudgedLine[], of: (line: JudgedLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

const groupsOf = ({ lines, rule }: JudgedMonth): LenderMonthDetail['groups'] => {
  const open = lines
    .filter(({ is_open }) => is_open)
    .map(({ kind, expected, stated, our_rate, their_rate, ...row }) => ({
      line_id: lineIdOfRow(row),
      kind,
      expected,
      stated,
      our_rate,
      their_rate,
    }))
  return explainGroups(open, rule).map(({ kind, sentence, more, lines: own }) => {
    const expected = own.reduce((sum, line) => sum + line.expected, 0)
    const stated = own.reduce((sum, line) => sum + line.stated, 0)
    return {
      kind,
      sentence,
      more,
      line_ids: own.slice(0, MOST_IDS).map(({ line_id }) => line_id),
      count: own.length,
      expected: toRupees(expected),
      stated: toRupees(stated),
      difference: toRupees(stated - expected),
    }
  })
}

/** A month with all that its page shows beside the lines. Asked as the office. */
export const presentMonthDetail = async (
  services: Pick<Services, 'lenders' | 'now'>,
  trx: Database,
  row: LenderMonthRow,
  judged: JudgedMonth,
  second_person_from: number,
): Promise<LenderMonthDetail> => {
  const { lender_id, month } = row
  const [sums] = await listMonthSums(trx, [row])
  const { lines, rule } = judged
  const matches = await listMatchesOfMonth(trx, lender_id, month)
  const invoices = Map.groupBy(
    matches.filter(({ invoice_no }) => invoice_no !== null),
    ({ invoice_no }) => invoice_no ?? '',
  )
  const isClosed = row.state === 'CLOSED'
  const hasStatement = isClosed && (await hasStatementEntries(trx, lender_id, month))
  const open = lines.filter(({ is_open }) => is_open).length
  return {
    ...presentSums(services, row, sums, true),
    priced_at: row.priced_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: row.closed_by_name,
    rule: rule === null ? null : ruleWords(rule),
    tolerance: toRupees(await findTolerance(trx, lender_id)),
    lines: lines.length,
    settled: lines.length - open,
    kinds: varianceKinds.flatMap((kind) => {
      const own = lines.filter((line) => line.kind === kind)
      if (own.length === 0) return []
      const difference = toRupees(sumOf(own, ({ stated, expected }) => stated - expected))
      return [{ kind, count: own.length, open: own.filter(({ is_open }) => is_open).length, difference }]
    }),
    groups: groupsOf(judged),
    files: (await listStatingFiles(trx, lender_id, month)).map((file) => ({
      upload_id: file.upload_id,
      file_name: file.file_name,
      created_at: file.created_at.toISOString(),
      lines: file.lines,
      stated: toRupees(file.stated_paise),
    })),
    invoices: [...invoices]
      .map(([invoice_no, own]) => ({
        invoice_no,
        stated: toRupees(own.reduce((sum, one) => sum + one.amount_paise, 0)),
        received: toRupees(own.reduce((sum, one) => sum + one.paid_paise, 0)),
      }))
      .toSorted((a, b) => a.invoice_no.localeCompare(b.invoice_no)),
    receipts: (await listReceiptsOfMonth(trx, lender_id, month)).map(presentReceipt),
    not_closable: isClosed ? [] : notClosable(month, open, dayInIndia(services.now())),
    not_reopenable: hasStatement ? NOT_REOPENABLE : null,
    second_person_from,
  }
}
