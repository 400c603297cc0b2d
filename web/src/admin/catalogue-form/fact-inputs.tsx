import { DayField } from '../../office/form/day-field.tsx'
import type { ServerErrors } from '../../office/form/form-dialog.tsx'
import { MultiSelect } from '../../office/form/multi-select.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import type { FactField, FactTexts } from './fact-form.ts'

interface FactInputProps {
  field: FactField
  value: string
  error: string | undefined
  isFixed: boolean
  onChange: (text: string) => void
}

const FactInput = ({ field, value, error, isFixed, onChange }: FactInputProps) => {
  const { label, kind, max, hint, options = [] } = field
  const texts = { label, error, ...(hint !== undefined && { hint }) }
  if (kind === 'day')
    return <DayField {...texts} value={value === '' ? null : value} onChange={(day) => onChange(day ?? '')} />
  if (kind === 'whole' || kind === 'percent')
    return <NumberField {...texts} value={value} decimals={kind === 'percent' ? 2 : 0} onChange={onChange} />
  if (kind === 'several')
    return (
      <MultiSelect
        {...texts}
        options={options}
        value={value === '' ? [] : value.split(' ')}
        onChange={(values) => onChange(values.join(' '))}
      />
    )
  if (kind === 'choice')
    return (
      <SelectField
        {...texts}
        placeholder="Choose"
        disabled={isFixed}
        value={value}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const typed = {
    ...texts,
    value,
    ...(max !== undefined && { maxLength: max }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return kind === 'line' ? (
    <TextField {...typed} autoComplete="off" disabled={isFixed} />
  ) : (
    <TextAreaField {...typed} rows={3} />
  )
}

interface FactInputsProps {
  fields: readonly FactField[]
  texts: FactTexts
  /** What the server said of each, under `prefix` and its name. */
  errors: ServerErrors
  prefix: string
  /** Names of facts that are chosen once. */
  fixed: readonly string[]
  onChange: (changes: Record<string, string>) => void
}

/** What was said of a field, or of a line within it. */
const errorOf = (errors: ServerErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]

/** The fields of a form of facts. */
export const FactInputs = ({ fields, texts, errors, prefix, fixed, onChange }: FactInputsProps) => (
  <>
    {fields.map((field) => (
      <FactInput
        key={field.name}
        field={field}
        value={texts[field.name] ?? ''}
        error={errorOf(errors, `${prefix}.${field.name}`)}
        isFixed={fixed.includes(field.name)}
        onChange={(text) => onChange({ [field.name]: text })}
      />
    ))}
  </>
)
