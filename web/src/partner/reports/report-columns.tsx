import { textColumn } from '../../office/list/row-columns.tsx'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { monthText } from '../home/month-text.ts'
import type { ReportRow, ReportView } from './report-rows.ts'

const countColumn = (
  key: string,
  title: string,
  of: (row: ReportRow) => number | null,
): Column<ReportRow> => ({
  key,
  title,
  width: 80,
  align: 'end',
  sortBy: of,
  exported: of,
  cell: (row) => of(row)?.toLocaleString('en-IN') ?? '–',
})

const sumColumn = (
  key: string,
  title: string,
  of: (row: ReportRow) => number,
  hint?: string,
): Column<ReportRow> => ({
  key,
  title,
  width: 116,
  align: 'end',
  ...(hint !== undefined && { hint }),
  sortBy: of,
  exported: of,
  cell: (row) => exactDigits(of(row)),
})

const month: Column<ReportRow> = {
  ...textColumn<ReportRow>('month', 'Month', 140, (row) => monthText(row.month)),
  sortBy: (row) => row.month,
}

/** What a partner reads of a month, or of a lender in a month. */
export const reportColumns = (view: ReportView): readonly Column<ReportRow>[] => [
  month,
  ...(view === 'lenders'
    ? [textColumn<ReportRow>('lender', 'Lender', 190, ({ lender_name }) => lender_name)]
    : [countColumn('leads', 'Leads', ({ leads }) => leads)]),
  countColumn('applied', 'Applied', ({ applied }) => applied),
  countColumn('sanctioned', 'Sanctioned', ({ sanctioned }) => sanctioned),
  countColumn('disbursals', 'Disbursed', ({ disbursals }) => disbursals),
  sumColumn('disbursed', 'Disbursed ₹', ({ disbursed }) => disbursed),
  {
    ...sumColumn(
      'earned',
      'Earned ₹, estimate',
      ({ earned }) => earned,
      'By your terms, until the lender pays',
    ),
    cell: ({ earned }) => (
      <span className="border-b border-dotted border-line text-ink-soft">{exactDigits(earned)}</span>
    ),
  },
  sumColumn(
    'received',
    'Received ₹',
    ({ received }) => received,
    'The part that lenders have paid us for in full',
  ),
  sumColumn('on_statements', 'On statements ₹', ({ on_statements }) => on_statements),
  sumColumn('paid', 'Paid ₹', ({ paid }) => paid, 'On statements that were paid, before TDS'),
]
