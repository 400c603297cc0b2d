import { downloadBankFile, makePayoutRun } from '@marketplace/contract/money/partner-statements-acts'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { refreshStatements } from './refresh-statements.ts'

interface PayoutRunDialogProps {
  /** Drawn when the dialog opened: sent again it makes no second file. */
  requestId: string
  count: number
  amount: number
  onClose: () => void
}

/** Puts what waits to be paid into one bank file and downloads it. */
export const PayoutRunDialog = ({ requestId, count, amount, onClose }: PayoutRunDialogProps) => {
  // What was asked about stays what it was while the list is read again.
  const [asked] = useState(() => `${countText(count, 'payouts')}, ${exactRupees(amount)}`)
  return (
    <FormDialog
      isOpen
      title={`Make the bank file: ${asked}?`}
      action="Make the bank file"
      canSubmit
      onClose={onClose}
      onSubmit={async () => {
        try {
          const { data } = await officeCall(makePayoutRun, { body: { request_id: requestId } })
          void officeDownload(downloadBankFile, { params: { runId: data.run_id } }, `neft-${data.run_id}.csv`)
        } finally {
          refreshStatements()
        }
      }}
    >
      {() => (
        <p className="text-sm">
          The file for NEFT has the bank accounts in clear; that it leaves is on the audit log. Nothing is
          paid by it: upload it at the bank, then record each payment with its UTR on its statement.
        </p>
      )}
    </FormDialog>
  )
}
