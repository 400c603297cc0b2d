import {
  handOverComplaint,
  listComplaintRegister,
  type RegisteredComplaint,
} from '@marketplace/contract/office/complaint-register'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { FilterSelect } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { showToast } from '../../ui/toast-store.ts'
import { complaintColumns } from './complaint-columns.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import { categoryChoices, registerQuery, viewChoices } from './register-view.ts'

const PAGE_SIZE = 50
const defaults = { view: '', category: '', mine: '', page: '1' }
const mineChoices = [{ value: '1', label: 'Mine' }]
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
  const { value, error, reload } = useAnswer(
    ask('complaints', listComplaintRegister, {
      query: { ...registerQuery(state), page, page_size: PAGE_SIZE },
    }),
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
      <search className="mb-3 flex flex-wrap items-end gap-3">
        <FilterSelect
          label="Show"
          emptyLabel="Open"
          value={state.view}
          options={viewChoices}
          onChange={(view) => filter({ view })}
        />
        <FilterSelect
          label="Category"
          value={state.category}
          options={categoryChoices}
          onChange={(category) => filter({ category })}
        />
        <FilterSelect
          label="Owner"
          value={state.mine}
          options={mineChoices}
          onChange={(mine) => filter({ mine })}
        />
        {value === null ? null : (
          <output className="figures flex min-h-11 items-center text-sm text-ink-soft">
            {value.total} shown. In all {value.counts.open} open, {value.counts.due} due in 7 days,{' '}
            {value.counts.overdue} overdue, {value.counts.unowned} without an owner
          </output>
        )}
      </search>
      <PagedRows
        label="Complaints"
        of="complaints"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
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
