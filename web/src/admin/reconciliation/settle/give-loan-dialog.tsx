import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import { useState } from 'react'
import { money } from '../../../i18n/format-values.ts'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { sendSettlement, type MonthKey } from './settle-dialog.tsx'

interface GiveLoanDialogProps {
  of: MonthKey
  line: MonthLine
  onClose: () => void
}

/** Names the loan of a line that the lender stated without one that we know. */
export const GiveLoanDialog = ({ of, line, onClose }: GiveLoanDialogProps) => {
  const [number, setNumber] = useState('')
  const typed = number.trim().toUpperCase()
  return (
    <ReasonDialog
      isOpen
      draft={`give a loan ${line.line_id}`}
      title={`Which loan do they pay ${money(line.stated)} for?`}
      action="Give it this loan"
      cancel="Leave it open"
      isReady={isApplicationNumber(typed)}
      onClose={onClose}
      onSubmit={(reason) => sendSettlement(of, 'give_loan', [line], { reason, application_number: typed })}
    >
      <p className="text-sm">
        It is booked as stated for that loan, and compared with what we expect for it.
      </p>
      <TextField
        label="Application number"
        hint="As LA-… on the customer’s record"
        autoComplete="off"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
    </ReasonDialog>
  )
}
