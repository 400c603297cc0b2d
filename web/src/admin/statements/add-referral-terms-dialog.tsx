import { addReferralTerms, MOST_REFERRAL_PERCENT } from '@marketplace/contract/money/referral-terms'
import { listPartners } from '@marketplace/contract/partners/partners'
import { useMemo } from 'react'
import { askAll, invalidate, useAnswer } from '../../office/answers.ts'
import { between, firstWrong, required } from '../../office/form/check-fields.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const SHORTEST = 3
const LONGEST_MONTHS = 60

/** New terms of referral from a day on, of every partner or of one. */
export const AddReferralTermsDialog = ({ today, onClose }: { today: string; onClose: () => void }) => {
  const initial = useMemo(
    () => ({ partner: '', percent: '', months: '12', day: today as string | null, reason: '' }),
    [today],
  )
  const [values, set, forget] = useDraft('referral terms', initial)
  const partners = useAnswer(askAll('partners', listPartners, {}))
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
    day !== null &&
    reason.trim().length >= SHORTEST
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
        <>
          <SelectField
            label="Partner that invites"
            placeholder="Every partner without terms of its own"
            error={errors['partner_id']}
            options={(partners.value?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={values.partner}
            onChange={({ target }) => set({ partner: target.value })}
          />
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
          <DayField
            label="In force from"
            error={errors['valid_from']}
            value={day}
            min="today"
            onChange={(next) => set({ day: next })}
          />
          <TextAreaField
            label="Reason"
            rows={2}
            maxLength={500}
            error={errors['reason']}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
