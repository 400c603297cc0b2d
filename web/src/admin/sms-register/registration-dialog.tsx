import { dltClasses, saveDltTemplate, type DltTemplate } from '@marketplace/contract/customers/dlt'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

export const classNamesOf = {
  transactional: 'Transactional',
  service: 'Service',
  promotional: 'Promotional (10:00 to 21:00)',
} as const

interface RegistrationDialogProps {
  entityId: string
  template: DltTemplate
  onClose: () => void
}

/** What the operators registered one text as. */
export const RegistrationDialog = ({ entityId, template, onClose }: RegistrationDialogProps) => {
  const [id, setId] = useState(template.template_id ?? '')
  const [chosen, setChosen] = useState<string>(template.class ?? '')
  const dltClass = dltClasses.find((one) => one === chosen)
  const save = async (): Promise<void> => {
    if (dltClass === undefined) return
    const { message } = await officeCall(saveDltTemplate, {
      body: {
        entity_id: entityId,
        template: template.template,
        language: template.language,
        template_id: id.trim(),
        class: dltClass,
      },
    })
    showToast(message, 'good')
    invalidate('dlt-templates')
  }
  return (
    <FormDialog
      isOpen
      title={`${template.template}, ${template.language}`}
      action="Save registration"
      canSubmit={id.trim() !== '' && dltClass !== undefined}
      onClose={onClose}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p className="text-sm wrap-anywhere">{template.text}</p>
          <TextField
            label="Template id"
            hint="19 digits, as the operators’ portal shows it."
            inputMode="numeric"
            maxLength={19}
            autoComplete="off"
            error={errors['template_id']}
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
          <SelectField
            label="Class"
            placeholder="Choose"
            error={errors['class']}
            options={dltClasses.map((value) => ({ value, label: classNamesOf[value] }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
