import {
  decideApproval,
  withdrawApproval,
  type ApprovalRequest,
} from '@marketplace/contract/office/approvals'
import { hasCode } from '../../api/api-error.ts'
import { invalidate } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { kindWords } from './approval-words.ts'
import type { ApprovalAct } from './approval-columns.tsx'
import { decidedText } from './decided-text.ts'

interface DecideDialogProps {
  request: ApprovalRequest
  act: ApprovalAct
  onClose: () => void
}

/** Whatever comes of it, the lists that tell of it are read again. */
const refresh = (): void =>
  invalidate(
    'approvals',
    'approval-limits',
    'staff',
    'regulated-figures',
    'partner-statements',
    'security',
    'audit-log',
  )

/** @throws Error in words that name who was faster. */
const perform = async (work: () => Promise<{ message: string }>): Promise<void> => {
  try {
    showToast((await work()).message, 'good')
  } catch (error) {
    if (hasCode<typeof decideApproval>(error, 'conflict')) {
      const text = decidedText(error.present)
      if (text !== null) throw new Error(text, { cause: error })
    }
    throw error
  } finally {
    refresh()
  }
}

/** Asks before a request is decided or taken back. */
export const DecideDialog = ({ request, act, onClose }: DecideDialogProps) => {
  const { request_id, kind, asked_by } = request
  const { title, effect } = kindWords[kind].of(request)
  if (act === 'withdrawn')
    return (
      <ConfirmDialog
        isOpen
        title={`Take back “${title}”?`}
        action="Take back"
        onClose={onClose}
        onConfirm={() => perform(() => officeCall(withdrawApproval, { body: { request_id } }))}
      >
        <p>Nothing changes. It can be asked for again.</p>
      </ConfirmDialog>
    )
  const isApproval = act === 'approved'
  return (
    <ReasonDialog
      isOpen
      draft={`approval ${request_id} ${act}`}
      title={`${isApproval ? 'Approve' : 'Decline'} “${title}”?`}
      action={isApproval ? 'Approve' : 'Decline'}
      field="note"
      onClose={onClose}
      onSubmit={(note) =>
        perform(() => officeCall(decideApproval, { body: { request_id, decision: act, note } }))
      }
    >
      <p>
        {isApproval ? effect : 'Nothing changes.'} Asked for by {asked_by}. Your name and reason go on the
        audit log.
      </p>
    </ReasonDialog>
  )
}
