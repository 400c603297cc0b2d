import {
  handOverComplaint,
  listComplaintRegister,
  type RegisteredComplaint,
} from '@marketplace/contract/office/complaint-register'
import { useMemo, useState } from 'react'
import { ask, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { showToast } from '../../ui/toast-store.ts'
import { complaintColumns, recordPath } from './complaint-columns.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import { categoryChoices, registerQuery, viewChoices } from './register-view.ts'

const PAGE_SIZE = 50
const defaults = { view: '', category: '', mine: '', page: '1' }
const choices = [
  { key: 'view', label: 'Show', anyLabel: 'Open', options: viewChoices, isFixed: true },
  { key: 'category', label: 'Category', options: categoryChoices },
  { key: 'mine', label: 'Owner', options: [{ value: '1', label: 'Mine' }] },
] as const
const keyOf = ({ number }: RegisteredComplaint): string => number
const none = <EmptyRows text="No complaint here">Another filter may show some.</EmptyRows>

interface Opened {
  kind: 'owner' | 'hand_over'
  complaint: RegisteredComplaint
}

const handOver = async ({ number }: RegisteredComplaint): Promise<void> => {
  const { message } = await officeCall(handOverComplaint, { body: { number } })
  showToast(message, 'good')
  invalidate('complaints')
}

/** Every complaint from its first day (RBI Digital Lending Directions, 2025: resolved within 30 days), the most pressing first. */
export const ComplaintsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const query = registerQuery(state)
  const { value, error, reload } = useAnswer(
    ask('complaints', listComplaintRegister, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useMemo(
    () =>
      complaintColumns(
        (complaint) => setOpened({ kind: 'owner', complaint }),
        (complaint) => setOpened({ kind: 'hand_over', complaint }),
      ),
    [],
  )
  const close = (): void => setOpened(null)
  const filter = (changes: Partial<typeof defaults>): void => setState({ ...changes, page: '1' })
  return (
    <>
      <PageHeading
        title="Complaints"
        text="From the first day, the most pressing first. An answer is due within 30 days; after that the customer may go to the RBI Ombudsman (RB-IOS)."
      />
      <PagedList
        name="complaints"
        label="Complaints"
        of="complaints"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={recordPath}
        filters={listFilters(choices, state, filter)}
        count={
          value === null
            ? undefined
            : `${value.total} shown. In all ${value.counts.open} open, ${value.counts.due} due in 7 days, ${value.counts.overdue} overdue, ${value.counts.unowned} without an owner`
        }
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listComplaintRegister, { query })}
      />
      {opened?.kind === 'owner' ? <OwnerDialog complaint={opened.complaint} onClose={close} /> : null}
      {opened?.kind === 'hand_over' ? (
        <ConfirmDialog
          isOpen
          title={`Write to ${opened.complaint.lender_name ?? 'the lender'}?`}
          action="Send to the nodal officer"
          onClose={close}
          onConfirm={() => handOver(opened.complaint)}
        >
          <p>
            {opened.complaint.nodal_officer_email} receives the customer’s words, the day by which an answer
            is due, and where the customer may go after it. The customer sees that it went.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
