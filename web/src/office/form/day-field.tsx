import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { afterPress } from '../../ui/form/after-press.ts'
import { putSlashes } from '../../ui/form/date-field.tsx'
import { dayFromText } from '../../ui/form/date-text.ts'
import { controlClass, Field } from '../../ui/form/field.tsx'
import { dayText, isRealDay } from '../show/day-text.ts'
import { DayPopover } from './day-popover.tsx'

interface DayFieldProps {
  label: ReactNode
  /** `YYYY-MM-DD`, or null for none. */
  value: string | null
  /** Called with a day that exists, or null once the field is empty. */
  onChange: (day: string | null) => void
  hint?: ReactNode
  error?: string | undefined
  mark?: ReactNode
  isDisabled?: boolean
  /** The first and the last day that the calendar offers, `YYYY-MM-DD`, "today" or "tomorrow"; what is typed the form judges. */
  min?: string | undefined
  max?: string | undefined
}

/** A day as DD/MM/YYYY (section 5): typed, or chosen in a calendar. What is typed stays until it is a day; meanwhile the form around it does not send. */
export const DayField = ({
  label,
  value,
  onChange,
  hint,
  error,
  isDisabled = false,
  min,
  max,
}: DayFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? dayText(value)
  const day = dayFromText(text)
  const isWrong = text !== '' && (day === null || !isRealDay(day))
  const ref = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const input = ref.current
    const form = input?.form
    if (!isWrong || !form) return undefined
    const refuse = (event: SubmitEvent): void => {
      event.preventDefault()
      // The form's own handler would send without the day, or with the one before.
      event.stopPropagation()
      setLeft(true)
      input.focus()
    }
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  }, [isWrong])
  const words = error ?? (isWrong && isLeft ? 'Invalid date' : undefined)
  return (
    <Field label={label} hint={hint} error={words}>
      {(control) => (
        <div ref={setPlace} className="relative">
          <input
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="DD/MM/YYYY"
            maxLength={10}
            disabled={isDisabled}
            value={text}
            className={classNames(controlClass(words !== undefined), 'pe-9 pointer-coarse:pe-12')}
            onBlur={() => afterPress(() => setLeft(true))}
            onChange={({ target }) => {
              putSlashes(target)
              const next = dayFromText(target.value)
              const isWhole = target.value === '' || (next !== null && isRealDay(next))
              setTyped(isWhole ? null : target.value)
              if (isWhole) onChange(target.value === '' ? null : next)
            }}
          />
          <DayPopover
            value={day !== null && !isWrong ? day : null}
            min={min}
            max={max}
            isDisabled={isDisabled}
            place={place}
            onChoose={(chosen) => {
              setTyped(null)
              onChange(chosen)
            }}
          />
        </div>
      )}
    </Field>
  )
}
