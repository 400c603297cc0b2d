import type { ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { Link } from 'react-router'
import { dayText } from '../../office/show/day-text.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { classNames } from '../../ui/class-names.ts'
import { countLenders } from './count-lenders.ts'

/** The dialogs of a row. */
export type GroupDialog = 'rename' | 'merge' | 'delete'

const button =
  'inline-flex min-h-8 items-center rounded-control px-2 font-semibold text-brand-ink hover:bg-surface pointer-coarse:min-h-11'

const acts = [
  { dialog: 'rename', title: 'Rename' },
  { dialog: 'merge', title: 'Merge' },
  { dialog: 'delete', title: 'Delete' },
] as const

const liveOf = ({ lenders }: ManagedGroup): number =>
  lenders.filter(({ lender_status }) => lender_status === 1).length

/** @param open opens a dialog of a group; it has to stay the same function. */
export const groupColumns = (
  open: (dialog: GroupDialog, group: ManagedGroup) => void,
  canMerge: boolean,
): readonly Column<ManagedGroup>[] => [
  { key: 'name', title: 'Name', width: 220, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'lenders',
    title: 'Lenders',
    width: 120,
    cell: ({ id, name, lenders }) => (
      <Link
        to={`/admin/lenders?group=${id}`}
        aria-label={`${countLenders(lenders.length)} in ${name}`}
        className="inline-flex min-h-8 items-center text-brand-ink underline pointer-coarse:min-h-11"
      >
        {countLenders(lenders.length)}
      </Link>
    ),
    sortBy: ({ lenders }) => lenders.length,
  },
  {
    key: 'live',
    title: 'Live',
    width: 80,
    align: 'end',
    cell: (group) => liveOf(group),
    sortBy: liveOf,
  },
  {
    key: 'members',
    title: 'Members',
    width: 420,
    cell: ({ lenders }) => (lenders.length === 0 ? '–' : lenders.map(({ name }) => name).join(', ')),
  },
  {
    key: 'created_at',
    title: 'Made',
    width: 110,
    cell: ({ created_at }) => dayText(created_at),
    sortBy: ({ created_at }) => created_at,
  },
  {
    key: 'actions',
    title: 'Actions',
    width: 230,
    cell: (group) => (
      <span className="flex items-center gap-1">
        {acts
          .filter(({ dialog }) => dialog !== 'merge' || canMerge)
          .map(({ dialog, title }) => (
            <button
              key={dialog}
              type="button"
              aria-haspopup="dialog"
              aria-label={`${title} ${group.name}`}
              onClick={() => open(dialog, group)}
              className={classNames(button, dialog === 'delete' && 'text-bad')}
            >
              {title}
            </button>
          ))}
      </span>
    ),
  },
]
