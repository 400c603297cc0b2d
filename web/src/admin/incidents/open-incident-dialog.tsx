import { IncidentKind, incidentKinds, openIncident } from '@marketplace/contract/office/incidents'
import { useNavigate } from '../../router/router.tsx'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { instantOf } from './incident-words.ts'
import { MomentFields } from './moment-fields.tsx'

const kindChoices = Object.entries(incidentKinds).map(([value, label]) => ({ value, label }))
const empty = {
  title: '',
  kind: '',
  summary: '',
  day: null as string | null,
  time: '',
  personal: false,
  people: '',
}

/** Opens an incident: its clocks run from the moment that it was noticed. */
export const OpenIncidentDialog = ({ onClose }: { onClose: () => void }) => {
  const [form, set, forget] = useDraft('incident', empty)
  const navigate = useNavigate()
  const noticed_at = instantOf(form.day, form.time)
  const kind = IncidentKind.safeParse(form.kind)
  const isWhole =
    noticed_at !== null && kind.success && form.title.trim() !== '' && form.summary.trim() !== ''
  const open = async (): Promise<void> => {
    if (noticed_at === null || !kind.success) return
    const { message, data } = await officeCall(openIncident, {
      body: {
        title: form.title.trim(),
        kind: kind.data,
        summary: form.summary.trim(),
        noticed_at,
        personal_data: form.personal ? 1 : 0,
        people: form.personal ? numberFromText(form.people) : null,
      },
    })
    forget()
    showToast(message, 'good')
    invalidate('incidents')
    navigate(`/admin/incidents/${data.number}`)
  }
  return (
    <FormDialog
      isOpen
      title="Open an incident"
      action="Open incident"
      canSubmit={isWhole}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={open}
    >
      {(errors) => (
        <>
          <TextField
            label="Title"
            maxLength={120}
            error={errors['title']}
            value={form.title}
            onChange={({ target }) => set({ title: target.value })}
          />
          <SelectField
            label="Kind"
            placeholder="Choose"
            error={errors['kind']}
            options={kindChoices}
            value={form.kind}
            onChange={({ target }) => set({ kind: target.value })}
          />
          <MomentFields
            label="Noticed on"
            day={form.day}
            time={form.time}
            error={errors['noticed_at']}
            onChange={set}
          />
          <TextAreaField
            label="What happened"
            hint="Without personal data of anybody."
            rows={4}
            maxLength={4_000}
            error={errors['summary']}
            value={form.summary}
            onChange={({ target }) => set({ summary: target.value })}
          />
          <Checkbox
            label="Personal data are concerned: the Board and the people are informed"
            checked={form.personal}
            onChange={({ target }) => set({ personal: target.checked })}
          />
          {form.personal ? (
            <NumberField
              label="How many people, as far as is known"
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
