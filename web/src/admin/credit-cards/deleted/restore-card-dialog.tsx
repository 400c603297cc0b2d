import { restoreCreditCard, type DeletedCard } from '@marketplace/contract/catalogue/deleted-cards'
import { invalidate } from '../../../office/answers.ts'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { toastFailure } from '../../../office/show/toast-failure.ts'
import { useLinkedToast } from '../../../office/use-linked-toast.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { cardNameSigns } from '../card-name.ts'
import { refreshCards } from '../use-cards.ts'

interface RestoreCardDialogProps {
  card: DeletedCard
  onClose: () => void
}

const empty = { name: '' }

/** Brings a deleted card back, under another name where its own is taken by now. */
export const RestoreCardDialog = ({ card, onClose }: RestoreCardDialogProps) => {
  const { category_id, category_name, name_taken } = card
  const [{ name }, set, forget] = useDraft(`restore card ${category_id}`, empty)
  const say = useLinkedToast()
  const newName = name.trim()
  const restore = (): Promise<void> =>
    toastFailure(async () => {
      const { message } = await officeCall(restoreCreditCard, {
        body: { category_id, ...(newName !== '' && { category_name: newName }) },
      })
      invalidate('deleted-cards')
      await refreshCards()
      const shown = newName === '' ? category_name : newName
      say(message, `Show ${shown}`, `/admin/credit-cards?q=${encodeURIComponent(shown)}`)
    })
  return (
    <FormDialog
      isOpen
      title={`Restore ${category_name}`}
      action="Restore"
      cancel="Leave it deleted"
      canSubmit={name_taken === 0 || newName !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={restore}
    >
      {(errors) => (
        <>
          <p>It comes back off, with its facts. No customer sees it until it is switched on.</p>
          {name_taken === 1 || errors['category_name'] !== undefined ? (
            <TextField
              label="New name"
              hint={`Another card is called ${category_name} by now.`}
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={({ target }) => set({ name: cardNameSigns(target.value) })}
              error={errors['category_name']}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
