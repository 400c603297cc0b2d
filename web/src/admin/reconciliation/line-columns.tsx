import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import type { ReactNode } from 'react'
import { actsColumn } from '../../office/list/row-columns.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { RowButton } from '../../office/list/row-name.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import type { LineSums } from './line-sums.ts'
import { lineKindText, lineName } from './line-text.ts'
import { varianceTones } from './month-words.ts'
import { differenceText, sumText } from './sum-text.ts'

/** A sum of a line: an estimate of ours is dotted, nothing is quiet. */
const sumColumn = (
  key: string,
  title: string,
  of: (line: MonthLine) => number | null,
  look: { width?: number; hint?: string } = {},
): Column<MonthLine> => ({
  key,
  title,
  width: look.width ?? 84,
  align: 'end',
  ...(look.hint !== undefined && { hint: look.hint }),
  exported: of,
  cell: (line) => {
    const sum = of(line)
    return sum === null || sum === 0 ? <span className="text-ink-3">–</span> : sumText(sum)
  },
})

/** Red only where something is missing: more than we expect is ink. */
export const Difference = ({ of }: { of: number }): ReactNode => (
  <span className={of < 0 ? 'text-bad' : of === 0 ? 'text-ink-3' : undefined}>{differenceText(of)}</span>
)

/** One line a loan: disbursed, expected, stated, received, the partner’s part, the difference, what it is. */
export const lineColumns = (
  open: (line: MonthLine) => void,
  actsOf: (line: MonthLine) => readonly RowAct[],
): readonly Column<MonthLine>[] => [
  {
    key: 'loan',
    title: 'Loan',
    width: 132,
    exported: lineName,
    cell: (line) => (
      <RowButton className="figures" onOpen={() => open(line)}>
        {lineName(line)}
      </RowButton>
    ),
  },
  {
    key: 'day',
    title: 'Paid out',
    width: 64,
    exported: ({ day }) => dayText(day),
    cell: ({ day }) => (day === null ? '–' : <span title={dayText(day)}>{dayText(day).slice(0, 5)}</span>),
  },
  sumColumn('disbursed', 'Disbursed', ({ disbursed_amount }) => disbursed_amount, { width: 92 }),
  sumColumn('expected', 'Expected', ({ expected }) => expected, {
    hint: 'By our rules, without GST and TDS',
  }),
  sumColumn('stated', 'Stated', ({ stated }) => stated, { hint: 'By the lender’s commission file' }),
  sumColumn('received', 'Received', ({ received }) => received, { hint: 'By receipts' }),
  sumColumn('part', 'Part', ({ part }) => part, { hint: 'The partner’s part of it', width: 76 }),
  {
    key: 'difference',
    title: 'Difference',
    width: 88,
    align: 'end',
    hint: 'Stated less expected',
    exported: ({ difference }) => difference,
    cell: ({ difference }) => <Difference of={difference} />,
  },
  {
    key: 'kind',
    title: 'What it is',
    // With the others it fills the 1040 px that a laptop leaves beside the menu.
    width: 224,
    exported: lineKindText,
    cell: (line) => (
      <StatusDot
        title={line.words}
        tone={line.is_open === 0 && line.settlement !== null ? 'idle' : varianceTones[line.kind]}
      >
        {lineKindText(line)}
      </StatusDot>
    ),
  },
  actsColumn(lineName, actsOf),
]

/** The total row below the lines. @param sums those that are known of all of them. */
export const lineFoot = (count: string, sums: Partial<LineSums>): Record<string, ReactNode> => ({
  loan: count,
  ...Object.fromEntries(
    Object.entries(sums).map(([key, sum]) => [
      key,
      key === 'difference' ? <Difference of={sum} /> : sumText(sum),
    ]),
  ),
})
