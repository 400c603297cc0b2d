import { useSyncExternalStore, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { CalculatorChoice, CalculatorNumber } from '@marketplace/contract/loans/calculator-inputs'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { controlClass, FieldError, useFieldIds } from '../../ui/form/field.tsx'
import { groupDigits } from '../../ui/form/group-digits.ts'
import { groupedRupees } from '../../ui/form/grouped-rupees.ts'
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

/** Amounts from here on are said in words as well. */
const LAKH = 100_000

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
  const isWide = input.kind === 'rupees'
  const shown = isWide ? groupedRupees : String
  const slide = (next: number): void => {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = shown(String(valueAt(input, next)))
    onTyped()
  }
  const { control, hintId, errorId } = useFieldIds({ hint: true, error: faults[name] })
  const said = hint ?? (input.start === null ? t('calc.optional', { hint: range(input) }) : undefined)
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <label htmlFor={control.id} className="block text-sm font-semibold">
            {label}
          </label>
          <p aria-hidden="true" className="figures text-sm text-ink-soft empty:hidden">
            {isWide && faults[name] === undefined && value >= LAKH ? format.moneyInWords(value) : null}
            {input.kind === 'months' && faults[name] === undefined && value > 0 ? format.tenure(value) : null}
          </p>
        </div>
        <span className="flex shrink-0 items-center gap-2 text-ink-soft">
          {isWide ? '₹' : null}
          <input
            {...control}
            type="text"
            name={name}
            defaultValue={shown(text)}
            {...(isWide && { onChange: groupDigits })}
            inputMode={input.decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={24}
            className={controlClass(
              faults[name] !== undefined,
              `figures text-end font-semibold ${isWide ? 'max-w-[9rem]' : 'max-w-[6rem]'}`,
            )}
          />
          {input.kind === 'percent' ? '%' : null}
        </span>
      </div>
      {input.start !== null && isLive ? (
        <input
          type="range"
          min={0}
          max={SLIDER_PLACES}
          step={1}
          value={place}
          aria-label={t('calc.slider', { label })}
          aria-valuetext={Number.isNaN(value) ? '' : words(input, value)}
          onChange={(event) => slide(Number(event.target.value))}
          className="block h-9 w-full"
          style={filledTo(place)}
        />
      ) : null}
      {input.start !== null && !isLive ? <div className="h-9" /> : null}
      <FieldError id={errorId} error={faults[name]} />
      <p id={hintId} className="figures mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        {said ?? (
          <>
            <span>{words(input, input.min)}</span>
            <span>{words(input, input.max)}</span>
          </>
        )}
      </p>
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
