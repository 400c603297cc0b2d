import { listManagedGroups, type ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { CreateGroupDialog } from './create-group-dialog.tsx'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'
import { groupColumns, type GroupDialog } from './group-columns.tsx'
import { MergeGroupDialog } from './merge-group-dialog.tsx'
import { RenameGroupDialog } from './rename-group-dialog.tsx'
import { useLenderGroups } from './use-lender-groups.ts'

const managedGroups = ask('lender-groups', listManagedGroups, {})
const defaults = { q: '', sort: '' }
const back = { to: '/admin/lenders', label: 'Back to the lenders' }
const keyOf = ({ id }: ManagedGroup): number => id
const searchText = ({ name, lenders }: ManagedGroup): string =>
  [name, ...lenders.map((lender) => lender.name)].join(' ')

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
  const [state, setState] = useUrlState(defaults)
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const groups = value?.data ?? null
  const canMerge = (groups?.length ?? 0) > 1
  const columns = useMemo(
    () => groupColumns((dialog, group) => setOpened({ dialog, group }), canMerge),
    [canMerge],
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
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
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {groups?.length === 0 ? (
        <EmptyState title="No group yet">Create one here, or on the page of a lender.</EmptyState>
      ) : groups === null && error !== null ? null : (
        <>
          <TableToolbar label="groups and lenders" search={state.q} onSearch={(q) => setState({ q })} />
          <DataTable
            label="Lender groups"
            columns={columns}
            rows={groups}
            keyOf={keyOf}
            loadingText="Loading lender groups..."
            search={state.q}
            searchText={searchText}
            sort={sort}
            onSort={(next) => setState({ sort: sortToText(next) })}
          />
        </>
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
