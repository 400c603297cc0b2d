import { saveAgreement, type Agreement } from '@marketplace/contract/office/agreements'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { bodyOf, formOf } from './agreement-form.ts'

interface AgreementDialogProps {
  /** Null adds one. */
  agreement: Agreement | null
  lenders: readonly Choice[]
  onClose: () => void
}

/** An agreement with a lender; its papers are named, not kept here. */
export const AgreementDialog = ({ agreement, lenders, onClose }: AgreementDialogProps) => {
  const initial = useMemo(() => formOf(agreement), [agreement])
  const [form, set, forget] = useDraft(`agreement ${agreement?.agreement_id ?? 'new'}`, initial)
  const body = bodyOf(form, agreement)
  const save = async (): Promise<void> => {
    if (body === null) return
    const { message } = await officeCall(saveAgreement, { body })
    forget()
    showToast(message, 'good')
    invalidate('agreements')
  }
  return (
    <FormDialog
      isOpen
      title={agreement === null ? 'Add an agreement' : `${agreement.lender_name}, ${agreement.reference}`}
      action="Save agreement"
      canSubmit={body !== null}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <SelectField
            label="Lender"
            placeholder="Choose"
            error={errors['lender_id']}
            options={lenders}
            value={form.lender_id}
            onChange={({ target }) => set({ lender_id: target.value })}
          />
          <TextField
            label="Reference"
            maxLength={80}
            autoComplete="off"
            error={errors['reference']}
            value={form.reference}
            onChange={({ target }) => set({ reference: target.value })}
          />
          <DayField
            label="Signed on"
            error={errors['signed_on']}
            value={form.signed_on}
            onChange={(signed_on) => set({ signed_on })}
          />
          <DayField
            label="Ends on"
            hint="Empty: it runs on."
            error={errors['ends_on']}
            value={form.ends_on}
            min={form.signed_on ?? undefined}
            onChange={(ends_on) => set({ ends_on })}
          />
          <DayField
            label="To be reviewed on"
            error={errors['review_on']}
            value={form.review_on}
            min={form.signed_on ?? undefined}
            onChange={(review_on) => set({ review_on })}
          />
          <TextAreaField
            label="Scope"
            hint="What we do for the lender, and for which products."
            rows={3}
            maxLength={1_000}
            error={errors['scope']}
            value={form.scope}
            onChange={({ target }) => set({ scope: target.value })}
          />
          <NumberField
            label="Default loss guarantee, % of the portfolio"
            hint="Empty: there is none."
            decimals={2}
            error={errors['dlg_percent']}
            value={form.dlg}
            onChange={(dlg) => set({ dlg })}
          />
          <TextAreaField
            label="Papers"
            hint="Where each is found, one a line."
            rows={2}
            error={errors['documents']}
            value={form.documents}
            onChange={({ target }) => set({ documents: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
