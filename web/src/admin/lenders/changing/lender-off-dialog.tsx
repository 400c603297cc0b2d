import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { LenderReach } from './lender-reach.tsx'

interface LenderOffDialogProps {
  lender: { lender_id: number; name: string }
  onClose: () => void
  onSubmit: (reason: string) => Promise<void>
}

/** Asks before a live lender is taken off every brand: whom it touches, and why. */
export const LenderOffDialog = ({ lender: { lender_id, name }, ...dialog }: LenderOffDialogProps) => (
  <ReasonDialog
    {...dialog}
    isOpen
    draft={`lender ${lender_id} off`}
    title={`Take ${name} off every brand`}
    action="Take off"
    cancel="Leave it live"
    isDanger
  >
    <LenderReach lenderId={lender_id} />
    <p className="text-sm text-ink-soft">Customers’ offers follow within a second.</p>
  </ReasonDialog>
)
