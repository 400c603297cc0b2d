import { addReferralTerms, MOST_REFERRAL_PERCENT } from '@marketplace/contract/money/referral-terms'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { between, firstWrong, required } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { showToast } from '../../ui/toast-store.ts'
import { DatedTermsFields, isDated } from './dated-terms.tsx'

const LONGEST_MONTHS = 60

/** New terms of referral from a day on, of every partner or of one. */
export const AddReferralTermsDialog = ({ today, onClose }: { today: string; onClose: () => void }) => {
  const initial = useMemo(
    () => ({ partner: '', percent: '', months: '12', day: today as string | null, reason: '' }),
    [today],
  )
  const [values, set, forget] = useDraft('referral terms', initial)
  const { percent, months, day, reason } = values
  const wrongPercent = firstWrong(percent, [
    between(0, MOST_REFERRAL_PERCENT, `From 0 to ${MOST_REFERRAL_PERCENT}.`),
  ])
  const wrongMonths = firstWrong(months, [between(1, LONGEST_MONTHS, `From 1 to ${LONGEST_MONTHS}.`)])
  const isWhole =
    wrongPercent === undefined &&
    wrongMonths === undefined &&
    firstWrong(percent, [required('')]) === undefined &&
    firstWrong(months, [required('')]) === undefined &&
    isDated(values)
  const close = (): void => {
    forget()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      title="New terms of referral"
      action="Add the terms"
      canSubmit={isWhole}
      onClose={close}
      onSubmit={async () => {
        if (day === null) return
        await officeCall(addReferralTerms, {
          body: {
            partner_id: values.partner === '' ? null : Number(values.partner),
            percent: Number(percent),
            months: Number(months),
            valid_from: day,
            reason: reason.trim(),
          },
        })
        forget()
        invalidate('referral-terms', 'partner-statements')
        showToast('Terms added', 'good')
      }}
    >
      {(errors) => (
        <DatedTermsFields partnerLabel="Partner that invites" values={values} set={set} errors={errors}>
          <NumberField
            label="Share of our commission, in percent"
            hint="For each loan that an invited partner brings. 0 ends what was agreed."
            decimals={3}
            error={errors['percent'] ?? wrongPercent}
            value={percent}
            onChange={(text) => set({ percent: text })}
          />
          <NumberField
            label="Counts for, months"
            hint="From the day on which the invited partner asked to become one."
            error={errors['months'] ?? wrongMonths}
            value={months}
            onChange={(text) => set({ months: text })}
          />
        </DatedTermsFields>
      )}
    </FormDialog>
  )
}
