import type {
  LeftOutLine,
  StatementLine,
  StatementSums,
} from '@marketplace/contract/money/partner-statements'
import { toRupees } from '../../platform/money/paise.ts'
import { leftOutInWords } from '../statement-rules/left-out-words.ts'
import type { LeftOutRow, LineRow } from '../statement-rules/plan-lines.ts'
import { sumOf } from './read-contents.ts'

type NameOf = (lenderId: number) => string
type Disputed = ReadonlyMap<string, StatementLine['dispute']>

export const keyOf = ({
  lender_application_id,
  tranche,
}: Pick<LineRow, 'lender_application_id' | 'tranche'>): string => `${lender_application_id}:${tranche}`

/** A line as it crosses the wire, in rupees. */
export const presentLine = (row: LineRow, nameOf: NameOf, disputes: Disputed): StatementLine => ({
  lender_application_id: row.lender_application_id,
  tranche: row.tranche,
  application_number: row.application_number,
  lender_id: row.lender_id,
  lender_name: nameOf(row.lender_id),
  kind: row.kind,
  day: row.day,
  taken_back_day: row.taken_back_day,
  disbursed: toRupees(row.disbursed_paise),
  received: toRupees(row.received_paise),
  terms: row.terms,
  terms_day: row.terms_day,
  booked: toRupees(row.booked_paise),
  had_before: toRupees(row.had_before_paise),
  amount: toRupees(row.amount_paise),
  brought_by: row.brought_by,
  dispute: disputes.get(keyOf(row)) ?? null,
})

export const presentLeftOut = (
  row: LeftOutRow,
  nameOf: NameOf,
  disputes: Disputed,
  minimum_paise: number,
): LeftOutLine => ({
  lender_application_id: row.lender_application_id,
  tranche: row.tranche,
  application_number: row.application_number,
  lender_id: row.lender_id,
  lender_name: nameOf(row.lender_id),
  day: row.day,
  disbursed: toRupees(row.disbursed_paise),
  amount: toRupees(row.amount_paise),
  reason: row.reason,
  until: row.until,
  reason_words: leftOutInWords(row.reason, row.until, minimum_paise),
  brought_by: row.brought_by,
  dispute: disputes.get(keyOf(row)) ?? null,
})

/** From the lines to the bank. */
export const presentSums = (
  { lines, leftOut }: { lines: readonly LineRow[]; leftOut: readonly LeftOutRow[] },
  { tds_paise, gst_paise, paid_gst_paise }: { tds_paise: number; gst_paise: number; paid_gst_paise: number },
): StatementSums => {
  const shares = lines.filter(({ amount_paise }) => amount_paise > 0)
  const back = lines.filter(({ amount_paise }) => amount_paise < 0)
  const commission = sumOf(lines)
  const total = (of: (line: LineRow) => number): number =>
    toRupees(lines.reduce((sum, line) => sum + of(line), 0))
  return {
    lines: lines.length,
    shares: toRupees(sumOf(shares)),
    share_lines: shares.length,
    taken_back: toRupees(sumOf(back)),
    taken_back_lines: back.length,
    disbursed: total(({ disbursed_paise }) => disbursed_paise),
    received: total(({ received_paise }) => received_paise),
    commission: toRupees(commission),
    tds: toRupees(tds_paise),
    gst: toRupees(gst_paise),
    to_bank: toRupees(commission - tds_paise + paid_gst_paise),
    left_out_lines: leftOut.length,
    left_out: toRupees(sumOf(leftOut)),
  }
}
