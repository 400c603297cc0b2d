import { countApprovals, listApprovals, type ApprovalRequest } from '@marketplace/contract/office/approvals'
import { useMemo, useState } from 'react'
import { ask, askAll, useAnswer } from '../../office/answers.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { approvalColumns, titleOf, type ApprovalAct } from './approval-columns.tsx'
import { kindWords, stateWords, whyText } from './approval-words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { LimitsCard } from './limits-card.tsx'
import { SecondPersonNote } from './second-person-note.tsx'

const optionsOf = (words: Readonly<Record<string, { label: string }>>) =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }))

const filters: readonly RowFilter<ApprovalRequest>[] = [
  {
    key: 'state',
    label: 'State',
    options: [{ value: 'mine', label: 'Waiting for you' }, ...optionsOf(stateWords)],
    of: ({ state, may_decide }) => (may_decide === 1 ? ['mine', state] : state),
  },
  { key: 'kind', label: 'Kind', options: optionsOf(kindWords), of: ({ kind }) => kind },
]
const everything = askAll('approvals', listApprovals, {})
const keyOf = ({ request_id }: ApprovalRequest): number => request_id
const searchText = (request: ApprovalRequest): string =>
  [titleOf(request), whyText(request), request.asked_by, request.decided_by ?? ''].join(' ')
const nothing = (
  <EmptyRows text="Nothing waits for a second person">
    What one administrator asks for and another has to approve is listed here, and stays once it is decided.
  </EmptyRows>
)

const mineText = (count: number | undefined): string => {
  if (count === undefined) return ''
  if (count === 0) return ' Nothing waits for you.'
  return count === 1 ? ' 1 waits for you.' : ` ${count} wait for you.`
}

/** What needs a second administrator: asked for by one, decided by another (docs/decisions/084). */
export const ApprovalsPage = () => {
  const { value, error, reload } = useAnswer(everything)
  const mine = useAnswer(ask('approvals', countApprovals, {}))
  const [open, setOpen] = useState<{ request: ApprovalRequest; act: ApprovalAct } | null>(null)
  const columns = useMemo(() => approvalColumns((request, act) => setOpen({ request, act })), [])
  return (
    <>
      <PageHeading
        title="Approvals"
        text={`What one administrator asks for and another approves.${mineText(mine.value?.data.count)}`}
      />
      <SecondPersonNote className="mb-3" />
      <OfficeList
        name="approvals"
        label="Approvals"
        of="requests"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={nothing}
      />
      <LimitsCard />
      {open === null ? null : (
        <DecideDialog request={open.request} act={open.act} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
