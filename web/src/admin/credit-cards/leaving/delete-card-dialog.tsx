import { deleteCreditCard, type CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { invalidate } from '../../../office/answers.ts'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { TypedDialog } from '../../../office/form/typed-dialog.tsx'
import { specifiedTexts } from '../../../office/show/specified-texts.ts'
import { toastFailure } from '../../../office/show/toast-failure.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { CardReach } from './card-reach.tsx'

interface DeleteCardDialogProps {
  card: CreditCard
  onClose: () => void
  onDeleted: () => Promise<void>
}

/** Asks before a card goes; of a live one, whom it touches and why. */
export const DeleteCardDialog = ({ card, onClose, onDeleted }: DeleteCardDialogProps) => {
  const { category_id, category_name, status } = card
  const dialog = {
    isOpen: true,
    title: specifiedTexts.are_you_sure,
    action: specifiedTexts.delete,
    typedName: category_name,
    onClose,
  }
  const remove = (reason?: string): Promise<void> =>
    toastFailure(async () => {
      const { message } = await officeCall(deleteCreditCard, {
        body: { category_id, ...(reason !== undefined && { reason }) },
      })
      showToast(message ?? '', 'good')
      invalidate('deleted-cards')
      await onDeleted()
    })
  const effect = (
    <p>
      {category_name} leaves this list{status === 1 ? ', and customers no longer see it' : ''}. It stands
      under “Deleted” and can be restored.
    </p>
  )
  if (status === 0)
    return (
      <TypedDialog {...dialog} onSubmit={() => remove()}>
        {effect}
      </TypedDialog>
    )
  return (
    <ReasonDialog {...dialog} draft={`card ${category_id} deleted`} isDanger onSubmit={remove}>
      <CardReach categoryId={category_id} />
      {effect}
    </ReasonDialog>
  )
}
