import { addPayoutTerms } from '@marketplace/contract/money/partner-statements-acts'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DatedTermsFields, isDated } from './dated-terms.tsx'

const tdsChoices = [
  { value: 'statement', label: 'When a statement is approved' },
  { value: 'accrual', label: 'When a share is earned' },
] as const

/** New terms of payout from a day on, of every partner or of one. */
export const AddTermsDialog = ({ today, onClose }: { today: string; onClose: () => void }) => {
  const initial = useMemo(
    () => ({
      partner: '',
      hold: '15',
      minimum: '500',
      objection: '7',
      tds: 'statement',
      day: today as string | null,
      reason: '',
    }),
    [today],
  )
  const [values, set, forget] = useDraft('payout terms', initial)
  const hold = numberFromText(values.hold)
  const minimum = numberFromText(values.minimum)
  const objection = numberFromText(values.objection)
  const { day, reason } = values
  const isWhole = hold !== null && minimum !== null && objection !== null && isDated(values)
  const close = (): void => {
    forget()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      title="New terms of payout"
      action="Add the terms"
      canSubmit={isWhole}
      onClose={close}
      onSubmit={async () => {
        if (hold === null || minimum === null || objection === null || day === null) return
        await officeCall(addPayoutTerms, {
          body: {
            partner_id: values.partner === '' ? null : Number(values.partner),
            hold_days: hold,
            minimum,
            objection_days: objection,
            tds_at: values.tds === 'accrual' ? 'accrual' : 'statement',
            valid_from: day,
            reason: reason.trim(),
          },
        })
        forget()
        invalidate('payout-terms', 'partner-statements')
        showToast('Terms added', 'good')
      }}
    >
      {(errors) => (
        <DatedTermsFields partnerLabel="Partner" values={values} set={set} errors={errors}>
          <NumberField
            label="Hold, days"
            hint="From the lender’s money to the day on which a line may enter a statement."
            error={errors['hold_days']}
            value={values.hold}
            onChange={(text) => set({ hold: text })}
          />
          <NumberField
            label="Minimum"
            prefix="₹"
            error={errors['minimum']}
            value={values.minimum}
            onChange={(text) => set({ minimum: text })}
          />
          <NumberField
            label="Days to object"
            error={errors['objection_days']}
            value={values.objection}
            onChange={(text) => set({ objection: text })}
          />
          <SelectField
            label="TDS is withheld"
            error={errors['tds_at']}
            options={tdsChoices}
            value={values.tds}
            onChange={({ target }) => set({ tds: target.value })}
          />
        </DatedTermsFields>
      )}
    </FormDialog>
  )
}
