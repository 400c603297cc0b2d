import { TextField } from '../../ui/form/text-field.tsx'
import { FormSection } from './form-section.tsx'

interface SlugSectionProps {
  slug: string
  fixedSlug: string | null
  error: string | undefined
  onChange: (slug: string) => void
}

/** The address of a new brand, which it keeps. */
export const SlugSection = ({ slug, fixedSlug, error, onChange }: SlugSectionProps) => (
  <FormSection title="Address">
    <TextField
      label="Short name"
      hint={
        fixedSlug === null
          ? 'Small letters, digits and dashes. It is part of the brand’s address and cannot be changed later.'
          : 'The first brand is the default one: it answers wherever no other brand does.'
      }
      error={error}
      maxLength={64}
      spellCheck={false}
      autoCapitalize="none"
      readOnly={fixedSlug !== null}
      value={fixedSlug ?? slug}
      onChange={({ target }) => onChange(target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, ''))}
    />
  </FormSection>
)
