import type { PartnerStatementDetail, Payout } from '@marketplace/contract/money/partner-statements'
import { recordPayoutFailed } from '@marketplace/contract/money/partner-statements-acts'
import { useState } from 'react'
import { todayInIndia } from '../../../office/form/calendar-day.ts'
import { DayField } from '../../../office/form/day-field.tsx'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { refreshStatements } from '../refresh-statements.ts'

interface PaymentFailedDialogProps {
  statement: PartnerStatementDetail
  payout: Payout
  onClose: () => void
}

const SHORTEST = 3

/** The bank sent the money back: the payout goes into the next bank file again. */
export const PaymentFailedDialog = ({ statement, payout, onClose }: PaymentFailedDialogProps) => {
  const { statement_id, number, partner_name } = statement
  const [initial] = useState(() => ({ reason: '', day: todayInIndia(Date.now()) as string | null }))
  const [{ reason, day }, set, forget] = useDraft(
    `payout ${payout.payout_id} failed in ${payout.run_id ?? 'none'}`,
    initial,
  )
  return (
    <FormDialog
      isOpen
      title={`Payment of ${exactRupees(payout.amount)} failed?`}
      action="Payment failed"
      cancel="Leave it as sent"
      isDanger
      canSubmit={reason.trim().length >= SHORTEST && day !== null}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        if (day === null || payout.run_id === null) return
        try {
          await officeCall(recordPayoutFailed, {
            params: { payoutId: payout.payout_id },
            body: { run_id: payout.run_id, reason: reason.trim(), day },
          })
          forget()
          showToast(`${number}: it goes into the next bank file`, 'good')
        } finally {
          refreshStatements(statement_id)
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {number}, {partner_name}. It goes into the next bank file; check the bank account before.
          </p>
          <TextAreaField
            label="The bank’s reason"
            rows={2}
            maxLength={500}
            error={errors['reason']}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
          <DayField
            label="Sent back on"
            max="today"
            error={errors['day']}
            value={day}
            onChange={(next) => set({ day: next })}
          />
        </>
      )}
    </FormDialog>
  )
}
