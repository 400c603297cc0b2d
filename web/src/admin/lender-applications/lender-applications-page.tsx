import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import {
  countLenderApplications,
  listLenderApplications,
  type LenderApplicationLine,
} from '@marketplace/contract/office/lender-applications'
import { COUNTED_TO } from '@marketplace/contract/platform/paging'
import { useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { ApiError } from '../../api/api-error.ts'
import { count } from '../../i18n/format-values.ts'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { applicationColumns, recordPath } from './application-columns.tsx'
import { HealthCard } from './health-card.tsx'
import { StateFilter } from './state-filter.tsx'

const PAGE_SIZE = 50
/** The most that the call answers at once. */
const MOST_ROWS = 100
const defaults = { status: '', page: '1' }
const keyOf = ({ lender_application_id }: LenderApplicationLine): number => lender_application_id
const none = (
  <EmptyRows text="No applications here">
    An application appears as soon as a customer chooses this lender.
  </EmptyRows>
)

const statusIn = (text: string): LenderStatus | '' => lenderStatuses.find((status) => status === text) ?? ''

const Applications = ({ lenderId }: { lenderId: number }) => {
  const [state, setState] = useUrlState(defaults)
  const status = statusIn(state.status)
  const page = pageFrom(state.page)
  const query = status === '' ? {} : { status }
  const { value, error, reload } = useAnswer(
    ask(`of lender ${lenderId}`, listLenderApplications, {
      params: { lenderId },
      query: { ...query, page, page_size: PAGE_SIZE },
    }),
  )
  return (
    <>
      <PagedList
        name="lender-applications"
        views="lenders.applications"
        label="Applications"
        of="applications"
        value={value}
        error={error}
        reload={reload}
        columns={applicationColumns}
        keyOf={keyOf}
        pathOf={recordPath}
        count={value !== null && value.total >= COUNTED_TO ? `${count(COUNTED_TO)}+ applications` : undefined}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() =>
          readAll(listLenderApplications, {
            params: { lenderId },
            query: { ...query, page_size: MOST_ROWS },
          })
        }
      />
      {value !== null && value.total >= COUNTED_TO ? (
        <p className="mt-2 text-sm text-ink-soft">
          The {count(COUNTED_TO)} that moved last are listed; a state narrows them.
        </p>
      ) : null}
    </>
  )
}

const Overview = ({ lenderId }: { lenderId: number }) => {
  const [state, setState] = useUrlState(defaults)
  const [isExact, setExact] = useState(false)
  const { value, error, reload } = useAnswer(
    ask(`of lender ${lenderId}`, countLenderApplications, {
      params: { lenderId },
      query: { ...(isExact && { exact: '1' as const }) },
    }),
  )
  const back = { to: `/admin/lenders/${lenderId}`, label: 'Back to the lender' }
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeading
        title={value === null ? 'Applications' : `Applications with ${value.data.lender_name}`}
        text="Where they stand, and whether the lender answers."
        back={back}
      />
      {isGone ? (
        <EmptyState title="There is no such lender">Look for it in the list of lenders.</EmptyState>
      ) : (
        <>
          {error === null ? null : <ErrorState error={error} onRetry={reload} />}
          <HealthCard lenderId={lenderId} />
          {value === null ? null : (
            <StateFilter
              states={value.data.states}
              value={statusIn(state.status)}
              onChange={(status) => setState({ status, page: '1' })}
              onExact={() => setExact(true)}
            />
          )}
          <Applications lenderId={lenderId} />
        </>
      )}
    </>
  )
}

/** The applications with one lender by state, with the health of its connection. */
export const LenderApplicationsPage = () => {
  const { lenderId } = useParams()
  return <Overview lenderId={Number(lenderId)} />
}
