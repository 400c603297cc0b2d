import { listLooks, type Look } from '@marketplace/contract/office/masquerade'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import type { ListFilter } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageWords } from '../../office/look/page-words.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { endWords, leaveWords } from './look-words.ts'
import { LookRequests } from './look-requests.tsx'

const PAGE_SIZE = 50
const defaults = { page: '1', only: '' }
const keyOf = ({ masquerade_id }: Look): number => masquerade_id
const pathOf = ({ partner_id }: Look): string => `/admin/merchant-management/${partner_id}`
const only = ['without_report', 'often'] as const
const onlyWords = { without_report: 'nothing told of it', often: 'more than 3 in a week at one partner' }

const columns: readonly Column<Look>[] = [
  {
    key: 'partner',
    title: 'Partner',
    width: 200,
    exported: ({ partner_name }) => partner_name,
    cell: (look) => <RowLink to={pathOf(look)}>{look.partner_name}</RowLink>,
  },
  textColumn('username', 'Who', 140, ({ username }) => username),
  textColumn('started_at', 'Started', 140, ({ started_at }) => timeText(started_at)),
  textColumn('ended', 'How long', 200, endWords),
  textColumn('reason', 'Why', 300, ({ reason }) => reason),
  textColumn('ticket', 'Ticket', 110, ({ ticket }) => ticket),
  textColumn('pages', 'Pages', 220, ({ pages }) => pages.map(pageWords).join(', ')),
  textColumn('report', 'Found', 240, ({ report }) => report),
  textColumn('leave', 'Leave', 170, leaveWords),
  textColumn('told_at', 'Partner told', 140, ({ told_at }) => timeText(told_at)),
  {
    key: 'in_seven_days',
    title: 'In 7 days',
    width: 80,
    align: 'end',
    hint: 'Looks of the same member of staff at this partner in the seven days up to it',
    exported: ({ in_seven_days }) => in_seven_days,
    cell: ({ in_seven_days }) => String(in_seven_days),
  },
]
const none = (
  <EmptyRows text="Nobody has looked in at a partner">
    A look begins on the page of a merchant, with a reason that the partner reads.
  </EmptyRows>
)

/** Who of staff looked in at which partner, why, at what, and what was found. */
export const AccessLogPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const chosen = only.find((one) => one === state.only)
  const query = chosen === undefined ? {} : { only: chosen }
  const { value, error, reload } = useAnswer(
    ask('looks', listLooks, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const filters: readonly ListFilter[] = [
    {
      key: 'only',
      label: 'Only',
      value: state.only,
      options: only.map((one) => ({ value: one, label: onlyWords[one] })),
      onChange: (next) => setState({ only: next, page: '1' }),
    },
  ]
  return (
    <>
      <PageHeading
        title="Access log"
        text="Who looked in at a partner’s area: the partner reads the same, but for what was found."
      />
      <LookRequests />
      <PagedList
        name="access-log"
        views={null}
        label="Access log"
        of="looks"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={filters}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listLooks, { query })}
      />
    </>
  )
}
