import { useMemo } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { showToast } from '../../ui/toast-store.ts'
import { serverWords } from '../lender-revenue/server-words.ts'
import { filterGroupName, GroupNameField } from './group-name-field.tsx'

interface CreateGroupDialogProps {
  /** What was typed before the dialog opened. */
  typed: string
  onClose: () => void
  onCreate: (name: string) => Promise<unknown>
}

/** Makes a lender group; a failure shows the server's message (section 8). */
export const CreateGroupDialog = ({ typed, onClose, onCreate }: CreateGroupDialogProps) => {
  const initial = useMemo(() => ({ name: filterGroupName(typed) }), [typed])
  const [{ name }, set, forget] = useDraft('create-group', initial)
  const bare = name.trim()
  return (
    <FormDialog
      isOpen
      title={specifiedTexts.create_group}
      action="Create"
      canSubmit={bare !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        try {
          await onCreate(bare)
        } catch (error) {
          showToast(serverWords(error, specifiedTexts.error), 'bad')
          throw error
        }
      }}
    >
      {(errors) => (
        <GroupNameField error={errors['name']} name={name} onName={(next) => set({ name: next })} />
      )}
    </FormDialog>
  )
}
