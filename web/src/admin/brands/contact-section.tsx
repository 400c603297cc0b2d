import { TextField } from '../../ui/form/text-field.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords } from './studio-draft.ts'

const fields = [
  { name: 'grievance_officer_name', type: 'text', maxLength: 80 },
  { name: 'grievance_email', type: 'email', maxLength: 254 },
  { name: 'grievance_phone', type: 'tel', maxLength: 20 },
  { name: 'support_email', type: 'email', maxLength: 254 },
] as const

/** Whom customers turn to; the first three stand in the footer of every page. */
export const ContactSection = ({ draft, onChange, errors }: SectionProps) => (
  <FormSection title="Contact">
    {fields.map(({ name, type, maxLength }) => (
      <TextField
        key={name}
        type={type}
        label={fieldWords[name]}
        error={errors[name]}
        maxLength={maxLength}
        autoComplete="off"
        value={draft[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ))}
  </FormSection>
)
