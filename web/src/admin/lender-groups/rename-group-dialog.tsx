import { renameLenderGroup, type ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import { useMemo } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { GroupNameField } from './group-name-field.tsx'

interface RenameGroupDialogProps {
  /** As it was when the dialog opened. */
  group: ManagedGroup
  /** As it stands now. */
  present: ManagedGroup
  onClose: () => void
}

/** Gives a group another name; its lenders stay in it. */
export const RenameGroupDialog = ({ group, present, onClose }: RenameGroupDialogProps) => {
  const initial = useMemo(() => ({ name: group.name }), [group.name])
  const [{ name }, set, forget] = useDraft(`rename group ${group.id}`, initial)
  const bare = name.trim()
  const rename = (): Promise<void> =>
    toastFailure(async () => {
      try {
        const { message } = await officeCall(renameLenderGroup, {
          body: { id: group.id, name: bare },
          headers: { 'if-match': fieldTag(present.name) },
        })
        showToast(message, 'good')
      } catch (failure) {
        // The list shows how it is called by now, and the next try starts from that.
        if (hasCode<typeof renameLenderGroup>(failure, 'conflict')) invalidate('lender-groups')
        throw failure
      }
      invalidate('lender-groups')
    })
  return (
    <FormDialog
      isOpen
      title={`Rename ${group.name}`}
      action="Rename"
      canSubmit={bare !== '' && bare !== present.name}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={rename}
    >
      {(errors) => (
        <>
          {present.name === group.name ? null : (
            <Notice tone="warn" live>
              Somebody renamed it to {present.name} meanwhile. Rename replaces that name.
            </Notice>
          )}
          <GroupNameField error={errors['name']} name={name} onName={(next) => set({ name: next })} />
        </>
      )}
    </FormDialog>
  )
}
