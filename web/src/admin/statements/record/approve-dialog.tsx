import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { approveStatement } from '@marketplace/contract/money/partner-statements-acts'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { dayText } from '../../../office/show/day-text.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { daysToObject } from '../../../office/statements/statement-words.ts'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { SecondPersonNote } from '../../approvals/second-person-note.tsx'
import { refreshStatements } from '../refresh-statements.ts'

interface ApproveDialogProps {
  statement: PartnerStatementDetail
  /** A day in India. */
  today: string
  onClose: () => void
}

const SHORTEST = 3
const empty = { reason: '' }

/** Makes the sum that is shown owed to the partner; while it may still object, with a reason. */
export const ApproveDialog = ({ statement, today, onClose }: ApproveDialogProps) => {
  const { statement_id: statementId, number, partner_name, sums, object_until } = statement
  const [{ reason }, set, forget] = useDraft(`approve ${statementId}`, empty)
  const mayObject = object_until !== null && daysToObject(object_until, today) > 0
  const words = reason.trim()
  return (
    <FormDialog
      isOpen
      title={`Approve ${exactRupees(sums.to_bank)}?`}
      action={`Approve ${exactRupees(sums.to_bank)}`}
      canSubmit={words.length >= SHORTEST || (!mayObject && words === '')}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        try {
          const { data } = await officeCall(approveStatement, {
            params: { statementId },
            body: { commission: sums.commission, ...(words !== '' && { reason: words }) },
          })
          forget()
          showToast(
            data.waits === 1
              ? 'A second administrator has to approve it: it waits on the page Approvals'
              : `${number} is approved`,
            data.waits === 1 ? 'warn' : 'good',
          )
        } finally {
          refreshStatements(statementId)
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {number}, {partner_name}: commission {exactRupees(sums.commission)} less TDS{' '}
            {exactRupees(sums.tds)}. From now on it is owed; it cannot be taken back. Large sums wait for a
            second administrator.
          </p>
          {mayObject ? (
            <TextAreaField
              label="Reason"
              hint={`The partner may object until ${dayText(object_until)}: why is it approved before?`}
              rows={2}
              maxLength={500}
              error={errors['reason']}
              value={reason}
              onChange={({ target }) => set({ reason: target.value })}
            />
          ) : null}
          <SecondPersonNote />
        </>
      )}
    </FormDialog>
  )
}
