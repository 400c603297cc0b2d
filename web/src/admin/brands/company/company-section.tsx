import { TextField } from '../../../ui/form/text-field.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { FormSection, type SectionProps } from '../form-section.tsx'
import { missingDisclosures } from './missing-disclosures.ts'
import { fieldWords, optionalLine } from '../studio-draft.ts'

const fields = [
  { name: 'registered_address', maxLength: 300, hint: 'Of the company, as the register has it.' },
  { name: 'cin', maxLength: 21, hint: 'The 21 characters of the Registrar of Companies.' },
  { name: 'company_website', maxLength: 500, hint: undefined },
  {
    name: 'support_hours',
    maxLength: 80,
    hint: 'When somebody answers, like Monday to Saturday, 9:30 to 18:30.',
  },
  { name: 'dlt_entity_id', maxLength: 19, hint: 'Of the operators’ register: 19 digits.' },
  { name: 'sms_header', maxLength: 6, hint: 'The sender of SMS: six letters.' },
] as const

/** What the law wants said of the company behind the brand, and what its SMS are registered under. */
export const CompanySection = ({ draft, onChange, errors }: SectionProps) => {
  const missing = missingDisclosures(draft)
  return (
    <FormSection title="Company and SMS">
      {missing.length === 0 ? null : (
        <Notice tone="warn">
          Before customers come, enter: {missing.map((name) => fieldWords[name]).join(', ')}.
        </Notice>
      )}
      {fields.map(({ name, maxLength, hint }) => (
        <TextField
          key={name}
          label={fieldWords[name]}
          hint={hint}
          error={errors[name]}
          maxLength={maxLength}
          autoComplete="off"
          value={draft[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: optionalLine(target.value) })}
        />
      ))}
    </FormSection>
  )
}
