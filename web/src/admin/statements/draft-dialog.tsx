import { draftStatements } from '@marketplace/contract/money/partner-statements-acts'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { monthText } from '../lender-files/recent-months.ts'
import { refreshStatements } from './refresh-statements.ts'

interface DraftDialogProps {
  /** The month that is offered first, YYYY-MM. */
  month: string
  months: readonly Choice[]
  onClose: () => void
  onDrafted: (month: string) => void
}

/** Makes a draft for each partner with lines that no approved statement had. */
export const DraftDialog = ({ month: first, months, onClose, onDrafted }: DraftDialogProps) => {
  const [month, setMonth] = useState(first)
  return (
    <FormDialog
      isOpen
      title={`Make the drafts of ${monthText(month)}?`}
      action="Make the drafts"
      canSubmit
      onClose={onClose}
      onSubmit={async () => {
        try {
          const { data } = await officeCall(draftStatements, { body: { month } })
          showToast(
            `${countText(data.drafted, 'drafts')} made, ${countText(data.total, 'statements')} of ${monthText(month)}`,
            'good',
          )
          onDrafted(month)
        } finally {
          refreshStatements()
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            Each partner with a line up to the end of the month gets one. Partners see nothing of a draft;
            lines flow in and out until it is shown. Made again, it adds what came since.
          </p>
          <SelectField
            label="Month"
            options={months}
            value={month}
            error={errors['month']}
            onChange={({ target }) => setMonth(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
