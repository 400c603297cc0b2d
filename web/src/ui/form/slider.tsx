import { useEffect, useState, type ReactNode } from 'react'
import { count } from '../../i18n/format-values.ts'
import { controlClass, useFieldIds } from './field.tsx'
import { rupeesFromText } from './rupee-text.ts'

interface SliderProps {
  label: ReactNode
  /** The name of the range itself, which stands below the number field of the same label. */
  rangeLabel: string
  value: number
  min: number
  max: number
  step: number
  /** Where the range stops, rising from `min` to `max`, in place of even steps. */
  stops?: readonly number[] | undefined
  onChange: (value: number) => void
  /** The value in words, below: ₹5 lakh, 3 years. */
  words: (value: number) => string
  prefix?: string
  suffix?: string
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const nearestStop = (stops: readonly number[], value: number): number => {
  let nearest = 0
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs((stops[nearest] ?? 0) - value)) nearest = index
  }
  return nearest
}

/** The native range, over values or over the places of the stops. */
const rangeOf = ({ value, min, max, step, stops, onChange }: SliderProps) =>
  stops === undefined
    ? { min, max, step, value, onPick: (picked: number) => onChange(clamp(picked, min, max)) }
    : {
        min: 0,
        max: stops.length - 1,
        step: 1,
        value: nearestStop(stops, value),
        onPick: (picked: number) => onChange(stops[picked] ?? value),
      }

/** How far the track is drawn as chosen. Set by script: pages that the server renders may carry no style attribute. */
const fillTo =
  ({ min, max, value }: { min: number; max: number; value: number }) =>
  (range: HTMLInputElement | null): void =>
    range?.style.setProperty('--filled', `${max === min ? 0 : ((value - min) / (max - min)) * 100}%`)

/** A number by hand or by key: a native range with a number field. Any whole number inside the limits may be typed. */
export const Slider = (props: SliderProps) => {
  const { label, rangeLabel, value, min, max, onChange, words, prefix, suffix } = props
  const [typed, setTyped] = useState(count(value))
  useEffect(() => setTyped(count(value)), [value])
  const { control, hintId } = useFieldIds({ hint: true })
  const { onPick, ...range } = rangeOf(props)
  const commit = (text: string): void => {
    const number = rupeesFromText(text)
    const next = number === null ? value : clamp(number, min, max)
    setTyped(count(next))
    if (next !== value) onChange(next)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0">
          <label htmlFor={control.id} className="block text-sm font-semibold">
            {label}
          </label>
          <p id={hintId} className="figures text-sm text-ink-soft">
            {words(value)}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-2 text-ink-soft">
          {prefix}
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={(event) => commit(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit(event.currentTarget.value)
            }}
            className={controlClass(
              false,
              prefix === undefined ? 'figures max-w-[5rem] text-end' : 'figures max-w-[7rem] text-end',
            )}
          />
          {suffix}
        </div>
      </div>
      <input
        {...range}
        type="range"
        aria-label={rangeLabel}
        aria-valuetext={words(value)}
        onChange={(event) => onPick(Number(event.target.value))}
        className="block h-11 w-full"
        ref={fillTo(range)}
      />
    </div>
  )
}
