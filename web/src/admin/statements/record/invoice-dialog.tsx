import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { recordStatementInvoice } from '@marketplace/contract/money/partner-statements-acts'
import { useMemo } from 'react'
import { DayField } from '../../../office/form/day-field.tsx'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { refreshStatements } from '../refresh-statements.ts'

/** The partner’s own tax invoice, by which GST is paid to it. */
export const InvoiceDialog = ({
  statement,
  onClose,
}: {
  statement: PartnerStatementDetail
  onClose: () => void
}) => {
  const { statement_id: statementId, sums, gstin_masked } = statement
  const initial = useMemo(() => ({ number: '', day: null as string | null }), [])
  const [{ number, day }, set, forget] = useDraft(`invoice ${statementId}`, initial)
  return (
    <FormDialog
      isOpen
      title={`Record the tax invoice for GST of ${exactRupees(sums.gst)}?`}
      action="Record the invoice"
      canSubmit={number.trim() !== '' && day !== null}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        if (day === null) return
        try {
          await officeCall(recordStatementInvoice, {
            params: { statementId },
            body: { number: number.trim(), day },
          })
          forget()
          showToast('Invoice recorded', 'good')
        } finally {
          refreshStatements(statementId)
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            Read it on the invoice: from GSTIN {gstin_masked}, commission {exactRupees(sums.commission)}. It
            cannot be changed afterwards.
          </p>
          <TextField
            label="Invoice number"
            autoComplete="off"
            maxLength={16}
            error={errors['number']}
            value={number}
            onChange={({ target }) => set({ number: target.value })}
          />
          <DayField
            label="Invoice day"
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
