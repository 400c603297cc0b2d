import { incidentSteps, recordIncidentStep, type Incident } from '@marketplace/contract/office/incidents'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { instantOf, stepNames } from './incident-words.ts'
import { MomentFields } from './moment-fields.tsx'

const choices = incidentSteps.map((value) => ({ value, label: stepNames[value] }))
const empty = { step: '', day: null as string | null, time: '', text: '', personal: false, people: '' }

/** Records what was done about an incident and when, and what was found out of the people concerned. */
export const StepDialog = ({
  incident: { number, personal_data },
  onClose,
}: {
  incident: Pick<Incident, 'number' | 'personal_data'>
  onClose: () => void
}) => {
  const [form, set, forget] = useDraft(`incident ${number}`, empty)
  const at = instantOf(form.day, form.time)
  const isPersonal = personal_data === 1 || form.personal
  const step = incidentSteps.find((one) => one === form.step)
  const record = async (): Promise<void> => {
    if (at === null || step === undefined) return
    const people = isPersonal ? numberFromText(form.people) : null
    const { message } = await officeCall(recordIncidentStep, {
      body: {
        number,
        step,
        at,
        text: form.text.trim(),
        ...(isPersonal && personal_data === 0 && { personal_data: 1 as const }),
        ...(people !== null && { people }),
      },
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
          {personal_data === 1 ? null : (
            <Checkbox
              label="Personal data are concerned after all: the Board and the people are informed"
              checked={form.personal}
              onChange={({ target }) => set({ personal: target.checked })}
            />
          )}
          {isPersonal ? (
            <NumberField
              label="How many people, where more is known"
              error={errors['people']}
              value={form.people}
              onChange={(people) => set({ people })}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
