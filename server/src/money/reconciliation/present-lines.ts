import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import { varianceWords } from '@marketplace/contract/money/reconciliation-words'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { listMovesOfParts } from '../part-moves/part-moves.queries.ts'
import { listRulesOfParts, type PartRuleRow } from '../ledger/ledger.queries.ts'
import { listReceiptsOfParts } from '../stated-lines/receipts.queries.ts'
import { percentText } from '../variance/explain-groups.ts'
import { hundredthsOf } from '../variance/rate-of.ts'
import { movedWords, movesOfLine } from '../part-moves/moves-of-line.ts'
import type { JudgedLine, JudgedMonth, MonthRule } from './read-month.ts'
import { lineIdOfRow } from './settle-lines.ts'
import { listSettlements } from './settlements.queries.ts'
import { listLinesById, listMatchesOfParts, type SaidRow } from '../stated-lines/stated-lines.queries.ts'

type StatedLine = MonthLine['stated_lines'][number]

const percentOfLine = (paise: number, disbursed: number | null): number | null => {
  const hundredths = disbursed === null || paise === 0 ? null : hundredthsOf(paise, disbursed)
  return hundredths === null ? null : hundredths / 100
}

/** What a line is, in words. */
const wordsOf = (
  {
    kind,
    their_rate,
    our_rate,
    expected,
    is_late,
  }: Pick<JudgedLine, 'kind' | 'their_rate' | 'our_rate' | 'expected' | 'is_late'>,
  rule: MonthRule | null,
): string => {
  const says = rule === null ? 'our rules say' : `our rule ${rule.place} says`
  if ((kind === 'TIER_MISSED' || kind === 'RATE_DIFFERS') && their_rate !== null && our_rate !== null)
    return `${varianceWords[kind]}: they paid ${percentText(their_rate)}, ${says} ${percentText(our_rate)}`
  if (kind === 'REVERSED' && is_late && expected < 0) return 'Clawback of an earlier month'
  return varianceWords[kind]
}

/** "rule 2, version 3", by the place that the rule has in the month. */
const pricedBy = (row: PartRuleRow | undefined, places: ReadonlyMap<number, number>): string | null => {
  if (row === undefined) return null
  const place = places.get(row.rule_id)
  return `${place === undefined ? 'a rule that is gone' : `rule ${place}`}, version ${row.rule_version}`
}

const keyOfPart = (row: { lender_application_id: number | null; tranche: number | null }): string =>
  `${row.lender_application_id}-${row.tranche}`

const presentStated = (row: SaidRow): StatedLine => ({
  stated_line_id: row.stated_line_id,
  upload_id: row.upload_id,
  line: row.line,
  payout_month: row.payout_month,
  amount: toRupees(row.amount_paise),
  tds: row.tds_paise === null ? null : toRupees(row.tds_paise),
  gst: row.gst_paise === null ? null : toRupees(row.gst_paise),
  invoice_no: row.invoice_no,
  utr: row.utr,
})

/** Lines of a month as they cross the wire. Asked as the office. @param waiting the ids of lines whose write-off waits for a second person */
export const presentLines = async (
  trx: Database,
  month: { month: string; state: string },
  lines: readonly JudgedLine[],
  { rule, places }: Pick<JudgedMonth, 'rule' | 'places'>,
  waiting: ReadonlySet<string>,
): Promise<MonthLine[]> => {
  const parts = lines.flatMap(({ lender_application_id, tranche }) =>
    lender_application_id === null || tranche === null ? [] : [{ lender_application_id, tranche }],
  )
  const matches = Map.groupBy(
    parts.length === 0 ? [] : await listMatchesOfParts(trx, month.month, parts),
    keyOfPart,
  )
  const paid = Map.groupBy(
    parts.length === 0 ? [] : await listReceiptsOfParts(trx, month.month, parts),
    keyOfPart,
  )
  const pricing = new Map(
    (parts.length === 0 ? [] : await listRulesOfParts(trx, month.month, parts)).map((row) => [
      keyOfPart(row),
      row,
    ]),
  )
  const followed = parts.length === 0 ? [] : await listMovesOfParts(trx, month.month, parts)
  const unmatched = lines.flatMap(({ tranche, stated_line_id }) =>
    tranche === null && stated_line_id !== null ? [stated_line_id] : [],
  )
  const alone = new Map(
    (unmatched.length === 0 ? [] : await listLinesById(trx, unmatched)).map((row) => [
      row.stated_line_id,
      row,
    ]),
  )
  const settled = lines.flatMap(({ settlement_id, settlement_stands }) =>
    settlement_id !== null && settlement_stands === true ? [settlement_id] : [],
  )
  const settlements = new Map(
    (settled.length === 0 ? [] : await listSettlements(trx, settled)).map((row) => [row.settlement_id, row]),
  )
  return lines.map((line): MonthLine => {
    const line_id = lineIdOfRow(line)
    const said =
      line.tranche === null
        ? [alone.get(line.stated_line_id ?? 0)].filter((row) => row !== undefined)
        : (matches.get(keyOfPart(line)) ?? [])
    const moves = movesOfLine(line, month.month, followed)
    const settlement = line.settlement_stands === true ? settlements.get(line.settlement_id ?? 0) : undefined
    return {
      line_id,
      kind: line.kind,
      words: movedWords(moves) ?? wordsOf(line, rule),
      is_open: line.is_open ? 1 : 0,
      lender_application_id: line.lender_application_id,
      tranche: line.tranche,
      application_number: line.application_number,
      day: line.day,
      disbursed_amount: line.disbursed === null ? null : toRupees(line.disbursed),
      expected: toRupees(line.expected),
      stated: toRupees(line.stated),
      received: toRupees(line.received),
      part: toRupees(line.part),
      difference: toRupees(line.stated - line.expected),
      is_late: line.is_late ? 1 : 0,
      our_percent: percentOfLine(line.expected, line.disbursed),
      their_percent: percentOfLine(line.stated, line.disbursed),
      settlement:
        settlement === undefined
          ? null
          : {
              outcome: settlement.outcome,
              reason: settlement.reason,
              staff_name: settlement.staff_name,
              at: settlement.settled_at.toISOString(),
              can_take_back: month.state === 'CLOSED' ? 0 : 1,
            },
      waits_for_second: waiting.has(line_id) ? 1 : 0,
      stated_lines: said.map(presentStated),
      moves,
      receipts: (paid.get(keyOfPart(line)) ?? []).map(({ receipt_id, day, utr, paise }) => ({
        receipt_id,
        day,
        utr,
        amount: toRupees(paise),
      })),
      priced_by: pricedBy(pricing.get(keyOfPart(line)), places),
    }
  })
}
