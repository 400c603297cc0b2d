import { TextField } from '../../ui/form/text-field.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords, optionalLine } from './studio-draft.ts'

/** Who the brand is, and who stands behind it. */
export const NameSection = ({ draft, onChange, errors }: SectionProps) => (
  <FormSection title="Name and company">
    <TextField
      label={fieldWords.name}
      error={errors['name']}
      maxLength={60}
      value={draft.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label={fieldWords.legal_name}
      hint="The footer of every page says that the brand is a trading name of this company."
      error={errors['legal_name']}
      maxLength={120}
      value={draft.legal_name}
      onChange={({ target }) => onChange({ legal_name: target.value })}
    />
    <TextField
      label={fieldWords.title}
      hint="At the end of each page’s title. Empty: the name."
      error={errors['title']}
      maxLength={80}
      value={draft.title ?? ''}
      onChange={({ target }) => onChange({ title: optionalLine(target.value) })}
    />
  </FormSection>
)
