import { listLenderMonths, type LenderMonth } from '@marketplace/contract/money/reconciliation'
import { lenderMonthStates, lenderMonthStateWords } from '@marketplace/contract/money/reconciliation-words'
import { useMemo, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { buttonClass } from '../../ui/button.tsx'
import { lenderRows } from '../lenders/lender-rows.ts'
import { recentMonths } from '../lender-files/recent-months.ts'
import { lenderMonthColumns, lenderMonthPath } from './lender-month-columns.tsx'

const PAGE_SIZE = 50
const defaults = { page: '1', state: '', lender: '', month: '' }
const keyOf = ({ lender_id, month }: LenderMonth): string => `${lender_id} ${month}`
const stateChoices = lenderMonthStates.map((value) => ({ value, label: lenderMonthStateWords[value] }))
const noneFound = <EmptyRows text="No month found">Clear the filters.</EmptyRows>
const noneYet = (
  <EmptyRows text="Nothing to reconcile yet">A month comes with its first loan that is paid out.</EmptyRows>
)
const noneForAdmin = (
  <>
    <EmptyRows text="Nothing to reconcile yet">
      A month comes with its first loan that is paid out, or with the lender’s commission file.
    </EmptyRows>
    <Link to="/admin/commission-upload-file" className={buttonClass('primary', 'mt-3')}>
      Upload a commission file
    </Link>
  </>
)

/** What the server is asked for the list as its address says it. */
const queryOf = ({ state, lender, month }: { state: string; lender: string; month: string }) => {
  const known = lenderMonthStates.find((one) => one === state)
  const lender_id = Number(lender)
  return {
    ...(known !== undefined && { state: known }),
    ...(Number.isInteger(lender_id) && lender_id > 0 && { lender_id }),
    ...(month !== '' && { month }),
  }
}

/** Every lender’s months: what we expect, what they state, what came. */
export const LenderMonthsPage = () => {
  const isAdmin = decodeRole(useOfficeSession().roleId) === 1
  const [values, setState] = useUrlState(defaults)
  const [months] = useState(() =>
    recentMonths(todayInIndia(Date.now())).map(({ value, label }) => ({ value: String(value), label })),
  )
  // The list of lenders is the administrator's.
  const lenders = useAnswer(lenderRows, { isOff: !isAdmin })
  const page = pageFrom(values.page)
  const query = queryOf(values)
  const { value, error, reload } = useAnswer(
    ask('lender-months', listLenderMonths, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const columns = useMemo(() => lenderMonthColumns(isAdmin), [isAdmin])
  const choices = useMemo((): FilterChoice<'state' | 'lender' | 'month'>[] => {
    const named = (lenders.value?.data ?? []).map(({ lender_id, name }) => ({
      value: String(lender_id),
      label: name,
    }))
    const both: FilterChoice<'state' | 'lender' | 'month'>[] = [
      { key: 'state', label: 'State', options: stateChoices },
      { key: 'month', label: 'Month', options: months },
    ]
    return isAdmin ? [...both, { key: 'lender', label: 'Lender', options: named }] : both
  }, [isAdmin, lenders.value, months])
  const isFiltered = Object.keys(query).length > 0
  return (
    <>
      <PageHeading
        title="Reconciliation"
        text="What we expect of each lender for a month, what it states, and what came. Before GST and TDS."
      />
      <PagedList
        name="lender-months"
        views="reconciliation"
        label="Months of lenders"
        of="months"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        {...(isAdmin && { pathOf: lenderMonthPath })}
        filters={listFilters(choices, values, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={isFiltered ? noneFound : isAdmin ? noneForAdmin : noneYet}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listLenderMonths, { query })}
      />
    </>
  )
}
