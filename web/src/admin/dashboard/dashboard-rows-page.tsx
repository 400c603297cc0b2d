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
} from '@marketplace/contract/office/dashboard'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ask, useAnswer } from '../../office/answers.ts'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { Pager } from '../../office/table/pager.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'
import { useBrandOptions } from './brand-filter.tsx'
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

const column = (
  key: string,
  title: string,
  width: number,
  cell: Column<DashboardRow>['cell'],
): Column<DashboardRow> => ({ key, title, width, cell })

const time = ({ at }: DashboardRow) => <span className="figures">{timeText(at)}</span>
const subject = (title: string) => column('subject', title, 200, (row) => <Subject row={row} />)
const brand = column('brand', 'Brand', 160, ({ brand_name }) => brand_name ?? '–')
const note = column('note', 'Note', 260, (row) =>
  row.note === null ? '–' : <span title={row.note}>{row.note}</span>,
)
const status = column('status', 'Now', 190, (row) => {
  const step = oneOf(journeySteps, row.status)
  return step === null ? wordsOfStatus(row.status) : stepTitles[step]
})

const stepColumns = [subject('Customer'), column('at', 'When', 160, time), status, brand]
const lender = column('lender', 'Lender', 210, ({ lender_name }) => lender_name ?? '–')
const ofLenders = [subject('Customer'), column('at', 'Since', 160, time), status, lender, brand, note]
const queueColumns: Readonly<Record<WorkQueue, readonly Column<DashboardRow>[]>> = {
  help_requests: [subject('Phone'), column('at', 'Since', 160, time), status, brand, note],
  messages_failed: [subject('To'), column('at', 'When', 160, time), status, note],
  lenders_refusing: [subject('Lender'), column('at', 'Next try from', 160, time), note],
  partner_requests: [
    column('partner', 'Partner', 260, ({ key, note: name }) => (
      <Link to={`/admin/partners/${key}`}>{name ?? key}</Link>
    )),
    column('contact', 'Phone', 140, ({ contact }) => contact ?? '–'),
    column('at', 'Asked', 160, time),
  ],
  complaints_due: [
    column('subject', 'Customer', 200, ({ user_id, app_id, contact, key }) => (
      <Link to={`/admin/csr-portal/${user_id ?? ''}/${app_id ?? '0'}?tab=complaints`}>{contact ?? key}</Link>
    )),
    column('note', 'Complaint', 210, (row) => row.note ?? '–'),
    column('at', 'Answer due', 160, time),
    column('status', 'Now', 120, (row) => wordsOfStatus(row.status)),
    lender,
    brand,
  ],
  alarms: [column('note', 'Alarm', 420, (row) => row.note ?? row.status), column('at', 'Since', 160, time)],
  send_failed: ofLenders,
  docs_pending: ofLenders,
  stuck: ofLenders,
}
const keyOf = ({ key }: DashboardRow): string => key

const rowsOf = (asked: Asked, page: number) => {
  const paged = { page, page_size: PAGE_SIZE }
  if (asked.kind === 'queue') {
    return ask('dashboard', listQueueRows, { query: { queue: asked.queue, ...paged } })
  }
  const { step, range, brand } = asked
  const query = { step, range, ...(brand !== '' && { brand_id: Number(brand) }), ...paged }
  return ask('dashboard', listStepRows, { query })
}

const Rows = ({ asked, page, onPage }: { asked: Asked; page: number; onPage: (page: number) => void }) => {
  const { value, error, reload } = useAnswer(rowsOf(asked, page))
  if (value === null && error !== null) return <ErrorState error={error} onRetry={reload} />
  const title = asked.kind === 'queue' ? queueTitles[asked.queue] : stepTitles[asked.step]
  return (
    <>
      <DataTable
        label={title}
        columns={asked.kind === 'queue' ? queueColumns[asked.queue] : stepColumns}
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
  const brands = useBrandOptions()
  const [state, setState] = useUrlState(defaults)
  const asked = useMemo(() => askedOf(state), [state])
  const page = pageFrom(state.page)
  const title =
    asked === null
      ? 'Rows of this number'
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
          <SelectField
            label="Brand"
            placeholder="All"
            value={state.brand}
            onChange={({ target }) => setState({ brand: target.value, page: '1' })}
            options={brands ?? []}
          />
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
