import { filterCharacters } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** Section 5: letters, digits, underscore and hyphen, while typing. */
const filterNameCharacters = filterCharacters(/[A-Za-z0-9_-]/)
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
        <TextField
          label="Name"
          hint="Letters, digits, underscore and hyphen. Customers see the legal name, which you enter next."
          error={errors['name']}
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={({ target }) => set({ name: filterNameCharacters(target.value) })}
        />
      )}
    </FormDialog>
  )
}
