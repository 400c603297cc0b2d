import { deleteLenderGroup, type ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { invalidate } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { countLenders } from './count-lenders.ts'

interface DeleteGroupDialogProps {
  group: ManagedGroup
  onClose: () => void
}

/** Asks before a group goes, with the number of lenders that leave it. */
export const DeleteGroupDialog = ({ group, onClose }: DeleteGroupDialogProps) => (
  <ReasonDialog
    isOpen
    draft={`group ${group.id} deleted`}
    title={`Delete ${group.name}`}
    action="Delete"
    cancel="Keep the group"
    isDanger
    typedName={group.name}
    onClose={onClose}
    onSubmit={(reason) =>
      toastFailure(async () => {
        const { message } = await officeCall(deleteLenderGroup, { body: { id: group.id, reason } })
        showToast(message, 'good')
        invalidate('lender-groups', 'lenders')
      })
    }
  >
    <p>
      The group has {countLenders(group.lenders.length)}. Lenders that leave it stay as they are, and no
      customer’s offers change. Who was in it stays in the audit log.
    </p>
  </ReasonDialog>
)
