import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { toastFailure } from '../../../office/show/toast-failure.ts'
import { saveCard } from '../save-card.ts'
import { CardReach } from './card-reach.tsx'

interface CardOffDialogProps {
  card: CreditCard
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Asks before a live card is taken from customers: whom it touches, and why. */
export const CardOffDialog = ({ card, onClose, onChanged }: CardOffDialogProps) => {
  const { category_id, category_name } = card
  return (
    <ReasonDialog
      isOpen
      draft={`card ${category_id} off`}
      title={`Take ${category_name} off`}
      action="Take off"
      cancel="Leave it live"
      isDanger
      onClose={onClose}
      onSubmit={(reason) =>
        toastFailure(async () => {
          await saveCard(category_id, { status: 0 }, reason)
          await onChanged()
        })
      }
    >
      <CardReach categoryId={category_id} />
    </ReasonDialog>
  )
}
