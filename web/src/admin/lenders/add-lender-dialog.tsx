import { FormDialog } from '../../office/form/form-dialog.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { LenderNameField } from './adding/lender-name-field.tsx'

const empty = { name: '' }

interface AddLenderDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdd: (name: string) => Promise<void>
}

/** Makes a lender of that name, which is off until its facts are there. */
export const AddLenderDialog = ({ isOpen, onClose, onAdd }: AddLenderDialogProps) => {
  const [{ name }, set, forget] = useDraft('add-lender', empty)
  return (
    <FormDialog
      isOpen={isOpen}
      title={specifiedTexts.add_lender}
      action={specifiedTexts.add_lender}
      canSubmit={name !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={() => onAdd(name)}
    >
      {(errors) => (
        <LenderNameField
          hint="Letters, digits, underscore and hyphen. Customers see the legal name, which stands on the lender’s page."
          error={errors['name']}
          name={name}
          onName={(next) => set({ name: next })}
        />
      )}
    </FormDialog>
  )
}
