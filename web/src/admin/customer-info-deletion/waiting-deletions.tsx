import {
  listWaitingDeletions,
  stopDeletion,
  type DeletionCause,
  type WaitingDeletion,
} from '@marketplace/contract/rights/deletions'
import { useMemo, useState } from 'react'
import { ask, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { timeText } from '../../office/show/day-text.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { showToast } from '../../ui/toast-store.ts'
import { blockWords, causeChoices, causeWords, orderText } from './deletion-words.ts'

const PAGE_SIZE = 50
/** Of a customer's id: enough to tell the last few apart. */
const NUMBER_LENGTH = 6
const defaults = { page: '1', cause: '' }
const choices = [
  { key: 'cause', label: 'Cause', options: causeChoices.filter(({ value }) => value !== 'asked') },
] as const
const nameOf = ({ user_id }: WaitingDeletion): string => `Customer ${user_id.slice(0, NUMBER_LENGTH)}`
const pathOf = ({ user_id }: WaitingDeletion): string => `/admin/customer-info-deletion/customers/${user_id}`
const keyOf = ({ user_id }: WaitingDeletion): string => user_id
const none = (
  <EmptyRows text="No deletion waits">
    Orders that something holds, withdrawn consents and long silence stand here until their day.
  </EmptyRows>
)

const columnsOf = (onStop: (row: WaitingDeletion) => void): readonly Column<WaitingDeletion>[] => [
  {
    key: 'customer',
    title: 'Customer',
    width: 150,
    exported: nameOf,
    cell: (row) => <RowLink to={pathOf(row)}>{nameOf(row)}</RowLink>,
  },
  textColumn('cause', 'Cause', 200, ({ cause }) => causeWords[cause]),
  { ...textColumn('due', 'Due', 144, ({ due_at }) => timeText(due_at)), sortBy: ({ due_at }) => due_at },
  textColumn('held', 'Held, as', 200, ({ order }) =>
    order?.put_off == null ? null : blockWords[order.put_off],
  ),
  textColumn('order', 'Order', 240, ({ order }) => (order === null ? null : orderText(order))),
  actsColumn(nameOf, (row) =>
    row.order === null ? [] : [{ label: 'Stop it…', isDanger: true, run: () => onStop(row) }],
  ),
]

const stop = async ({ user_id }: WaitingDeletion): Promise<void> => {
  const { message } = await officeCall(stopDeletion, { body: { user_id } })
  showToast(message, 'good')
  invalidate('deletions')
}

/** What is planned, the next due first. */
export const WaitingDeletions = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const query = state.cause === '' ? {} : { cause: state.cause as DeletionCause }
  const { value, error, reload } = useAnswer(
    ask('deletions', listWaitingDeletions, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const [stopped, setStopped] = useState<WaitingDeletion | null>(null)
  const columns = useMemo(() => columnsOf(setStopped), [])
  return (
    <>
      <PagedList
        name="deletions-waiting"
        label="Deletions that wait"
        of="deletions"
        views={null}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={listFilters(choices, state, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listWaitingDeletions, { query })}
      />
      {stopped === null ? null : (
        <ConfirmDialog
          isOpen
          title={`Stop the deletion of ${nameOf(stopped)}?`}
          action="Stop it"
          onClose={() => setStopped(null)}
          onConfirm={() => stop(stopped)}
        >
          <p>The account stays as it is. Your name goes on the audit log.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
