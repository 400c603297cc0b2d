import type { PartnerStatementDetail, StatementLine } from '@marketplace/contract/money/partner-statements'
import { openDispute } from '@marketplace/contract/money/partner-statements-disputes'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { keyOfLine, loanText } from '../../office/statements/line-columns.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface ObjectDialogProps {
  statement: PartnerStatementDetail
  line: StatementLine
  onClose: () => void
}

const SHORTEST = 3
const empty = { text: '', requestId: '' }

/** The partner objects to a line, in its own words. */
export const ObjectDialog = ({ statement, line, onClose }: ObjectDialogProps) => {
  const { statement_id, state } = statement
  const { lender_application_id, tranche, lender_name, terms, amount } = line
  const [{ text, requestId }, set, forget] = useDraft(`object ${statement_id} ${keyOfLine(line)}`, empty)
  return (
    <FormDialog
      isOpen
      title={`Object to ${loanText(line)}?`}
      action="Send the objection"
      cancel="Leave the line as it is"
      canSubmit={text.trim().length >= SHORTEST}
      onClose={onClose}
      onSubmit={async () => {
        try {
          await officeCall(openDispute, {
            body: {
              request_id: requestId,
              statement_id,
              lender_application_id,
              tranche,
              text: text.trim(),
            },
          })
          forget()
          showToast('We have your objection and answer here', 'good')
        } finally {
          invalidate(`statement ${statement_id}`, 'own-statements')
        }
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            {lender_name}, {terms}: your part is {exactRupees(amount)}.{' '}
            {state === 'SHOWN'
              ? 'The line waits until this is settled; the rest of the statement is paid as planned.'
              : 'If it changes, the difference comes with your next statement.'}
          </p>
          <TextAreaField
            label="What is wrong with it?"
            hint="No name, number or PAN of your customer: we know the loan."
            maxLength={2_000}
            error={errors['text']}
            value={text}
            // Of this text: sent again after a lost answer it is the same objection.
            onChange={({ target }) => set({ text: target.value, requestId: crypto.randomUUID() })}
          />
        </>
      )}
    </FormDialog>
  )
}
