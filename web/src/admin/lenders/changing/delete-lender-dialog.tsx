import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { TypedDialog } from '../../../office/form/typed-dialog.tsx'
import { specifiedTexts } from '../../../office/show/specified-texts.ts'
import { LenderReach } from './lender-reach.tsx'

interface DeleteLenderDialogProps {
  lender: LenderRow
  onClose: () => void
  onDelete: (reason?: string) => Promise<void>
}

/** Asks before a lender is deleted (section 2); of a live one, whom it touches and why. */
export const DeleteLenderDialog = ({ lender, onClose, onDelete }: DeleteLenderDialogProps) => {
  const { lender_id, name, lender_status } = lender
  const dialog = {
    isOpen: true,
    title: specifiedTexts.are_you_sure,
    action: specifiedTexts.delete,
    typedName: name,
    onClose,
  }
  const effect = (
    <p>
      {name} leaves this list and every customer’s offers at once. Applications that it has keep its name; it
      stands under “Deleted” and can be restored.
    </p>
  )
  if (lender_status === 0)
    return (
      <TypedDialog {...dialog} onSubmit={() => onDelete()}>
        {effect}
      </TypedDialog>
    )
  return (
    <ReasonDialog {...dialog} draft={`lender ${lender_id} deleted`} isDanger onSubmit={onDelete}>
      <LenderReach lenderId={lender_id} />
      {effect}
    </ReasonDialog>
  )
}
