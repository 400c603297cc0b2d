import { useSyncExternalStore, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { CalculatorChoice, CalculatorNumber } from '@marketplace/contract/loans/calculator-inputs'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { placeOf, SLIDER_PLACES, valueAt } from './slider-scale.ts'

const never = (): (() => void) => () => undefined

/** False while the server renders and in the first render after it: a slider without script would move nothing. */
const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const useWords = () => {
  const t = useText()
  const format = useFormat()
  return ({ kind }: CalculatorNumber, value: number): string => {
    if (kind === 'rupees') return format.moneyInWords(value)
    if (kind === 'percent') return format.percent(value)
    if (kind === 'months') return format.tenure(value)
    if (kind === 'grams') return `${format.count(value)} ${t('calc.grams')}`
    return kind === 'days' ? `${value} ${t('calc.days')}` : format.count(value)
  }
}

/** The limits of a field in words. */
export const useRange = () => {
  const t = useText()
  const words = useWords()
  return (input: CalculatorNumber): string =>
    t('calc.range_hint', { min: words(input, input.min), max: words(input, input.max) })
}

interface FieldProps {
  name: string
  label: string
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

const numberOf = (text: string): number => Number(text.replaceAll(/[\s,₹%]/g, ''))

const filledTo = (place: number): CSSProperties => {
  const filled: Record<`--${string}`, string> = { '--filled': `${(place / SLIDER_PLACES) * 100}%` }
  return filled
}

interface NumberFieldProps extends FieldProps {
  input: CalculatorNumber
  hint?: ReactNode
  form: RefObject<HTMLFormElement | null>
  onTyped: () => void
}

/** A number to type, and a slider for the thumb once the page is live. */
export const CalculatorField = ({
  name,
  label,
  input,
  hint,
  typed,
  faults,
  form,
  onTyped,
}: NumberFieldProps) => {
  const t = useText()
  const isLive = useLive()
  const words = useWords()
  const format = useFormat()
  const range = useRange()
  const text = typed[name] ?? ''
  const value = text === '' ? Number.NaN : numberOf(text)
  const place = Number.isNaN(value) ? 0 : placeOf(input, value)
  const slide = (next: number): void => {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = String(valueAt(input, next))
    onTyped()
  }
  return (
    <div>
      <TextField
        name={name}
        label={label}
        hint={hint ?? (input.start === null ? t('calc.optional', { hint: range(input) }) : range(input))}
        error={faults[name]}
        defaultValue={text}
        inputMode={input.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={24}
        {...(input.kind === 'rupees' && {
          prefix: '₹',
          suffix: value >= 1_000 ? <span className="figures">{format.money(value)}</span> : '',
        })}
      />
      {input.start === null ? null : (
        <div className="h-11">
          {isLive ? (
            <input
              type="range"
              min={0}
              max={SLIDER_PLACES}
              step={1}
              value={place}
              aria-label={t('calc.slider', { label })}
              aria-valuetext={Number.isNaN(value) ? '' : words(input, value)}
              onChange={(event) => slide(Number(event.target.value))}
              className="block h-11 w-full"
              style={filledTo(place)}
            />
          ) : null}
        </div>
      )}
    </div>
  )
}

/** A choice between a few. */
export const CalculatorRadios = ({
  name,
  label,
  input,
  words,
  typed,
  faults,
  columns = 2,
}: FieldProps & {
  input: CalculatorChoice
  words: Readonly<Record<string, string>>
  columns?: 1 | 2
}) => (
  <RadioGroup
    name={name}
    label={label}
    columns={columns}
    error={faults[name]}
    defaultValue={typed[name]}
    options={input.of.map((value) => ({ value, label: words[value] ?? value }))}
  />
)
