import { useState } from 'react'
import { controlClass, Field } from '../../ui/form/field.tsx'
import { contrastReport } from '../../brand/contrast-report.ts'
import { ContrastTable } from './contrast-table.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords } from './studio-draft.ts'

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

interface ColourFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (colour: string) => void
}

const ColourField = ({ label, value, error, onChange }: ColourFieldProps) => (
  <div>
    <Field label={label} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={isHex(value) ? value : '#000000'}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
            className="size-11 shrink-0 rounded-control border border-line bg-surface p-1"
          />
          <input
            {...control}
            type="text"
            maxLength={7}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
            className={controlClass(error !== undefined, 'font-mono')}
          />
        </div>
      )}
    </Field>
  </div>
)

/** The two colours, and how they read on customers' pages. */
export const ColourSection = ({ draft, onChange, errors }: SectionProps) => {
  // While a code is being typed the report stays at the last whole one.
  const [whole, setWhole] = useState({ primary: draft.primary_colour, secondary: draft.secondary_colour })
  const choose = (changes: { primary_colour?: string; secondary_colour?: string }): void => {
    onChange(changes)
    const { primary_colour = whole.primary, secondary_colour = whole.secondary } = changes
    if (isHex(primary_colour) && isHex(secondary_colour))
      setWhole({ primary: primary_colour, secondary: secondary_colour })
  }
  return (
    <FormSection title="Colours">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColourField
          label={fieldWords.primary_colour}
          value={draft.primary_colour}
          error={errors['primary_colour']}
          onChange={(primary_colour) => choose({ primary_colour })}
        />
        <ColourField
          label={fieldWords.secondary_colour}
          value={draft.secondary_colour}
          error={errors['secondary_colour']}
          onChange={(secondary_colour) => choose({ secondary_colour })}
        />
      </div>
      <ContrastTable rows={contrastReport(whole.primary, whole.secondary)} />
    </FormSection>
  )
}
