import type { RegisteredComplaint } from '@marketplace/contract/office/complaint-register'
import { Link } from 'react-router'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { categoryNames } from './register-view.ts'

const CLOCK_WARNS_DAYS = 7
const hasEnded = ({ status }: RegisteredComplaint): boolean =>
  status === 'settled' || status === 'closed_by_deletion'

const Clock = ({ complaint: { status, is_overdue, days_left } }: { complaint: RegisteredComplaint }) => {
  if (status === 'closed_by_deletion') return <StatusDot tone="idle">closed by deletion</StatusDot>
  if (status !== 'open') return <StatusDot tone={status === 'answered' ? 'good' : 'idle'}>{status}</StatusDot>
  if (is_overdue === 1) return <StatusDot tone="bad">overdue</StatusDot>
  return (
    <StatusDot tone={days_left <= CLOCK_WARNS_DAYS ? 'warn' : 'good'}>
      {days_left} {days_left === 1 ? 'day' : 'days'} left
    </StatusDot>
  )
}

const buttonClass = 'min-h-9 underline underline-offset-4 pointer-coarse:min-h-11'

/** What the register shows of a complaint; `onOwner` and `onHandOver` open their dialogs. */
export const complaintColumns = (
  onOwner: (complaint: RegisteredComplaint) => void,
  onHandOver: (complaint: RegisteredComplaint) => void,
): readonly Column<RegisteredComplaint>[] => [
  {
    key: 'number',
    title: 'Complaint',
    width: 128,
    cell: ({ number, user_id, app_id }) => (
      <Link
        to={`/admin/csr-portal/${user_id}/${app_id ?? '0'}?tab=complaints`}
        className="figures font-semibold underline underline-offset-4"
      >
        {number}
      </Link>
    ),
  },
  { key: 'clock', title: 'Clock', width: 130, cell: (complaint) => <Clock complaint={complaint} /> },
  {
    key: 'age_days',
    title: 'Age (days)',
    width: 124,
    align: 'end',
    hint: 'Days since it was received, the one that has begun counting',
    cell: ({ age_days }) => String(age_days),
  },
  { key: 'due', title: 'Answer due', width: 104, cell: ({ due_at }) => dayText(due_at) },
  { key: 'category', title: 'Category', width: 130, cell: ({ category }) => categoryNames[category] },
  {
    key: 'owner',
    title: 'Owner',
    width: 150,
    cell: (complaint) =>
      hasEnded(complaint) ? (
        (complaint.owner_name ?? '–')
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          className={buttonClass}
          onClick={() => onOwner(complaint)}
        >
          {complaint.owner_name ?? 'Take or give'}
        </button>
      ),
  },
  {
    key: 'lender',
    title: 'Lender',
    width: 200,
    cell: ({ lender_name }) => lender_name ?? 'The marketplace itself',
  },
  {
    key: 'nodal',
    title: 'Nodal officer of the lender',
    width: 240,
    cell: ({ nodal_officer_email, nodal_officer_phone }) =>
      nodal_officer_email === null ? '–' : `${nodal_officer_email}, ${nodal_officer_phone ?? ''}`,
  },
  {
    key: 'handed_over',
    title: 'Handed over',
    width: 130,
    cell: (complaint) => {
      if (complaint.handed_over_at !== null) return dayText(complaint.handed_over_at)
      if (complaint.status !== 'open' || complaint.lender_id === null) return '–'
      return (
        <button
          type="button"
          aria-haspopup="dialog"
          className={buttonClass}
          onClick={() => onHandOver(complaint)}
        >
          Write to lender
        </button>
      )
    },
  },
  { key: 'brand', title: 'Brand', width: 130, cell: ({ brand_name }) => brand_name ?? '–' },
  { key: 'contact', title: 'Customer', width: 130, cell: ({ contact }) => contact ?? 'deleted' },
]
