import type { LeftOutLine, StatementLine } from '@marketplace/contract/money/partner-statements'
import { dayColumn, textColumn } from '../list/row-columns.tsx'
import { exactDigits } from '../show/exact-rupees.ts'
import { StatusDot } from '../show/status-dot.tsx'
import type { Column } from '../table/data-table.tsx'
import { broughtByText, disputeLooks, lineKindText } from './statement-words.ts'

export const keyOfLine = ({
  lender_application_id,
  tranche,
}: Pick<StatementLine, 'lender_application_id' | 'tranche'>): string => `${lender_application_id}-${tranche}`

/** "LA-7K3QX9V", and of a further part of a loan "LA-7K3QX9V, part 2". */
export const loanText = ({
  application_number,
  tranche,
}: Pick<StatementLine, 'application_number' | 'tranche'>): string =>
  tranche === 1 ? application_number : `${application_number}, part ${tranche}`

/** Of the column of the loan: “LA-CKW749W” in bold. Pixels. */
export const LOAN_WIDTH = 120

/** An amount to the paisa; below 0 it is a loss. */
const amountColumn = <Row,>(key: string, title: string, of: (row: Row) => number): Column<Row> => ({
  key,
  title,
  width: 104,
  align: 'end',
  exported: of,
  cell: (row) => exactDigits(of(row)),
})

/** The part that it is all about. */
const partColumn = <Row extends { amount: number }>(title: string): Column<Row> => ({
  ...amountColumn<Row>('amount', title, ({ amount }) => amount),
  width: 96,
  cell: ({ amount }) => (
    <span className={amount < 0 ? 'font-semibold text-bad' : 'font-semibold'}>{exactDigits(amount)}</span>
  ),
})

/** "Meghdoot_Bank"; of what is no share it says so: "Meghdoot_Bank, clawback". */
const lenderText = ({ lender_name, kind }: StatementLine): string =>
  kind === 'share' ? lender_name : `${lender_name}, ${kind}`

interface Words<Row> {
  /** The column of the loan, which names its row. */
  loan: Column<Row>
  /** Whose part it is, as the heading of its column: "Part ₹", "Your part ₹". */
  part: string
  /** The part stands before what it is reckoned of. */
  isPartFirst?: true
  /** Some lines are of loans that an invited partner brought. */
  hasReferral?: boolean
}

const disputeColumn: Column<StatementLine> = {
  key: 'dispute',
  title: 'Dispute',
  width: 110,
  exported: ({ dispute }) => (dispute === null ? null : disputeLooks[dispute.state].label),
  cell: ({ dispute }) =>
    dispute === null ? (
      '–'
    ) : (
      <StatusDot tone={disputeLooks[dispute.state].tone}>{disputeLooks[dispute.state].label}</StatusDot>
    ),
}

/** Lines of a statement, as the office and the partner read them. */
export const lineColumns = ({
  loan,
  part: title,
  isPartFirst,
  hasReferral,
}: Words<StatementLine>): readonly Column<StatementLine>[] => {
  const part = partColumn<StatementLine>(title)
  const reckonedOf = [
    amountColumn<StatementLine>('disbursed', 'Disbursed ₹', ({ disbursed }) => disbursed),
    amountColumn<StatementLine>('received', 'Received ₹', ({ received }) => received),
    textColumn<StatementLine>('terms', 'Terms', 92, ({ terms }) => terms),
  ]
  return [
    loan,
    dayColumn('day', 'Day', ({ day }) => day, { width: 84 }),
    textColumn('lender', 'Lender', 112, lenderText),
    ...(hasReferral === true
      ? [textColumn<StatementLine>('brought_by', 'Brought by', 128, ({ brought_by }) => brought_by)]
      : []),
    ...(isPartFirst === true ? [part, ...reckonedOf] : [...reckonedOf, part]),
    disputeColumn,
    // With the others it fills the 1040 px that a laptop leaves a partner beside its menu.
    textColumn('kind', 'What', isPartFirst === true ? 150 : 220, lineKindText),
  ]
}

/** Lines that are in no statement, each with why. */
export const leftOutColumns = ({ loan, part }: Words<LeftOutLine>): readonly Column<LeftOutLine>[] => [
  loan,
  dayColumn('day', 'Day', ({ day }) => day, { width: 84 }),
  textColumn('lender', 'Lender', 104, ({ lender_name }) => lender_name),
  // “the sum is below ₹0 and is carried forward”
  textColumn('reason', 'Why', 282, (row) =>
    [row.reason_words, broughtByText(row)].filter((part) => part !== null).join('. '),
  ),
  partColumn(part),
  amountColumn('disbursed', 'Disbursed ₹', ({ disbursed }) => disbursed),
]
