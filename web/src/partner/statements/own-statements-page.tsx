import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import { listOwnStatements } from '@marketplace/contract/money/partner-statements-own'
import { ask, useAnswer } from '../../office/answers.ts'
import { textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { dayText } from '../../office/show/day-text.ts'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { stateLooks } from '../../office/statements/statement-words.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { monthText } from '../home/month-text.ts'

const PAGE_SIZE = 25
const defaults = { page: '1' }
const keyOf = ({ statement_id }: PartnerStatement): number => statement_id
const pathOf = ({ statement_id }: PartnerStatement): string => `/partner/statements/${statement_id}`

/** What it waits for, or when it was paid. */
const whenText = ({ state, object_until, paid_day }: PartnerStatement): string | null => {
  if (state === 'PAID') return `paid on ${dayText(paid_day)}`
  return state === 'SHOWN' && object_until !== null ? `object until ${dayText(object_until)}` : null
}

const columns: readonly Column<PartnerStatement>[] = [
  {
    key: 'month',
    title: 'Month',
    width: 150,
    cell: (statement) => <RowLink to={pathOf(statement)}>{monthText(statement.month)}</RowLink>,
  },
  {
    key: 'to_bank',
    title: 'To your bank ₹',
    width: 130,
    align: 'end',
    cell: ({ to_bank }) => <span className="font-semibold">{exactDigits(to_bank)}</span>,
  },
  {
    key: 'state',
    title: 'State',
    width: 150,
    cell: ({ state }) => <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>,
  },
  textColumn('when', 'When', 190, whenText),
  textColumn('number', 'Statement', 160, ({ number }) => number),
  {
    key: 'lines',
    title: 'Lines',
    width: 80,
    align: 'end',
    cell: ({ lines }) => lines.toLocaleString('en-IN'),
  },
  {
    key: 'left_out',
    title: 'Not in it',
    width: 90,
    align: 'end',
    cell: ({ left_out_lines }) => left_out_lines.toLocaleString('en-IN'),
  },
]

/** The partner's statements, the newest month first. */
export const OwnStatementsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('own-statements', listOwnStatements, { query: { page, page_size: PAGE_SIZE } }),
  )
  return (
    <>
      <PageHeading
        title="Statements"
        text="What we pay you for a month, line by line. You may object to any line."
      />
      <PagedRows
        name="own-statements"
        label="Your statements"
        of="statements"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        emptyText={
          <EmptyRows text="No statement yet">
            One comes for a month in which a lender has paid us for a customer of yours.
          </EmptyRows>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        className="edge-to-edge"
      />
    </>
  )
}
