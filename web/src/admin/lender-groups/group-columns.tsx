import type { ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { actsColumn, agoColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { countLenders } from './count-lenders.ts'

/** The dialogs of a row. */
export type GroupDialog = 'rename' | 'merge' | 'delete'

const membersOf = ({ lenders }: ManagedGroup): string | null =>
  lenders.length === 0 ? null : lenders.map(({ name }) => name).join(', ')

const liveOf = ({ lenders }: ManagedGroup): number =>
  lenders.filter(({ lender_status }) => lender_status === 1).length

/** @param open opens a dialog of a group; it has to stay the same function. */
export const groupColumns = (
  open: (dialog: GroupDialog, group: ManagedGroup) => void,
  canMerge: boolean,
): readonly Column<ManagedGroup>[] => [
  textColumn('name', 'Name', 220, ({ name }) => name),
  {
    key: 'lenders',
    title: 'Lenders',
    width: 120,
    cell: ({ id, name, lenders }) => (
      <RowLink to={`/admin/lenders?group=${id}`} label={`${countLenders(lenders.length)} in ${name}`}>
        {countLenders(lenders.length)}
      </RowLink>
    ),
    exported: ({ lenders }) => lenders.length,
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
  textColumn('members', 'Members', 420, membersOf),
  agoColumn('created_at', 'Made', ({ created_at }) => created_at),
  actsColumn(
    ({ name }) => name,
    (group) => [
      { label: 'Rename…', run: () => open('rename', group) },
      ...(canMerge ? [{ label: 'Merge…', run: () => open('merge', group) }] : []),
      { label: 'Delete…', isDanger: true, run: () => open('delete', group) },
      historyAct('lender_group', group.id),
    ],
  ),
]
