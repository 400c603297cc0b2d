import {
  triedFieldNames,
  type RuleChange,
  type TriedField,
} from '@marketplace/contract/loans/customer-eligibility'
import { lenderField } from '@marketplace/contract/market/lender-fields'
import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { getLender } from '@marketplace/contract/market/lenders-office'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { IconTrash } from '@tabler/icons-react'
import { useMemo, useState, type SubmitEvent } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { NumberField } from '../../office/form/number-field.tsx'
import { SearchSelect } from '../../office/form/search-select.tsx'
import { numberFromText } from '../../office/form/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { fieldLabel, valueText } from '../lenders/value-text.ts'

interface ChangesEditorProps {
  lenders: readonly LenderRow[]
  options: OptionSets
  changes: readonly RuleChange[]
  onChange: (changes: readonly RuleChange[]) => void
}

const noGroups: readonly { id: number; name: string }[] = []
const fields: readonly Choice[] = triedFieldNames.map((value) => ({ value, label: fieldLabel(value) }))
const onOff: readonly Choice[] = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]

const decimalsOf = (property: TriedField): number => (lenderField(property).kind === 'percent' ? 3 : 0)

/** The lender as it stands, for what is shown beside a change. */
const useLenderNow = (lenderId: string): OfficeLender | null => {
  const id = Number(lenderId)
  const { value } = useAnswer(ask(`lender ${id}`, getLender, { params: { lenderId: id } }), {
    isOff: lenderId === '',
  })
  return lenderId === '' ? null : (value?.data ?? null)
}

const ValueField = ({
  property,
  value,
  onChange,
  options,
}: {
  property: TriedField
  value: string
  onChange: (value: string) => void
  options: OptionSets
}) => {
  const { kind, set, unit, nullable, live } = lenderField(property)
  const mayBeNone = nullable === true && live !== true
  const label = 'Try'
  if (kind === 'flag') {
    return (
      <SelectField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={onOff}
        placeholder="Choose"
      />
    )
  }
  if (kind === 'option' && set !== undefined) {
    const choices = (options[set] ?? []).map((option) => ({ value: option.id, label: option.value }))
    return (
      <SelectField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={choices}
        placeholder="None"
      />
    )
  }
  return (
    <NumberField
      label={unit === undefined ? label : `${label}, ${unit}`}
      hint={mayBeNone ? 'Empty is no bound' : undefined}
      decimals={decimalsOf(property)}
      value={value}
      onChange={onChange}
    />
  )
}

/** A list of rule changes that are tried and never saved. A later change of the same field takes the earlier one's place. */
export const ChangesEditor = ({ lenders, options, changes, onChange }: ChangesEditorProps) => {
  const [lenderId, setLenderId] = useState('')
  const [property, setProperty] = useState<TriedField>('min_income')
  const [value, setValue] = useState('')
  const now = useLenderNow(lenderId)
  const choices = useMemo(
    () =>
      lenders.map((lender) => ({ value: String(lender.lender_id), label: lender.legal_name ?? lender.name })),
    [lenders],
  )
  const named = { options, groups: noGroups }
  const { nullable, live, kind } = lenderField(property)
  const isEmpty = value.trim() === ''
  const mayBeEmpty = nullable === true && live !== true && kind !== 'flag'
  const canAdd = lenderId !== '' && (!isEmpty || mayBeEmpty)
  const nameOf = (id: number): string => {
    const lender = lenders.find(({ lender_id }) => lender_id === id)
    return lender?.legal_name ?? lender?.name ?? `#${id}`
  }
  const add = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!canAdd) return
    const change: RuleChange = { lender_id: Number(lenderId), property, value: numberFromText(value) }
    onChange([
      ...changes.filter((other) => other.lender_id !== change.lender_id || other.property !== property),
      change,
    ])
    setValue('')
  }
  return (
    <div>
      <form
        noValidate
        onSubmit={add}
        className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto]"
      >
        <SearchSelect
          label="Lender"
          placeholder="Type a name"
          value={lenderId}
          onChange={setLenderId}
          options={choices}
        />
        <SelectField
          label="Field"
          value={property}
          hint={now === null ? undefined : `Now ${valueText(property, now[property], named)}`}
          onChange={({ target }) => {
            setProperty(triedFieldNames.find((name) => name === target.value) ?? 'min_income')
            setValue('')
          }}
          options={fields}
        />
        <ValueField property={property} value={value} onChange={setValue} options={options} />
        <Button type="submit" kind="secondary" disabled={!canAdd} className="lg:mt-6">
          Add change
        </Button>
      </form>
      {changes.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          No change yet. Choose a lender, a field and the value to try; nothing is saved.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line-soft border-t border-line-soft text-sm">
          {changes.map((change) => (
            <li key={`${change.lender_id} ${change.property}`} className="flex items-center gap-3 py-1">
              <span className="min-w-0 grow wrap-anywhere">
                {nameOf(change.lender_id)}: {fieldLabel(change.property)}{' '}
                <strong>{valueText(change.property, change.value, named)}</strong>
              </span>
              <button
                type="button"
                aria-label={`Remove ${fieldLabel(change.property)} of ${nameOf(change.lender_id)}`}
                onClick={() => onChange(changes.filter((other) => other !== change))}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-soft"
              >
                <IconTrash aria-hidden="true" className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
