import type { ApprovalRequest } from '@marketplace/contract/office/approvals'
import { Ago } from '../../office/show/ago.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import { Button } from '../../ui/button.tsx'
import { kindWords, stateWords, whyText } from './approval-words.ts'

export type ApprovalAct = 'approved' | 'declined' | 'withdrawn'
export type OpenAct = (request: ApprovalRequest, act: ApprovalAct) => void

export const titleOf = (request: ApprovalRequest): string => kindWords[request.kind].of(request).title

/** Both names: who asked, and who may decide or has decided. */
const secondText = ({ state, waits_for, decided_by, note }: ApprovalRequest): string => {
  if (state === 'waiting') return waits_for.length === 0 ? 'Nobody can decide it' : waits_for.join(', ')
  const who = decided_by ?? 'Nobody decided in time'
  return note === null ? who : `${who}: ${note}`
}

const Acts = ({ request, open }: { request: ApprovalRequest; open: OpenAct }) => {
  const button = (label: string, act: ApprovalAct) => (
    <Button
      kind="quiet"
      className="text-sm"
      aria-haspopup="dialog"
      aria-label={`${label}: ${titleOf(request)}`}
      onClick={() => open(request, act)}
    >
      {label}
    </Button>
  )
  if (request.state !== 'waiting') return null
  return (
    <span className="flex justify-end">
      {request.may_decide === 1 ? button('Approve', 'approved') : null}
      {request.may_decide === 1 ? button('Decline', 'declined') : null}
      {request.is_own === 1 ? button('Take back', 'withdrawn') : null}
    </span>
  )
}

export const approvalColumns = (open: OpenAct): readonly Column<ApprovalRequest>[] => [
  {
    key: 'what',
    title: 'What',
    width: 244,
    cell: (request) => (
      <span className="font-semibold" title={titleOf(request)}>
        {titleOf(request)}
      </span>
    ),
    sortBy: titleOf,
    exported: titleOf,
  },
  {
    key: 'why',
    title: 'Why',
    width: 150,
    cell: (request) => <span title={whyText(request)}>{whyText(request)}</span>,
    sortBy: whyText,
  },
  {
    key: 'asked_by',
    title: 'Asked by',
    width: 92,
    cell: ({ asked_by }) => <span title={asked_by}>{asked_by}</span>,
    sortBy: ({ asked_by }) => asked_by,
  },
  {
    key: 'asked_at',
    title: 'Asked',
    width: 64,
    cell: ({ asked_at }) => <Ago moment={asked_at} />,
    sortBy: ({ asked_at }) => asked_at,
  },
  {
    key: 'state',
    title: 'State',
    width: 100,
    cell: ({ state }) => <StatusDot tone={stateWords[state].tone}>{stateWords[state].label}</StatusDot>,
    sortBy: ({ state }) => stateWords[state].label,
    exported: ({ state }) => stateWords[state].label,
  },
  {
    key: 'second',
    title: 'Second person',
    width: 126,
    hint: 'Who may decide it, or who has. Accounts in the same hands within seven days count as one person',
    cell: (request) => <span title={secondText(request)}>{secondText(request)}</span>,
    sortBy: secondText,
  },
  {
    key: 'lapses_at',
    title: 'Lapses',
    width: 64,
    cell: ({ state, lapses_at }) => (state === 'waiting' ? <Ago moment={lapses_at} /> : '–'),
    sortBy: ({ lapses_at }) => lapses_at,
  },
  {
    key: 'actions',
    title: 'Actions',
    width: 168,
    align: 'end',
    sticksAtEnd: true,
    exported: null,
    cell: (request) => <Acts request={request} open={open} />,
  },
]
