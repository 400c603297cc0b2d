import { buffer } from 'node:stream/consumers'
import { writeCsv } from '../../platform/sheets/write-csv.ts'
import type { Paper } from './paper-texts.ts'

type Cell = string | number | null

/** Rupees as a plain number with two decimals, which a spreadsheet can add up. */
const amount = (rupees: number): string => rupees.toFixed(2)

function* rowsOf({ statement, lines, leftOut }: Paper): Generator<Cell[]> {
  const { sums } = statement
  yield ['Statement', statement.number, 'Month', statement.month, 'Partner', statement.partner_name]
  yield []
  yield ['Kind', 'Day', 'Loan', 'Part', 'Lender', 'Disbursed', 'Received', 'Terms', 'Your part', 'Brought by']
  for (const line of lines)
    yield [
      line.kind,
      line.day,
      line.application_number,
      line.tranche,
      line.lender_name,
      amount(line.disbursed),
      amount(line.received),
      line.terms,
      amount(line.amount),
      line.brought_by,
    ]
  const under = (words: string, rupees: number): Cell[] => [
    words,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    amount(rupees),
  ]
  yield under('Commission', sums.commission)
  yield under('TDS', sums.tds === 0 ? 0 : -sums.tds)
  if (statement.invoice !== null) yield under('GST', statement.invoice.gst)
  yield under('To your bank', sums.to_bank)
  if (leftOut.length === 0) return
  yield []
  yield [
    'Not in this statement',
    'Day',
    'Loan',
    'Part',
    'Lender',
    'Disbursed',
    'Why',
    null,
    'Your part',
    'Brought by',
  ]
  for (const line of leftOut)
    yield [
      null,
      line.day,
      line.application_number,
      line.tranche,
      line.lender_name,
      amount(line.disbursed),
      line.reason_words,
      null,
      amount(line.amount),
      line.brought_by,
    ]
}

/** A statement as a file for a spreadsheet. Texts cannot act as formulas, amounts stay numbers. */
export const csvOf = async (paper: Paper): Promise<Buffer> => {
  const rows = async function* () {
    yield* rowsOf(paper)
    await Promise.resolve()
  }
  return buffer(writeCsv(rows()))
}
