import type { LenderMonth } from '@marketplace/contract/money/reconciliation'
import { textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { LenderMark } from '../../office/show/lender-mark.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import { monthText } from '../lender-files/recent-months.ts'
import { Difference } from './line-columns.tsx'
import { monthStateText, toneOfMonth } from './month-words.ts'
import { monthPath } from './neighbour-months.ts'
import { sumText } from './sum-text.ts'

export const lenderMonthPath = ({ lender_id, month }: LenderMonth): string => monthPath(lender_id, month)

const nameOf = ({ lender_name }: LenderMonth): string => lender_name ?? 'A lender that is gone'

const sumColumn = (
  key: string,
  title: string,
  of: (month: LenderMonth) => number | null,
): Column<LenderMonth> => ({
  key,
  title,
  width: 100,
  align: 'end',
  exported: of,
  cell: (month) => sumText(of(month) ?? 0),
})

/** The months of lenders. @param canOpen whoever settles lines; others see the sums alone, without the partners’ part. */
export const lenderMonthColumns = (canOpen: boolean): readonly Column<LenderMonth>[] => [
  {
    key: 'lender',
    title: 'Lender',
    width: 190,
    exported: nameOf,
    cell: (month) => (
      <span className="inline-flex min-w-0 items-center gap-2">
        <LenderMark name={nameOf(month)} kind={month.lender_kind} />
        {canOpen ? (
          <RowLink to={lenderMonthPath(month)} label={`${nameOf(month)}, ${monthText(month.month)}`}>
            {nameOf(month)}
          </RowLink>
        ) : (
          <span className="truncate">{nameOf(month)}</span>
        )}
      </span>
    ),
  },
  textColumn('month', 'Month', 116, ({ month }) => monthText(month)),
  {
    key: 'state',
    title: 'State',
    width: 130,
    exported: ({ state, open }) => monthStateText(state, open),
    cell: ({ state, open }) => (
      <StatusDot tone={toneOfMonth(state, open)}>{monthStateText(state, open)}</StatusDot>
    ),
  },
  {
    key: 'loans',
    title: 'Loans',
    width: 60,
    align: 'end',
    exported: ({ loans }) => loans,
    cell: ({ loans }) => loans.toLocaleString('en-IN'),
  },
  sumColumn('expected', 'Expected, ₹', ({ expected }) => expected),
  sumColumn('stated', 'Stated, ₹', ({ stated }) => stated),
  sumColumn('received', 'Received, ₹', ({ received }) => received),
  ...(canOpen ? [sumColumn('part', 'Partners’ part, ₹', ({ partners_part }) => partners_part)] : []),
  {
    key: 'difference',
    title: 'Difference, ₹',
    width: 100,
    align: 'end',
    hint: 'Stated less expected, before GST and TDS',
    exported: ({ difference }) => difference,
    cell: ({ difference }) => <Difference of={difference} />,
  },
]
