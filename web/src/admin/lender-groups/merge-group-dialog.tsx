import { mergeLenderGroups, type ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { countLenders } from './count-lenders.ts'

interface MergeGroupDialogProps {
  group: ManagedGroup
  /** Those that it can go into. */
  others: readonly ManagedGroup[]
  onClose: () => void
}

/** Puts the lenders of a group into another one, and takes the group away. */
export const MergeGroupDialog = ({ group, others, onClose }: MergeGroupDialogProps) => {
  const [chosen, setChosen] = useState(others[0]?.id)
  const into = others.find(({ id }) => id === chosen)
  const members = new Set(into?.lenders.map(({ lender_id }) => lender_id))
  const joining = group.lenders.filter(({ lender_id }) => !members.has(lender_id)).length
  const merge = (reason: string): Promise<void> =>
    toastFailure(async () => {
      if (into === undefined) return
      const { message } = await officeCall(mergeLenderGroups, {
        body: { id: group.id, into_id: into.id, reason },
      })
      showToast(message, 'good')
      invalidate('lender-groups', 'lenders')
    })
  return (
    <ReasonDialog
      isOpen
      draft={`group ${group.id} merged`}
      title={`Merge ${group.name} into another group`}
      action="Merge"
      cancel="Keep both"
      isDanger
      typedName={group.name}
      onClose={onClose}
      onSubmit={merge}
    >
      <SelectField
        label="Into"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      {into === undefined ? null : (
        <p>
          {into.name} gets {countLenders(joining)} more and has {countLenders(into.lenders.length + joining)}{' '}
          then; {group.name} is gone. No customer’s offers change.
        </p>
      )}
    </ReasonDialog>
  )
}
