import { proposeFigure } from '@marketplace/contract/reference/regulated-figures'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { figureName } from './figure-words.ts'

interface ProposeDialogProps {
  names: readonly string[]
  /** The day in India, YYYY-MM-DD. */
  today: string
  onClose: () => void
}

/** A new row of a figure, for another administrator to approve. */
export const ProposeDialog = ({ names, today, onClose }: ProposeDialogProps) => {
  const initial = useMemo(() => ({ name: '', value: '', day: today as string | null, source: '' }), [today])
  const [{ name, value, day, source }, set, forget] = useDraft('regulated figure', initial)
  const number = numberFromText(value)
  const isWhole = name !== '' && number !== null && day !== null && source.trim().length >= 10
  const propose = async (): Promise<void> => {
    if (number === null || day === null) return
    const { message } = await officeCall(proposeFigure, {
      body: { name, value: number, valid_from: day, source: source.trim() },
    })
    showToast(message, 'good')
    invalidate('approvals')
  }
  return (
    <FormDialog
      isOpen
      title="Propose a figure"
      action="Propose"
      canSubmit={isWhole}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        await propose()
        forget()
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="Figure"
            placeholder="Choose"
            error={errors['name']}
            options={names.map((one) => ({ value: one, label: figureName(one) }))}
            value={name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <NumberField
            label="Value"
            decimals={2}
            error={errors['value']}
            value={value}
            onChange={(text) => set({ value: text })}
          />
          <DayField
            label="In force from"
            hint="Today or later: what was reckoned before stays as it was."
            error={errors['valid_from']}
            value={day}
            min="today"
            onChange={(next) => set({ day: next })}
          />
          <TextAreaField
            label="Source"
            hint="The circular or Act with its number, its day and the section."
            rows={3}
            maxLength={500}
            error={errors['source']}
            value={source}
            onChange={({ target }) => set({ source: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
