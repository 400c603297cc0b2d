import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import { count } from '../../i18n/format-values.ts'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { objectionText, stateLooks } from '../../office/statements/statement-words.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { monthText } from '../lender-files/recent-months.ts'

export const statementPath = ({ statement_id }: Pick<PartnerStatement, 'statement_id'>): string =>
  `/admin/statements/${statement_id}`

/** What stands beside the state: what is waited for, or why nothing of it is paid. */
export const standText = (statement: PartnerStatement, today: string): string | null => {
  if (statement.waits_for_second_person === 1) return 'second person to approve'
  if (statement.carried_forward !== null && statement.state === 'DRAFT') return 'carried forward'
  return objectionText(statement, today)
}

const sumColumn = (
  key: string,
  title: string,
  of: (statement: PartnerStatement) => number,
): Column<PartnerStatement> => ({
  key,
  title,
  width: 96,
  align: 'end',
  sortBy: of,
  exported: of,
  cell: (statement) => exactDigits(of(statement)),
})

const countColumn = (
  key: string,
  title: string,
  of: (statement: PartnerStatement) => number,
): Column<PartnerStatement> => ({
  key,
  title,
  width: 56,
  align: 'end',
  sortBy: of,
  exported: of,
  cell: (statement) => count(of(statement)),
})

/** Statements of partners. `today` is a day in India, YYYY-MM-DD. */
export const statementColumns = (
  today: string,
  actsOf: (statement: PartnerStatement) => readonly RowAct[],
): readonly Column<PartnerStatement>[] => [
  {
    key: 'number',
    title: 'Statement',
    width: 138,
    sortBy: ({ number }) => number,
    exported: ({ number }) => number,
    cell: (statement) => (
      <RowLink to={statementPath(statement)} className="figures">
        {statement.number}
      </RowLink>
    ),
  },
  textColumn('partner', 'Partner', 130, ({ partner_name }) => partner_name),
  {
    ...textColumn<PartnerStatement>('month', 'Month', 126, ({ month }) => monthText(month)),
    sortBy: ({ month }) => month,
  },
  {
    key: 'state',
    title: 'State',
    width: 110,
    sortBy: ({ state }) => stateLooks[state].label,
    exported: ({ state }) => stateLooks[state].label,
    cell: ({ state }) => <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>,
  },
  countColumn('lines', 'Lines', ({ lines }) => lines),
  sumColumn('commission', 'Commission ₹', ({ commission }) => commission),
  { ...sumColumn('tds', 'TDS ₹', ({ tds }) => tds), width: 74 },
  sumColumn('to_bank', 'To the bank ₹', ({ to_bank }) => to_bank),
  textColumn('stand', 'Waits for', 124, (statement) => standText(statement, today)),
  countColumn('left_out_lines', 'Not in it', ({ left_out_lines }) => left_out_lines),
  {
    ...countColumn('open_disputes', 'Disputed', ({ open_disputes }) => open_disputes),
    cell: ({ open_disputes }) =>
      open_disputes === 0 ? '0' : <StatusDot tone="warn">{count(open_disputes)}</StatusDot>,
  },
  actsColumn(
    ({ number }) => number,
    (statement) => [...actsOf(statement), historyAct('partner_statement', statement.statement_id)],
  ),
]
