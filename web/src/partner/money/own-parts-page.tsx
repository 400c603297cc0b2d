import { listOwnParts, MoneyPart, type OpenPart } from '@marketplace/contract/money/own-money'
import { useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { partText, partTitle } from './part-words.ts'

const PAGE_SIZE = 50
const defaults = { page: '1' }
const back = { to: '/partner', label: 'Back to home' }
const keyOf = ({ lender_application_id, tranche }: OpenPart): string => `${lender_application_id}:${tranche}`

const columns: readonly Column<OpenPart>[] = [
  textColumn('application', 'Application', 150, ({ application_number }) => application_number),
  textColumn('lender', 'Lender', 220, ({ lender_name }) => lender_name),
  dayColumn('day', 'Paid out on', ({ day }) => day),
  {
    key: 'disbursed',
    title: 'Paid out ₹',
    width: 130,
    align: 'end',
    cell: ({ disbursed }) => exactDigits(disbursed),
  },
  {
    key: 'amount',
    title: 'Your part ₹',
    width: 130,
    align: 'end',
    cell: ({ amount }) => (
      <span className={amount < 0 ? 'text-bad' : 'font-semibold'}>{exactDigits(amount)}</span>
    ),
  },
  textColumn('why', 'Why', 320, ({ reason_words, brought_by }) =>
    brought_by === null ? reason_words : `brought by ${brought_by}; ${reason_words}`,
  ),
]

const Parts = ({ part }: { part: MoneyPart }) => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const [month] = useState(() => todayInIndia(Date.now()).slice(0, 7))
  const { value, error, reload } = useAnswer(
    ask('own-statements', listOwnParts, { query: { part, page, page_size: PAGE_SIZE } }),
  )
  return (
    <>
      <PageHeading title={partTitle(part, month)} text={partText[part]} back={back} />
      <PagedRows
        name={`own-parts-${part}`}
        label="Parts of loans"
        of="parts of loans"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={<EmptyRows text="Nothing here now">Nothing of your part stands here today.</EmptyRows>}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        className="edge-to-edge"
      />
    </>
  )
}

/** The rows behind one of the sums of the home page. */
export const OwnPartsPage = () => {
  const part = MoneyPart.safeParse(useParams()['part']).data
  return part === undefined ? <NotFoundPage /> : <Parts key={part} part={part} />
}
