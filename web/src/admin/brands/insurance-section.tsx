import { TextField } from '../../ui/form/text-field.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords, optionalLine } from './studio-draft.ts'

const fields = [
  {
    name: 'insurance_licensee_name',
    maxLength: 120,
    hint: 'Without all three, the brand shows no insurance at all.',
  },
  { name: 'insurance_licence_number', maxLength: 40, hint: undefined },
  {
    name: 'insurance_referral_link',
    maxLength: 500,
    hint: '{UNIQUE_ID} is replaced with the id of the referral; the plan is added as ?plan=.',
  },
] as const

/** The licensed entity that customers who want insurance are referred to. */
export const InsuranceSection = ({ draft, onChange, errors }: SectionProps) => (
  <FormSection title="Insurance">
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
