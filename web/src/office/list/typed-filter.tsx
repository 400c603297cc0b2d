import { useState, type Ref } from 'react'
import { dayFromText, withSlashes } from '../../ui/form/date-text.ts'
import { dayText, isRealDay } from '../show/day-text.ts'

interface TypedFilterProps {
  id: string
  ref: Ref<HTMLInputElement>
  kind: 'text' | 'day'
  /** A day is `YYYY-MM-DD`. */
  value: string
  onChange: (value: string) => void
}

const shownText = (kind: 'text' | 'day', value: string): string =>
  kind === 'day' && isRealDay(value) ? dayText(value) : value

/** A filter whose value is typed. What is no day yet stays and asks for nothing. */
export const TypedFilter = ({ id, ref, kind, value, onChange }: TypedFilterProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const type = ({ value: raw, selectionStart }: HTMLInputElement): void => {
    const text = kind === 'day' && selectionStart === raw.length ? withSlashes(raw) : raw
    const day = dayFromText(text)
    const isWhole = kind === 'text' || text === '' || (day !== null && isRealDay(day))
    setTyped(isWhole ? null : text)
    if (isWhole) onChange(kind === 'day' ? (day ?? '') : text)
  }
  return (
    <input
      id={id}
      ref={ref}
      type="text"
      inputMode={kind === 'day' ? 'numeric' : undefined}
      placeholder={kind === 'day' ? 'DD/MM/YYYY' : undefined}
      aria-invalid={typed !== null || undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      value={typed ?? shownText(kind, value)}
      onChange={({ target }) => type(target)}
      className={`figures min-w-0 self-stretch rounded-control bg-surface px-1 font-semibold ${kind === 'day' ? 'w-28' : 'w-36'}`}
    />
  )
}
