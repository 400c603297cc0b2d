import { incidentSteps, recordIncidentStep } from '@marketplace/contract/office/incidents'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { instantOf, stepNames } from './incident-words.ts'
import { MomentFields } from './moment-fields.tsx'

const choices = incidentSteps.map((value) => ({ value, label: stepNames[value] }))
const empty = { step: '', day: null as string | null, time: '', text: '' }

/** Records what was done about an incident, and when. */
export const StepDialog = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const [form, set, forget] = useDraft(`incident ${number}`, empty)
  const at = instantOf(form.day, form.time)
  const step = incidentSteps.find((one) => one === form.step)
  const record = async (): Promise<void> => {
    if (at === null || step === undefined) return
    const { message } = await officeCall(recordIncidentStep, {
      body: { number, step, at, text: form.text.trim() },
    })
    forget()
    showToast(message, 'good')
    invalidate('incidents')
  }
  return (
    <FormDialog
      isOpen
      title={`What was done about ${number}`}
      action="Record"
      canSubmit={at !== null && step !== undefined && form.text.trim() !== ''}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={record}
    >
      {(errors) => (
        <>
          <SelectField
            label="Step"
            placeholder="Choose"
            error={errors['step']}
            options={choices}
            value={form.step}
            onChange={({ target }) => set({ step: target.value })}
          />
          <MomentFields label="Done on" day={form.day} time={form.time} error={errors['at']} onChange={set} />
          <TextAreaField
            label="What, by whom, under which reference"
            hint="Without personal data of anybody."
            rows={3}
            maxLength={4_000}
            error={errors['text']}
            value={form.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
