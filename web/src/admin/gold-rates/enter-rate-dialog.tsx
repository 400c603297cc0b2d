import { enterGoldRate } from '@marketplace/contract/reference/gold-rates'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { numberFromText } from '../../office/form/typed-number.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { sourceChoices, sourceOf } from './rate-sources.ts'

interface EnterRateDialogProps {
  /** The day in India, YYYY-MM-DD. */
  today: string
  onClose: () => void
}

/** The rate of a day, or a correction of it. A rate far from the one before is asked about once more by the server. */
export const EnterRateDialog = ({ today, onClose }: EnterRateDialogProps) => {
  const initial = useMemo(
    () => ({ day: today as string | null, rate: '', source: '', isConfirmed: false }),
    [today],
  )
  const [{ day, rate, source, isConfirmed }, set, forget] = useDraft('gold rate', initial)
  const rupees = numberFromText(rate)
  const from = sourceOf(source)
  const isWhole = day !== null && rupees !== null && from !== null
  const close = (): void => {
    forget()
    onClose()
  }
  const enter = async (): Promise<void> => {
    if (!isWhole) return
    const { message } = await officeCall(enterGoldRate, {
      body: { day, rupees_per_gram_24k: rupees, source: from, is_confirmed: isConfirmed ? 1 : 0 },
    })
    showToast(message, 'good')
    invalidate('gold-rates')
  }
  return (
    <FormDialog
      isOpen
      title="Enter a gold rate"
      action="Enter rate"
      canSubmit={isWhole}
      onClose={close}
      onSubmit={enter}
    >
      {(errors) => (
        <>
          <NumberField
            label="Rupees a gram of 24 carat"
            hint="As published, of 999 purity. Rates for 10 grams are divided by 10."
            prefix="₹"
            decimals={2}
            error={errors['rupees_per_gram_24k']}
            value={rate}
            onChange={(text) => set({ rate: text, isConfirmed: false })}
          />
          <DayField
            label="Day it was published"
            hint="A rate that is entered for the same day again corrects it."
            error={errors['day']}
            value={day}
            onChange={(next) => set({ day: next, isConfirmed: false })}
          />
          <SelectField
            label="Source"
            hint="Customers see it beside the rate."
            error={errors['source']}
            placeholder="Choose"
            options={sourceChoices}
            value={source}
            onChange={({ target }) => set({ source: target.value })}
          />
          {errors['is_confirmed'] === undefined && !isConfirmed ? null : (
            <Checkbox
              label="I have looked at it again: the rate is right"
              error={errors['is_confirmed']}
              checked={isConfirmed}
              onChange={({ target }) => set({ isConfirmed: target.checked })}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
