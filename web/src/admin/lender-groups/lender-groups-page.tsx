import { listManagedGroups, type ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { CreateGroupDialog } from './create-group-dialog.tsx'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'
import { groupColumns, type GroupDialog } from './group-columns.tsx'
import { MergeGroupDialog } from './merge-group-dialog.tsx'
import { RenameGroupDialog } from './rename-group-dialog.tsx'
import { useLenderGroups } from './use-lender-groups.ts'

const managedGroups = ask('lender-groups', listManagedGroups, {})
const back = { to: '/admin/lenders', label: 'Back to the lenders' }
const keyOf = ({ id }: ManagedGroup): number => id
const searchText = ({ name, lenders }: ManagedGroup): string =>
  [name, ...lenders.map((lender) => lender.name)].join(' ')

const filters: readonly RowFilter<ManagedGroup>[] = [
  {
    key: 'members',
    label: 'Lenders',
    options: [
      { value: 'some', label: 'some' },
      { value: 'none', label: 'none' },
    ],
    of: ({ lenders }) => (lenders.length === 0 ? 'none' : 'some'),
  },
]
const none = <EmptyRows text="No group here">Clear the search and the filter.</EmptyRows>

interface Opened {
  dialog: GroupDialog
  group: ManagedGroup
}

const RowDialog = ({
  dialog,
  group,
  groups,
  onClose,
}: Opened & { groups: readonly ManagedGroup[]; onClose: () => void }) => {
  const present = groups.find(({ id }) => id === group.id) ?? group
  if (dialog === 'rename') return <RenameGroupDialog group={group} present={present} onClose={onClose} />
  if (dialog === 'delete') return <DeleteGroupDialog group={present} onClose={onClose} />
  return (
    <MergeGroupDialog group={present} others={groups.filter(({ id }) => id !== group.id)} onClose={onClose} />
  )
}

/** The groups of lenders with who is in each. */
export const LenderGroupsPage = () => {
  const { value, error, reload } = useAnswer(managedGroups)
  const { create } = useLenderGroups()
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  useCreate(specifiedTexts.create_group, () => setCreating(true))
  const groups = value?.data ?? null
  const canMerge = (groups?.length ?? 0) > 1
  const columns = useMemo(
    () => groupColumns((dialog, group) => setOpened({ dialog, group }), canMerge),
    [canMerge],
  )
  const createButton = (
    <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
      <IconPlus aria-hidden="true" className="size-5" />
      {specifiedTexts.create_group}
    </Button>
  )
  return (
    <>
      <PageHeading
        title="Lender groups"
        back={back}
        text="For staff: a group changes no customer’s offers"
        actions={createButton}
      />
      {groups?.length === 0 ? (
        <EmptyState title="No group yet">Create one here, or on the page of a lender.</EmptyState>
      ) : (
        <OfficeList
          name="lender-groups"
          views="lenders.groups"
          label="Lender groups"
          of="groups"
          rows={groups}
          error={error}
          reload={reload}
          columns={columns}
          keyOf={keyOf}
          searchText={searchText}
          filters={filters}
          emptyText={none}
        />
      )}
      {isCreating ? (
        <CreateGroupDialog typed="" onClose={() => setCreating(false)} onCreate={create} />
      ) : null}
      {opened === null || groups === null ? null : (
        <RowDialog {...opened} groups={groups} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
