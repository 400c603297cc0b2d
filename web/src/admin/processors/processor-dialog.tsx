import { saveProcessor, type OfficeProcessor } from '@marketplace/contract/reference/processors'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const texts = [
  { name: 'name', label: 'Company', max: 120 },
  { name: 'purpose_en', label: 'What it does for us, in English', max: 200 },
  { name: 'purpose_hi', label: 'What it does for us, in Hindi', max: 200 },
  { name: 'data_en', label: 'Which data it receives, in English', max: 300 },
  { name: 'data_hi', label: 'Which data it receives, in Hindi', max: 300 },
  { name: 'country', label: 'Country of the data, two letters', max: 2 },
] as const

const empty = {
  name: '',
  purpose_en: '',
  purpose_hi: '',
  data_en: '',
  data_hi: '',
  country: 'IN',
  since: null as string | null,
  ended_on: null as string | null,
}

interface ProcessorDialogProps {
  /** Null adds one. */
  processor: OfficeProcessor | null
  onClose: () => void
}

/** A company that works on personal data for us, as the privacy policy names it. */
export const ProcessorDialog = ({ processor, onClose }: ProcessorDialogProps) => {
  const initial = useMemo(() => ({ ...empty, ...processor }), [processor])
  const [values, set, forget] = useDraft(`processor ${processor?.processor_id ?? 'new'}`, initial)
  const isWhole = values.since !== null && texts.every(({ name }) => values[name].trim() !== '')
  const save = async (): Promise<void> => {
    const { since, ended_on } = values
    if (since === null) return
    const { message } = await officeCall(saveProcessor, {
      body: {
        processor_id: processor?.processor_id ?? null,
        version: processor?.version ?? 0,
        name: values.name,
        purpose_en: values.purpose_en,
        purpose_hi: values.purpose_hi,
        data_en: values.data_en,
        data_hi: values.data_hi,
        country: values.country.toUpperCase(),
        since,
        ended_on,
      },
    })
    forget()
    showToast(message, 'good')
    invalidate('processors')
  }
  return (
    <FormDialog
      isOpen
      title={processor === null ? 'Add a processor' : processor.name}
      action="Save processor"
      canSubmit={isWhole}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <>
          {texts.map(({ name, label, max }) => (
            <TextField
              key={name}
              label={label}
              maxLength={max}
              autoComplete="off"
              error={errors[name]}
              value={values[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ))}
          <DayField
            label="Works for us since"
            error={errors['since']}
            value={values.since}
            onChange={(since) => set({ since })}
          />
          <DayField
            label="Until"
            hint="Empty while it works for us."
            error={errors['ended_on']}
            value={values.ended_on}
            min={values.since ?? undefined}
            onChange={(ended_on) => set({ ended_on })}
          />
        </>
      )}
    </FormDialog>
  )
}
