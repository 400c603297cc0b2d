import {
  dashboardRanges,
  journeySteps,
  listQueueRows,
  listStepRows,
  workQueues,
  type DashboardRange,
  type DashboardRow,
  type JourneyStep,
  type WorkQueue,
} from '@marketplace/contract/dashboard'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { useLoaded } from '../../api/use-loaded.ts'
import { DataTable, type Column } from '../../office/data-table.tsx'
import { timeText } from '../../office/day-text.ts'
import { EmptyState, ErrorState } from '../../office/empty-state.tsx'
import { officeCall } from '../../office/office-call.ts'
import { PageHeading } from '../../office/page-heading.tsx'
import { Pager } from '../../office/pager.tsx'
import { useUrlState } from '../../office/use-url-state.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'
import { BrandFilter } from './brand-filter.tsx'
import { queueAdvice, queueTitles, rangeTitles, stepMeanings, stepTitles } from './step-words.ts'

const PAGE_SIZE = 25
const defaults = { step: '', queue: '', range: 'today', brand: '', page: '1' }

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

/** Which number the rows are behind; null where the address names none. */
type Asked =
  | { kind: 'step'; step: JourneyStep; range: DashboardRange; brand: string }
  | { kind: 'queue'; queue: WorkQueue }

const askedOf = (state: Readonly<Record<keyof typeof defaults, string>>): Asked | null => {
  const queue = oneOf(workQueues, state.queue)
  if (queue !== null) return { kind: 'queue', queue }
  const step = oneOf(journeySteps, state.step)
  const range = oneOf(dashboardRanges, state.range)
  return step === null || range === null ? null : { kind: 'step', step, range, brand: state.brand }
}

const Subject = ({ row }: { row: DashboardRow }) => {
  const words = row.contact ?? row.lender_name ?? row.key.slice(0, 8)
  if (row.user_id === null) return <>{words}</>
  return <Link to={`/admin/csr-portal/${row.user_id}/${row.app_id ?? '0'}`}>{words}</Link>
}

const columnsOf = (isCircuit: boolean): readonly Column<DashboardRow>[] => [
  {
    key: 'subject',
    title: isCircuit ? 'Lender' : 'Customer',
    width: 200,
    cell: (row) => <Subject row={row} />,
  },
  {
    key: 'at',
    title: isCircuit ? 'Next try from' : 'When',
    width: 160,
    cell: ({ at }) => <span className="figures">{timeText(at)}</span>,
  },
  {
    key: 'status',
    title: 'Now',
    width: 170,
    cell: ({ status }) =>
      oneOf(journeySteps, status) === null ? wordsOfStatus(status) : stepTitles[status as JourneyStep],
  },
  ...(isCircuit
    ? []
    : [
        {
          key: 'brand',
          title: 'Brand',
          width: 140,
          cell: ({ brand_name }: DashboardRow) => brand_name ?? '–',
        },
        {
          key: 'lender',
          title: 'Lender',
          width: 200,
          cell: ({ lender_name }: DashboardRow) => lender_name ?? '–',
        },
      ]),
  {
    key: 'note',
    title: 'Note',
    width: 260,
    cell: ({ note }) => (note === null ? '–' : <span title={note}>{note}</span>),
  },
]
const columns = columnsOf(false)
const circuitColumns = columnsOf(true)
const keyOf = ({ key }: DashboardRow): string => key

const loadRows = async (asked: Asked, page: number, signal: AbortSignal) => {
  const paged = { page, page_size: PAGE_SIZE }
  if (asked.kind === 'queue') {
    return officeCall(listQueueRows, { query: { queue: asked.queue, ...paged }, signal })
  }
  const { step, range, brand } = asked
  const query = { step, range, ...(brand !== '' && { brand_id: Number(brand) }), ...paged }
  return officeCall(listStepRows, { query, signal })
}

const Rows = ({ asked, page, onPage }: { asked: Asked; page: number; onPage: (page: number) => void }) => {
  const load = useCallback((signal: AbortSignal) => loadRows(asked, page, signal), [asked, page])
  const { value, error, reload } = useLoaded(load)
  if (value === null && error !== null) return <ErrorState error={error} onRetry={reload} />
  const title = asked.kind === 'queue' ? queueTitles[asked.queue] : stepTitles[asked.step]
  return (
    <>
      <DataTable
        label={title}
        columns={asked.kind === 'queue' && asked.queue === 'lenders_refusing' ? circuitColumns : columns}
        rows={value?.data ?? null}
        keyOf={keyOf}
        emptyText="Nobody and nothing at present"
      />
      {value === null ? null : (
        <Pager label="rows" page={page} pageSize={PAGE_SIZE} total={value.total} onPage={onPage} />
      )}
    </>
  )
}

const steps = journeySteps.map((value) => ({ value, label: stepTitles[value] }))
const ranges = dashboardRanges.map((value) => ({ value, label: rangeTitles[value] }))

/** The rows behind a number of the dashboard; which one stands in the address. */
export const DashboardRowsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const asked = useMemo(() => askedOf(state), [state])
  const page = Math.max(1, Math.floor(Number(state.page)) || 1)
  const title =
    asked === null
      ? 'Behind the number'
      : asked.kind === 'queue'
        ? queueTitles[asked.queue]
        : stepTitles[asked.step]
  const text =
    asked === null
      ? undefined
      : asked.kind === 'queue'
        ? queueAdvice[asked.queue]
        : `${stepMeanings[asked.step]}, the newest first.`
  return (
    <>
      <PageHeading
        title={title}
        text={text}
        back={{
          to: `/admin/dashboard${state.brand === '' ? '' : `?brand=${state.brand}`}`,
          label: 'Back to the dashboard',
        }}
      />
      {asked?.kind === 'step' ? (
        <search className="mb-3 flex flex-wrap items-end gap-3">
          <SelectField
            label="Step"
            value={asked.step}
            onChange={({ target }) => setState({ step: target.value, page: '1' })}
            options={steps}
          />
          <SelectField
            label="Range"
            value={asked.range}
            onChange={({ target }) => setState({ range: target.value, page: '1' })}
            options={ranges}
          />
          <BrandFilter value={state.brand} onChange={(brand) => setState({ brand, page: '1' })} />
        </search>
      ) : null}
      {asked === null ? (
        <EmptyState title="No number is named in the address">
          Open the dashboard and press a number to see who is behind it.
        </EmptyState>
      ) : (
        <Rows asked={asked} page={page} onPage={(next) => setState({ page: String(next) })} />
      )}
    </>
  )
}
