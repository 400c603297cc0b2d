import { lenderField, type LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { useState } from 'react'
import { moneyInWords } from '../../i18n/format-values.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { Switch } from '../../office/form/switch.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { parseAmount } from '../lender-revenue/parse-amount.ts'
import { fieldText, readField } from './field-text.ts'

export interface FieldControlProps {
  property: LenderProperty
  value: unknown
  options: OptionSets
  /** Saves the field; never throws. */
  onSave: (property: LenderProperty, value: unknown) => Promise<void>
}

const LAKH = 100_000

const hintOf = (property: LenderProperty, typed: string): string | undefined => {
  const { hint, unit, kind } = lenderField(property)
  const rupees = kind === 'rupees' ? parseAmount(typed) : null
  const words = rupees === null || rupees < LAKH ? undefined : moneyInWords(rupees, 'en')
  return (
    [words, unit === '₹' ? undefined : unit, hint].filter((part) => part !== undefined).join(' · ') ||
    undefined
  )
}

const untouched: { typed: string | null } = { typed: null }

/** Left with another value it saves it (section 5); Enter does the same, Escape puts the stored value back. */
const TypedField = ({ property, value, onSave }: FieldControlProps) => {
  const { label, kind, placeholder } = lenderField(property)
  const stored = fieldText(property, value)
  const [{ typed }, set, drop] = useDraft(`${location.pathname} ${property}`, untouched)
  const [error, setError] = useState(
    typed === null ? undefined : 'Not saved yet: Enter saves it, Escape gives it up',
  )
  const forget = (): void => {
    drop()
    setError(undefined)
  }
  const leave = async (): Promise<void> => {
    if (typed === null || typed.trim() === stored) return forget()
    const read = readField(property, typed)
    if ('error' in read) return setError(read.error)
    if ('value' in read) await onSave(property, read.value)
    // A session that ended at this save: what was typed waits for the next.
    if (getOfficeSession().a_atkn !== null) forget()
  }
  const text = typed ?? stored
  const field = {
    label,
    hint: hintOf(property, text),
    error,
    placeholder,
    autoComplete: 'off',
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set({ typed: target.value }),
    onBlur: () => void leave(),
  }
  if (kind === 'long_text')
    return (
      <TextAreaField
        {...field}
        rows={2}
        className="col-span-full"
        onKeyDown={(event) => {
          if (event.key === 'Escape') forget()
        }}
      />
    )
  return (
    <TextField
      {...field}
      inputMode={
        kind === 'integer' ? 'numeric' : kind === 'number' || kind === 'percent' ? 'decimal' : 'text'
      }
      {...(kind === 'rupees' && { prefix: '₹' })}
      {...((kind === 'text' || kind === 'list') && { className: 'col-span-2' })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') forget()
      }}
    />
  )
}

const ChosenField = ({ property, value, options, onSave }: FieldControlProps) => {
  const { label, hint, kind, set, choices, nullable } = lenderField(property)
  const offered: readonly Choice[] =
    kind === 'option' && set !== undefined
      ? (options[set] ?? [])
          .filter(({ id, retired }) => retired === undefined || id === value)
          .map(({ id, value: words }) => ({ value: id, label: words }))
      : (choices ?? [])
  const save = (chosen: string): void => {
    const next = kind === 'option' ? Number(chosen) : chosen
    void onSave(property, chosen === '' ? null : next)
  }
  return (
    <SelectField
      label={label}
      hint={hint}
      className="col-span-2"
      options={offered}
      value={fieldText(property, value)}
      onChange={({ target }) => save(target.value)}
      {...(nullable === true && { placeholder: 'Not set' })}
    />
  )
}

/** One field of a lender: what it is decides how it is typed and when it is saved. */
export const LenderFieldControl = (props: FieldControlProps) => {
  const { property, value, onSave } = props
  const { label, hint, kind } = lenderField(property)
  if (kind === 'flag')
    return (
      <div className="col-span-2">
        <Switch label={label} isOn={value === 1} onChange={(isOn) => onSave(property, isOn ? 1 : 0)} />
        {hint === undefined ? null : <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
    )
  if (kind === 'day')
    return (
      <DayField
        label={label}
        value={typeof value === 'string' ? value : null}
        onChange={(day) => void onSave(property, day)}
      />
    )
  return kind === 'option' || kind === 'choice' ? <ChosenField {...props} /> : <TypedField {...props} />
}

/** A flag among others that are ticked together. */
export const LenderTick = ({ property, value, onSave }: FieldControlProps) => (
  <Checkbox
    label={lenderField(property).label}
    checked={value === 1}
    onChange={({ target }) => void onSave(property, target.checked ? 1 : 0)}
  />
)
