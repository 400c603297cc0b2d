import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../ui/class-names.ts'
import { showFailure } from './failure-text.ts'

interface InlineTextProps {
  /** What is edited, and of which row: "Name of Sahyadri". */
  label: string
  value: string
  /** Called with a changed value alone. What it throws is said in a toast, and the old value stands again. */
  onSave: (value: string) => Promise<unknown>
  /** Keeps what may not be typed out of the field: gives what stands in it from then on. */
  accept?: (typed: string) => string
  /** A value that is not saved: the change is ignored. */
  isValid?: (value: string) => boolean
  placeholder?: string
  inputMode?: 'text' | 'decimal' | 'numeric'
  align?: 'end'
}

const always = (): boolean => true
const asTyped = (typed: string): string => typed

const Editor = ({
  label,
  value,
  onDone,
  accept = asTyped,
  inputMode,
  align,
}: Omit<InlineTextProps, 'onSave'> & { onDone: (value: string, byKey: boolean) => void }) => {
  const [typed, setTyped] = useState(value)
  const ref = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.select()
  }, [])
  const finish = (next: string, byKey: boolean): void => {
    // The field loses the focus when it goes: that is no second answer.
    if (isOver.current) return
    isOver.current = true
    onDone(next, byKey)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') finish(typed, true)
    if (event.key === 'Escape') finish(value, true)
    if (event.key !== 'Tab') event.stopPropagation()
  }
  return (
    <input
      ref={ref}
      type="text"
      aria-label={label}
      inputMode={inputMode}
      value={typed}
      onChange={({ target }) => setTyped(accept(target.value))}
      onKeyDown={onKeyDown}
      onBlur={() => finish(typed, false)}
      className={classNames(
        'h-8 w-full min-w-0 rounded-control border border-line bg-surface px-2 text-ink pointer-coarse:h-11',
        align === 'end' && 'figures text-end',
      )}
    />
  )
}

/** A value that is changed where it stands: Enter or leaving the field saves, Escape leaves it as it was. */
export const InlineText = ({ onSave, isValid = always, ...rest }: InlineTextProps) => {
  const { label, value, placeholder = '–', align } = rest
  const [isEditing, setEditing] = useState(false)
  /** What is on its way to the server stands there meanwhile. */
  const [pending, setPending] = useState<string | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const returnsFocus = useRef(false)
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return
    returnsFocus.current = false
    buttonRef.current?.focus()
  }, [isEditing])

  const done = async (next: string, byKey: boolean): Promise<void> => {
    returnsFocus.current = byKey
    setEditing(false)
    if (next === value || !isValid(next)) return
    setPending(next)
    try {
      await onSave(next)
    } catch (error) {
      showFailure(error)
    } finally {
      setPending(null)
    }
  }
  if (isEditing) return <Editor {...rest} onDone={(next, byKey) => void done(next, byKey)} />
  const shown = pending ?? value
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`${label}: ${shown === '' ? 'empty' : shown}. Edit`}
      aria-busy={pending !== null || undefined}
      disabled={pending !== null}
      onClick={() => setEditing(true)}
      className={classNames(
        'group/edit inline-flex min-h-8 w-full min-w-0 items-center gap-1 rounded-control px-1 hover:bg-brand-soft pointer-coarse:min-h-11',
        align === 'end' ? 'justify-end' : 'text-start',
      )}
    >
      <span className={classNames('min-w-0 truncate', shown === '' && 'text-ink-soft')} title={shown}>
        {shown === '' ? placeholder : shown}
      </span>
      <IconPencil
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft opacity-0 group-hover/edit:opacity-100 group-focus-visible/edit:opacity-100 pointer-coarse:opacity-100"
      />
    </button>
  )
}
