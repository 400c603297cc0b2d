import { DayField } from '../../office/form/day-field.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { objectChoices } from './audit-objects.ts'

/** The filters as they stand in the address. */
export interface AuditFilterValues {
  object_kind: string
  object_id: string
  actor: string
  action: string
  from: string
  to: string
}

export const noFilters: AuditFilterValues = {
  object_kind: '',
  object_id: '',
  actor: '',
  action: '',
  from: '',
  to: '',
}

interface AuditFiltersProps {
  values: AuditFilterValues
  onChange: (changes: Partial<AuditFilterValues>) => void
}

/** What of the log is shown. */
export const AuditFilters = ({ values, onChange }: AuditFiltersProps) => {
  const isFiltered = Object.keys(noFilters).some((name) => values[name as keyof AuditFilterValues] !== '')
  const text = (name: 'actor' | 'action' | 'object_id') => ({
    value: values[name],
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 80,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <search className="mb-3 grid grid-cols-2 items-start gap-3 md:grid-cols-3 lg:grid-cols-6">
      <TextField label="Who" hint="User name" {...text('actor')} />
      <TextField label="What" hint="lender, lender.updated" {...text('action')} />
      <SelectField
        label="Kind of object"
        placeholder="All"
        options={objectChoices}
        value={values.object_kind}
        onChange={({ target }) => onChange({ object_kind: target.value })}
      />
      <TextField label="Object id" {...text('object_id')} />
      <DayField
        label="From"
        value={values.from === '' ? null : values.from}
        onChange={(day) => onChange({ from: day ?? '' })}
      />
      <DayField
        label="To"
        value={values.to === '' ? null : values.to}
        onChange={(day) => onChange({ to: day ?? '' })}
      />
      {isFiltered ? (
        <div className="col-span-full">
          <Button kind="quiet" onClick={() => onChange(noFilters)}>
            Clear the filters
          </Button>
        </div>
      ) : null}
    </search>
  )
}
