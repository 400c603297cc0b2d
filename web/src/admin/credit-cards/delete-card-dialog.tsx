import { deleteCreditCard, type CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'

interface DeleteCardDialogProps {
  card: CreditCard
  onClose: () => void
  onDeleted: () => Promise<void>
}

/** Asks before a card goes, and says what will happen. */
export const DeleteCardDialog = ({ card, onClose, onDeleted }: DeleteCardDialogProps) => {
  const { category_id, category_name, status } = card
  return (
    <ConfirmDialog
      isOpen
      action="Delete"
      onClose={onClose}
      onConfirm={() =>
        toastFailure(async () => {
          const { message } = await officeCall(deleteCreditCard, { body: { category_id } })
          showToast(message ?? '', 'good')
          await onDeleted()
        })
      }
    >
      <p>
        {category_name} leaves this list{status === 1 ? ', and customers no longer see it' : ''}. Its history
        stays.
      </p>
    </ConfirmDialog>
  )
}
