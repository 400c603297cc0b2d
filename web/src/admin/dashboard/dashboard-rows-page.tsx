import {
  dashboardRanges,
  listQueueLenders,
  listQueueRows,
  listStepRows,
  queuesOfBrands,
  queuesOfLenders,
  workQueues,
  type DashboardRange,
  type DashboardRow,
  type WorkQueue,
} from '@marketplace/contract/office/dashboard'
import { journeySteps, stepLabels, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import { measures } from '@marketplace/contract/reports/measures'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { useBrandOptions } from './brand-options.ts'
import {
  complaintPath,
  lenderMonthPath,
  merchantPath,
  partnerPath,
  queueColumns,
  recordPath,
  stepColumns,
} from './row-columns.tsx'
import { queueAdvice, queueTitles, rangeTitles } from './step-words.ts'

const PAGE_SIZE = 25
/** The most that the calls answer at once. */
const MOST_ROWS = 100
const defaults = { step: '', queue: '', range: 'today', brand: '', lender: '', order: '', page: '1' }
type State = Readonly<Record<keyof typeof defaults, string>>
type Change = (changes: Partial<State>) => void

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null
/** An id of the address; what is none asks for nothing. */
const idFrom = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

const keyOf = ({ key }: DashboardRow): string => key
const nothing = 'Nobody and nothing at present'
const apartOfStep = ['step', 'queue', 'page_size']
const apartOfQueue = ['queue', 'step', 'range']

const brandChoice = (options: readonly { value: string; label: string }[] | null): FilterChoice<'brand'> => ({
  key: 'brand',
  label: 'Brand',
  anyLabel: 'All',
  options: options ?? [],
})

interface RowsProps {
  state: State
  change: Change
}

const stepChoices: readonly FilterChoice<'step' | 'range'>[] = [
  {
    key: 'step',
    label: 'Step',
    anyLabel: null,
    isFixed: true,
    options: journeySteps.map((value) => ({ value, label: stepLabels[value] })),
  },
  {
    key: 'range',
    label: 'Range',
    anyLabel: null,
    isFixed: true,
    options: dashboardRanges.map((value) => ({ value, label: rangeTitles[value] })),
  },
]

const StepRows = ({
  step,
  range,
  state,
  change,
}: RowsProps & { step: JourneyStep; range: DashboardRange }) => {
  const brands = useBrandOptions()
  const brand_id = idFrom(state.brand)
  const query = { step, range, ...(brand_id !== undefined && { brand_id }) }
  const page = pageFrom(state.page)
  const answer = useAnswer(
    ask('dashboard', listStepRows, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  return (
    <PagedList
      {...answer}
      name="dashboard-steps"
      views="dashboard.step-rows"
      apart={apartOfStep}
      label={stepLabels[step]}
      of="rows"
      columns={stepColumns}
      keyOf={keyOf}
      pathOf={recordPath}
      filters={listFilters([...stepChoices, brandChoice(brands)], state, change)}
      emptyText={nothing}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={(next) => change({ page: String(next) })}
      readAll={() => readAll(listStepRows, { query: { ...query, page_size: MOST_ROWS } })}
    />
  )
}

const orderChoice: FilterChoice<'order'> = {
  key: 'order',
  label: 'Order',
  anyLabel: 'Longest waiting first',
  isFixed: true,
  options: [{ value: 'newest', label: 'Newest first' }],
}

const ownPaths: Partial<Readonly<Record<WorkQueue, (row: DashboardRow) => string | null>>> = {
  partner_requests: partnerPath,
  papers_to_check: merchantPath,
  links_not_live: merchantPath,
  complaints_due: complaintPath,
  variances_to_settle: lenderMonthPath,
}
const pathsOfQueue = (queue: WorkQueue): ((row: DashboardRow) => string | null) =>
  ownPaths[queue] ?? recordPath

const QueueRows = ({ queue, state, change }: RowsProps & { queue: WorkQueue }) => {
  const brands = useBrandOptions()
  const hasBrands = queuesOfBrands.includes(queue)
  const hasLenders = queuesOfLenders.includes(queue)
  const lenders = useAnswer(ask('dashboard', listQueueLenders, { query: { queue } }), { isOff: !hasLenders })
  const brand_id = hasBrands ? idFrom(state.brand) : undefined
  const lender_id = hasLenders ? idFrom(state.lender) : undefined
  const query = {
    queue,
    ...(state.order === 'newest' && { order: 'newest' as const }),
    ...(brand_id !== undefined && { brand_id }),
    ...(lender_id !== undefined && { lender_id }),
  }
  const page = pageFrom(state.page)
  const answer = useAnswer(
    ask('dashboard', listQueueRows, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const lenderChoice: FilterChoice<'lender'> = {
    key: 'lender',
    label: 'Lender',
    anyLabel: 'All',
    options: (lenders.value?.data ?? []).map(({ lender_id: id, name, count }) => ({
      value: String(id),
      label: `${name} (${count})`,
    })),
  }
  const choices = [
    orderChoice,
    ...(hasBrands ? [brandChoice(brands)] : []),
    ...(hasLenders ? [lenderChoice] : []),
  ]
  return (
    <PagedList
      {...answer}
      name={`dashboard-${queue}`}
      views="dashboard.queue-rows"
      apart={apartOfQueue}
      label={queueTitles[queue]}
      of="rows"
      columns={queueColumns[queue]}
      keyOf={keyOf}
      pathOf={pathsOfQueue(queue)}
      filters={listFilters<'order' | 'brand' | 'lender'>(choices, state, change)}
      emptyText={nothing}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={(next) => change({ page: String(next) })}
      readAll={() => readAll(listQueueRows, { query: { ...query, page_size: MOST_ROWS } })}
    />
  )
}

/** The rows behind a number of the dashboard; which one stands in the address. */
export const DashboardRowsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const queue = oneOf(workQueues, state.queue)
  const step = oneOf(journeySteps, state.step)
  const range = oneOf(dashboardRanges, state.range)
  // Another cut begins at its first page.
  const change: Change = (changes) => setState({ page: '1', ...changes })
  const [title, text] =
    queue !== null
      ? [queueTitles[queue], queueAdvice[queue]]
      : step !== null && range !== null
        ? [stepLabels[step], `${measures[step].definition} The newest first.`]
        : ['Rows of this number', undefined]
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
      {queue !== null ? (
        <QueueRows key={queue} queue={queue} state={state} change={change} />
      ) : step !== null && range !== null ? (
        <StepRows step={step} range={range} state={state} change={change} />
      ) : (
        <EmptyState title="No number is named in the address">
          Open the dashboard and press a number to see who is behind it.
        </EmptyState>
      )}
    </>
  )
}
