import { useEffect, useState, type ReactNode } from 'react'
import { controlClass, Field } from './field.tsx'

interface SliderProps {
  label: ReactNode
  /** The name of the range itself, which stands beside the number field of the same label. */
  rangeLabel: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The value in words, below: ₹5 lakh, 3 years. */
  words: (value: number) => string
  prefix?: string
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** A number by hand or by key: a native range with a number field. Any whole number inside the limits may be typed. */
export const Slider = ({
  label,
  rangeLabel,
  value,
  min,
  max,
  step,
  onChange,
  words,
  prefix,
}: SliderProps) => {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const commit = (text: string): void => {
    const number = Number(text.replaceAll(/[^0-9]/g, ''))
    const next = number === 0 ? value : clamp(number, min, max)
    setTyped(String(next))
    if (next !== value) onChange(next)
  }
  return (
    <Field label={label} hint={<span className="figures">{words(value)}</span>}>
      {(control) => (
        <div className="grid grid-cols-[1fr_9rem] items-center gap-4">
          <input
            type="range"
            aria-label={rangeLabel}
            aria-valuetext={words(value)}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(event) => onChange(clamp(Number(event.target.value), min, max))}
            className="h-11 w-full"
          />
          <div className="flex items-center gap-1">
            {prefix === undefined ? null : <span className="text-ink-soft">{prefix}</span>}
            <input
              {...control}
              type="text"
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={(event) => commit(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') commit(event.currentTarget.value)
              }}
              className={controlClass(false, 'figures text-end')}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
