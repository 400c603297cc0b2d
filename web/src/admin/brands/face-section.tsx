import { useState } from 'react'
import { brandFonts } from '@marketplace/contract/reference/brands'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords, optionalLine } from './studio-draft.ts'

const OWN = 'own'
const choices = [
  ...brandFonts.map((family) => ({ value: family, label: family })),
  { value: OWN, label: 'A face of its own' },
]

/** The face: one that we serve, or one file at an https address. */
export const FaceSection = ({ draft, onChange, errors }: SectionProps) => {
  const [isOwn, setOwn] = useState(draft.font_link !== null)
  return (
    <FormSection title="Type">
      <SelectField
        label={fieldWords.font_family}
        options={choices}
        error={isOwn ? undefined : errors['font_family']}
        value={isOwn ? OWN : draft.font_family}
        onChange={({ target }) => {
          const family = brandFonts.find((known) => known === target.value)
          setOwn(family === undefined)
          onChange(family === undefined ? { font_family: '' } : { font_family: family, font_link: null })
        }}
      />
      {isOwn ? (
        <>
          <TextField
            label="Family name"
            error={errors['font_family']}
            maxLength={40}
            value={draft.font_family}
            onChange={({ target }) => onChange({ font_family: target.value })}
          />
          <TextField
            label={fieldWords.font_link}
            type="url"
            hint="One .woff2 file over https. Its host has to let other sites fetch it (CORS). Hindi keeps our own face."
            error={errors['font_link']}
            maxLength={300}
            spellCheck={false}
            value={draft.font_link ?? ''}
            onChange={({ target }) => onChange({ font_link: optionalLine(target.value) })}
          />
        </>
      ) : null}
    </FormSection>
  )
}
