import type { PartnerStatementDetail, Payout } from '@marketplace/contract/money/partner-statements'
import { recordPayoutPaid } from '@marketplace/contract/money/partner-statements-acts'
import { useState } from 'react'
import { todayInIndia } from '../../../office/form/calendar-day.ts'
import { DayField } from '../../../office/form/day-field.tsx'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { refreshStatements } from '../refresh-statements.ts'

interface PaidDialogProps {
  statement: PartnerStatementDetail
  payout: Payout
  onClose: () => void
}

const UTR = /^[A-Z0-9]{10,22}$/

/** The bank has paid: with the number that it gave the payment. */
export const PaidDialog = ({ statement, payout, onClose }: PaidDialogProps) => {
  const { statement_id, number, partner_name } = statement
  const [initial] = useState(() => ({ utr: '', day: todayInIndia(Date.now()) as string | null }))
  const [{ utr, day }, set, forget] = useDraft(`payout ${payout.payout_id} paid`, initial)
  const typed = utr.trim().toUpperCase()
  return (
    <FormDialog
      isOpen
      title={`Record the payment of ${exactRupees(payout.amount)}?`}
      action="Record payment"
      canSubmit={UTR.test(typed) && day !== null}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        if (day === null) return
        try {
          await officeCall(recordPayoutPaid, {
            params: { payoutId: payout.payout_id },
            body: { run_id: payout.run_id, utr: typed, day },
          })
          forget()
          showToast(`${number} is paid; ${partner_name} is written to`, 'good')
        } finally {
          refreshStatements(statement_id)
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {number}, {partner_name}. It is booked and the partner is written to; it cannot be taken back.
          </p>
          <TextField
            label="UTR"
            hint="The bank’s number of the payment: 10 to 22 letters and digits."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={22}
            error={errors['utr']}
            value={utr}
            onChange={({ target }) => set({ utr: target.value })}
          />
          <DayField
            label="Paid on"
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
