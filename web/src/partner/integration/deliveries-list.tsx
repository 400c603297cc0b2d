import {
  deliveryStates,
  type HookDelivery,
  listHookDeliveries,
} from '@marketplace/contract/partners/partner-hooks'
import { ask, useAnswer } from '../../office/answers.ts'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { ownEndpoints } from './endpoints-list.tsx'
import { deliveryLooks, eventText, outcomeText } from './integration-words.ts'

const PAGE_SIZE = 25
const SOON_MS = 2_000
const LATER_MS = 15_000
const defaults = { page: '1', state: '', endpoint: '' }
const keyOf = ({ delivery_id }: HookDelivery): string => delivery_id
const pathOf = ({ delivery_id }: HookDelivery): string => `/partner/digital-integration/${delivery_id}`

const columns: readonly Column<HookDelivery>[] = [
  {
    key: 'type',
    title: 'Event',
    width: 210,
    cell: (delivery) => <RowLink to={pathOf(delivery)}>{delivery.type}</RowLink>,
  },
  textColumn('subject', 'About', 170, ({ subject }) => subject),
  {
    key: 'state',
    title: 'State',
    width: 170,
    cell: ({ state }) => <StatusDot tone={deliveryLooks[state].tone}>{deliveryLooks[state].label}</StatusDot>,
  },
  textColumn('last', 'Last attempt', 230, ({ last_attempt }) =>
    last_attempt === null ? null : outcomeText(last_attempt.outcome, last_attempt.status_code),
  ),
  { key: 'attempts', title: 'Attempts', width: 86, align: 'end', cell: ({ attempts }) => attempts },
  textColumn('endpoint', 'Endpoint', 150, ({ endpoint_label }) => endpoint_label),
  agoColumn('at', 'Happened', ({ created_at }) => created_at),
]

const stateOptions = deliveryStates.map((state) => ({ value: state, label: deliveryLooks[state].label }))

/** What was sent where, and what came of it, the newest first. */
export const DeliveriesList = () => {
  const [address, setAddress] = useUrlState(defaults)
  const page = pageFrom(address.page)
  const state = deliveryStates.find((one) => one === address.state)
  const endpoints = useAnswer(ownEndpoints).value?.data ?? []
  const endpoint = endpoints.find(({ endpoint_id }) => endpoint_id === address.endpoint)
  const query = {
    page,
    page_size: PAGE_SIZE,
    ...(state !== undefined && { state }),
    ...(endpoint !== undefined && { endpoint_id: endpoint.endpoint_id }),
  }
  const { value, error, reload } = useAnswer(ask('hook-deliveries', listHookDeliveries, { query }), {
    every: ({ data }) =>
      data.some((one) => one.state === 'waiting' && one.attempts === 0) ? SOON_MS : LATER_MS,
  })
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-4">
        <SelectField
          label="State"
          placeholder="Any state"
          options={stateOptions}
          value={state ?? ''}
          onChange={({ target }) => setAddress({ state: target.value, page: '1' })}
        />
        <SelectField
          label="Endpoint"
          placeholder="Any endpoint"
          options={endpoints.map(({ endpoint_id, label }) => ({ value: endpoint_id, label }))}
          value={endpoint?.endpoint_id ?? ''}
          onChange={({ target }) => setAddress({ endpoint: target.value, page: '1' })}
        />
      </div>
      <PagedRows
        name="hook-deliveries"
        label="Deliveries"
        of="deliveries"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        emptyText={
          <EmptyRows text="Nothing was sent">
            {state === undefined && endpoint === undefined
              ? 'What happens is sent to your endpoints from the moment that you add one. Try it with a test.'
              : 'Nothing matches. Choose another state or endpoint.'}
          </EmptyRows>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setAddress({ page: String(next) })}
        className="edge-to-edge"
      />
      <p className="mt-3 max-w-form text-sm text-ink-soft">
        What fails comes again for three days, at longer and longer intervals. {eventText('hook.test')} tells
        of nothing that happened. What your system answers is kept for 30 days.
      </p>
    </>
  )
}
