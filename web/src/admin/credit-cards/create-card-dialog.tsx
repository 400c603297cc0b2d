import { createCreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { cardNameSigns } from './card-name.ts'

const empty = { category_name: '' }

/** A failure stands in the dialog alone: the specification has no toast for it (decisions.md 16). */
export const CreateCardDialog = ({
  isOpen,
  onClose,
  onCreated,
}: {
  isOpen: boolean
  onClose: () => void
  onCreated: () => Promise<void>
}) => {
  const [{ category_name }, set, forget] = useDraft('create-card', empty)
  const name = category_name.trim()
  const create = async (): Promise<void> => {
    const { message } = await officeCall(createCreditCard, { body: { category_name: name } })
    showToast(message, 'good')
    forget()
    await onCreated()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title="Create credit card"
      action="Create"
      canSubmit={name !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={create}
    >
      {(errors) => (
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={80}
          value={category_name}
          onChange={({ target }) => set({ category_name: cardNameSigns(target.value) })}
          error={errors['category_name']}
          hint="Letters, digits, spaces, hyphens and underscores. The card is not live until you switch it on."
        />
      )}
    </FormDialog>
  )
}
