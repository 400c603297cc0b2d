import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DateField } from '../../ui/form/date-field.tsx'
import { dayFromText } from '../../ui/form/date-text.ts'
import { dayText, isRealDay } from '../show/day-text.ts'

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
}

/** A day as DD/MM/YYYY (section 5). What is typed stays until it is a day; meanwhile the form around it does not send. */
export const DayField = ({ label, value, onChange, hint, error, mark, isDisabled }: DayFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? dayText(value)
  const day = dayFromText(text)
  const isWrong = text !== '' && (day === null || !isRealDay(day))
  const ref = useRef<HTMLInputElement>(null)
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
  return (
    <DateField
      ref={ref}
      label={label}
      hint={hint}
      mark={mark}
      error={error ?? (isWrong && isLeft ? 'Invalid date' : undefined)}
      disabled={isDisabled}
      autoComplete="off"
      value={text}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => {
        const next = dayFromText(target.value)
        const isWhole = target.value === '' || (next !== null && isRealDay(next))
        setTyped(isWhole ? null : target.value)
        if (isWhole) onChange(target.value === '' ? null : next)
      }}
    />
  )
}
