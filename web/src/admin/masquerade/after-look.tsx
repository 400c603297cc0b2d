import { reportMasquerade } from '@marketplace/contract/office/masquerade'
import { useEffect } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { lookStore } from '../../office/look/look-store.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const empty = { report: '' }
const LEAST_LETTERS = 3

const ReportDialog = ({ masqueradeId }: { masqueradeId: number }) => {
  const [{ report }, set, forget] = useDraft(`look report ${masqueradeId}`, empty)
  const done = (): void => {
    forget()
    lookStore.set({ lookReport: null })
  }
  return (
    <FormDialog
      isOpen
      title="What did you find?"
      action="Save"
      cancel="Nothing to tell"
      canSubmit={report.trim().length >= LEAST_LETTERS}
      onClose={done}
      onSubmit={async () => {
        const body = { masquerade_id: masqueradeId, report: report.trim() }
        const { message } = await officeCall(reportMasquerade, { body })
        showToast(message ?? 'Saved', 'good')
        invalidate('looks')
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            The look has ended. What you write stands in the access log, for staff alone.
          </p>
          <TextAreaField
            label="What you found (optional)"
            error={errors['report']}
            maxLength={1_000}
            value={report}
            onChange={({ target }) => set({ report: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** What is asked of staff who come back from a partner's area, wherever in the back office they arrive. */
export const AfterLook = () => {
  const { lookReport, lookRefused } = lookStore.use()
  useEffect(() => {
    if (lookRefused === null) return
    showToast(lookRefused, 'bad')
    lookStore.set({ lookRefused: null })
  }, [lookRefused])
  const id = Number(lookReport)
  return lookReport !== null && Number.isSafeInteger(id) && id > 0 ? <ReportDialog masqueradeId={id} /> : null
}
