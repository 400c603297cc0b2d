import type { RegisteredComplaint } from '@marketplace/contract/office/complaint-register'
import { actsColumn, dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { Mark } from '../../office/show/mark.tsx'
import { StatusDot, type Tone } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { categoryNames } from './register-view.ts'

const CLOCK_WARNS_DAYS = 7
const hasEnded = ({ status }: RegisteredComplaint): boolean =>
  status === 'settled' || status === 'closed_by_deletion'
const canHandOver = ({ status, lender_id, handed_over_at }: RegisteredComplaint): boolean =>
  status === 'open' && lender_id !== null && handed_over_at === null

const clockOf = ({ status, is_overdue, days_left }: RegisteredComplaint): { tone: Tone; words: string } => {
  if (status === 'closed_by_deletion') return { tone: 'idle', words: 'closed by deletion' }
  if (status !== 'open') return { tone: status === 'answered' ? 'good' : 'idle', words: status }
  if (is_overdue === 1) return { tone: 'bad', words: 'overdue' }
  return {
    tone: days_left <= CLOCK_WARNS_DAYS ? 'warn' : 'good',
    words: `${days_left} ${days_left === 1 ? 'day' : 'days'} left`,
  }
}

export const recordPath = ({ user_id, app_id }: RegisteredComplaint): string =>
  `/admin/csr-portal/${user_id}/${app_id ?? '0'}?tab=complaints`

/** What the register shows of a complaint; `onOwner` and `onHandOver` open their dialogs. */
export const complaintColumns = (
  onOwner: (complaint: RegisteredComplaint) => void,
  onHandOver: (complaint: RegisteredComplaint) => void,
): readonly Column<RegisteredComplaint>[] => [
  {
    key: 'number',
    title: 'Complaint',
    width: 128,
    exported: ({ number }) => number,
    cell: (complaint) => (
      <RowLink to={recordPath(complaint)} className="figures">
        {complaint.number}
      </RowLink>
    ),
  },
  {
    key: 'clock',
    title: 'Clock',
    width: 130,
    exported: (complaint) => clockOf(complaint).words,
    cell: (complaint) => {
      const { tone, words } = clockOf(complaint)
      return <StatusDot tone={tone}>{words}</StatusDot>
    },
  },
  {
    key: 'age_days',
    title: 'Age (days)',
    width: 84,
    align: 'end',
    hint: 'Days since it was received, the one that has begun counting',
    cell: ({ age_days }) => age_days,
  },
  dayColumn('due', 'Answer due', ({ due_at }) => due_at),
  textColumn('category', 'Category', 130, ({ category }) => categoryNames[category]),
  {
    key: 'owner',
    title: 'Owner',
    width: 150,
    exported: ({ owner_name }) => owner_name,
    cell: ({ owner_name }) =>
      owner_name === null ? (
        'nobody'
      ) : (
        <span className="flex min-w-0 items-center gap-2">
          <Mark name={owner_name} kind="person" />
          <span className="truncate" title={owner_name}>
            {owner_name}
          </span>
        </span>
      ),
  },
  textColumn('lender', 'Lender', 200, ({ lender_name }) => lender_name ?? 'The marketplace itself'),
  textColumn('nodal', 'Nodal officer of the lender', 240, ({ nodal_officer_email, nodal_officer_phone }) =>
    nodal_officer_email === null
      ? null
      : [nodal_officer_email, nodal_officer_phone].filter((part) => part !== null).join(', '),
  ),
  {
    key: 'handed_over',
    title: 'Handed over',
    width: 130,
    exported: ({ handed_over_at }) => dayText(handed_over_at),
    cell: (complaint) =>
      complaint.handed_over_at !== null ? (
        dayText(complaint.handed_over_at)
      ) : canHandOver(complaint) ? (
        <StatusDot tone="warn">not yet</StatusDot>
      ) : (
        '–'
      ),
  },
  textColumn('brand', 'Brand', 130, ({ brand_name }) => brand_name),
  textColumn('contact', 'Customer', 130, ({ contact }) => contact ?? 'deleted'),
  actsColumn(
    ({ number }) => number,
    (complaint) => [
      ...(hasEnded(complaint) ? [] : [{ label: 'Take or give…', run: () => onOwner(complaint) }]),
      ...(canHandOver(complaint)
        ? [{ label: 'Write to the lender…', run: () => onHandOver(complaint) }]
        : []),
      { label: 'Customer’s record', to: recordPath(complaint) },
    ],
  ),
]
