import { lenderField, type LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { useRef, useState } from 'react'
import { moneyInWords } from '../../i18n/format-values.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { getOfficeSession } from '../../office/session/office-session.ts'
import { Switch } from '../../office/form/switch.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { parseAmount } from '../lender-revenue/parse-amount.ts'
import { Marked, SaveMarkText } from './save-mark.tsx'
import { fieldText, readField } from './field-text.ts'
import { sectionOf } from './lender-sections.ts'
import type { LenderRecord } from './use-lender.ts'

export interface FieldControlProps {
  property: LenderProperty
  value: unknown
  options: OptionSets
  record: Pick<LenderRecord, 'save' | 'markOf' | 'giveUp'>
  /** In the head of the page: without a hint, the label beside the field. */
  isInHead?: boolean
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

const IN_HEAD = 'flex flex-wrap items-center gap-x-2 text-sm [&>input]:w-24 [&>label]:mb-0'

/** Texts of a few words, which need no whole line. */
const shortTexts: ReadonlySet<LenderProperty> = new Set<LenderProperty>([
  'loan_amount_upto',
  'tenure',
  'interest_rate',
  'processing_fees',
  'registration_number',
  'nodal_officer_phone',
  'nodal_officer_email',
  'name',
])

/** One column on a phone, two beside the menu, four on a wide screen: what holds many words, or explains itself, takes more of them. */
const widthOf = (property: LenderProperty): string | undefined => {
  const { kind, hint } = lenderField(property)
  if (shortTexts.has(property)) return undefined
  if (kind === 'text' || kind === 'list') return 'sm:col-span-2'
  const isWordy = kind === 'option' || kind === 'choice' || hint !== undefined
  return isWordy ? 'min-[100rem]:col-span-2' : undefined
}

/** A bound of the rule that, left empty, keeps nobody out. */
const isOpenBound = (property: LenderProperty): boolean =>
  sectionOf(property)?.id === 'filter-criteria' && lenderField(property).nullable === true

const untouched: { typed: string | null } = { typed: null }

/** Left with another value it saves it (section 5); Enter does the same, Escape puts the stored value back. */
const TypedField = ({ property, value, record, isInHead = false }: FieldControlProps) => {
  const { label, kind, placeholder } = lenderField(property)
  const stored = fieldText(property, value)
  const [{ typed }, set, drop] = useDraft(`${location.pathname} ${property}`, untouched)
  const [error, setError] = useState(
    typed === null ? undefined : 'Not saved yet: Enter saves it, Escape gives it up',
  )
  const refused = useRef<string | null>(null)
  const mark = record.markOf(property)
  const forget = (): void => {
    drop()
    setError(undefined)
    if (mark?.state === 'refused') record.giveUp(property)
  }
  const leave = async (): Promise<void> => {
    if (typed === null || typed.trim() === stored) return forget()
    // What was refused is not sent again each time that the field is passed through.
    if (typed === refused.current) return undefined
    const read = readField(property, typed)
    if ('error' in read) return setError(read.error)
    if ('value' in read && !(await record.save(property, read.value))) {
      refused.current = typed
      return setError(undefined)
    }
    // A session that ended at this save: what was typed waits for the next.
    if (getOfficeSession().a_atkn === null) return undefined
    drop()
    return setError(undefined)
  }
  const text = typed ?? stored
  const field = {
    label,
    hint: isInHead ? undefined : hintOf(property, text),
    error: error ?? (mark?.state === 'refused' ? mark.words : undefined),
    placeholder: placeholder ?? (isOpenBound(property) ? 'Any' : undefined),
    autoComplete: 'off',
    value: text,
    onChange: ({ target }: { target: { value: string } }) => set({ typed: target.value }),
    onBlur: () => void leave(),
  }
  if (kind === 'long_text')
    return (
      <Marked mark={mark} className="col-span-full">
        <TextAreaField
          {...field}
          rows={2}
          onKeyDown={(event) => {
            if (event.key === 'Escape') forget()
          }}
        />
      </Marked>
    )
  const input = (
    <TextField
      {...field}
      inputMode={
        kind === 'integer' ? 'numeric' : kind === 'number' || kind === 'percent' ? 'decimal' : 'text'
      }
      {...(kind === 'rupees' && { prefix: '₹' })}
      {...(isInHead && { className: IN_HEAD })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          refused.current = null
          event.currentTarget.blur()
        }
        if (event.key === 'Escape') forget()
      }}
    />
  )
  return isInHead ? (
    <div className="flex flex-wrap items-center gap-x-2">
      {input}
      <SaveMarkText mark={mark} />
    </div>
  ) : (
    <Marked mark={mark} className={widthOf(property)}>
      {input}
    </Marked>
  )
}

const ChosenField = ({ property, value, options, record }: FieldControlProps) => {
  const { label, hint, kind, set, choices, nullable } = lenderField(property)
  const offered: readonly Choice[] =
    kind === 'option' && set !== undefined
      ? (options[set] ?? [])
          .filter(({ id, retired }) => retired === undefined || id === value)
          .map(({ id, value: words }) => ({ value: id, label: words }))
      : (choices ?? [])
  const mark = record.markOf(property)
  const save = (chosen: string): void => {
    const next = kind === 'option' ? Number(chosen) : chosen
    void record.save(property, chosen === '' ? null : next)
  }
  return (
    <Marked mark={mark} className={widthOf(property)}>
      <SelectField
        label={label}
        hint={hint}
        error={mark?.state === 'refused' ? mark.words : undefined}
        options={offered}
        value={fieldText(property, value)}
        onChange={({ target }) => save(target.value)}
        {...(nullable === true && { placeholder: 'Not set' })}
      />
    </Marked>
  )
}

/** One field of a lender: what it is decides how it is typed and when it is saved. */
export const LenderFieldControl = (props: FieldControlProps) => {
  const { property, value, record, isInHead = false } = props
  const { label, hint, kind } = lenderField(property)
  const mark = record.markOf(property)
  const words = mark?.state === 'refused' ? mark.words : undefined
  if (kind === 'flag')
    return (
      <div className={isInHead ? 'flex items-center gap-2 text-sm' : 'col-span-full text-sm'}>
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <Switch
            label={label}
            isOn={value === 1}
            onChange={async (isOn) => {
              await record.save(property, isOn ? 1 : 0)
            }}
          />
          <SaveMarkText mark={mark} />
        </span>
        {isInHead || words === undefined ? null : <p className="font-semibold text-bad">{words}</p>}
        {isInHead || hint === undefined ? null : <p className="text-ink-soft">{hint}</p>}
      </div>
    )
  if (kind === 'day')
    return (
      <Marked mark={mark}>
        <DayField
          label={label}
          value={typeof value === 'string' ? value : null}
          error={words}
          onChange={(day) => void record.save(property, day)}
        />
      </Marked>
    )
  return kind === 'option' || kind === 'choice' ? <ChosenField {...props} /> : <TypedField {...props} />
}

/** A flag among others that are ticked together. */
export const LenderTick = ({ property, value, record }: FieldControlProps) => {
  const mark = record.markOf(property)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <Checkbox
        label={lenderField(property).label}
        error={mark?.state === 'refused' ? mark.words : undefined}
        checked={value === 1}
        onChange={({ target }) => void record.save(property, target.checked ? 1 : 0)}
      />
      <SaveMarkText mark={mark} />
    </div>
  )
}
