import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast-store.ts'
import { showFailure } from '../show/failure-text.ts'
import { isRefused } from './typed-number.ts'

interface InlineTextProps {
  /** What is edited, and of which row: "Name of Sahyadri". */
  label: string
  value: string
  /** Called with a changed value alone. What it throws is said in a toast; then, and where it gives false, the field stays open as typed. */
  onSave: (value: string) => Promise<unknown>
  /** Keeps what may not be typed out of the field: gives what stands in it from then on. */
  accept?: (before: string, typed: string) => string
  /** What to do instead, where that kept something out: "type digits alone". */
  refusal?: string
  /** A value that is not saved: the change is ignored. */
  isValid?: (value: string) => boolean
  placeholder?: string
  inputMode?: 'text' | 'decimal' | 'numeric'
  align?: 'end'
  /** A key in the open field, before the field itself takes it. */
  onFieldKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

const always = (): boolean => true
const asTyped = (_before: string, typed: string): string => typed

const Editor = ({
  label,
  value,
  onDone,
  accept = asTyped,
  refusal,
  inputMode,
  align,
  onFieldKey,
  begun,
}: Omit<InlineTextProps, 'onSave'> & {
  begun: string | undefined
  onDone: (value: string, byKey: boolean) => void
}) => {
  const [typed, setTyped] = useState(begun ?? value)
  const ref = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  // Something was typed that the field did not take: what stands in it is not what was meant, and is not saved.
  const hasRefused = useRef(false)
  useLayoutEffect(() => {
    ref.current?.focus()
    if (begun === undefined) ref.current?.select()
  }, [begun])
  const finish = (next: string, byKey: boolean): void => {
    // The field loses the focus when it goes: that is no second answer.
    if (isOver.current) return
    isOver.current = true
    if (!hasRefused.current) return onDone(next, byKey)
    showToast(`${label} was not saved${refusal === undefined ? '' : `: ${refusal}`}`, 'bad')
    onDone(value, byKey)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onFieldKey?.(event)
    if (event.key === 'Enter') {
      // Else the same press would open the field again: the button that follows it has the focus by then.
      event.preventDefault()
      finish(typed, true)
    }
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
      onChange={({ target }) => {
        const next = accept(typed, target.value)
        if (next === '') hasRefused.current = false
        else if (isRefused(typed, target.value, next)) hasRefused.current = true
        setTyped(next)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => finish(typed, false)}
      className={classNames(
        'h-8 w-full min-w-0 rounded-control border border-line bg-surface px-2 text-ink pointer-coarse:h-11',
        align === 'end' && 'figures text-end',
      )}
    />
  )
}

/** `text` stands there while it is on its way to the server; the focus comes back after a key, not after a press elsewhere. */
type State =
  | { is: 'shown'; getsFocus: boolean }
  /** `typed`: the key that began it. */
  | { is: 'edited'; typed?: string }
  | { is: 'saving'; text: string }

const shownQuietly: State = { is: 'shown', getsFocus: false }
const focusOn = (button: HTMLButtonElement | null): void => button?.focus()

/** A value that is changed where it stands: Enter, F2 or a digit opens it; Enter or leaving it saves, Escape leaves it as it was. */
export const InlineText = ({ onSave, isValid = always, ...rest }: InlineTextProps) => {
  const { label, value, placeholder = '–', align } = rest
  const [state, setState] = useState<State>(shownQuietly)
  const done = async (next: string, byKey: boolean): Promise<void> => {
    if (next === value || !isValid(next)) {
      setState({ is: 'shown', getsFocus: byKey })
      return
    }
    setState({ is: 'saving', text: next })
    try {
      const isSaved = (await onSave(next)) !== false
      setState(isSaved ? { is: 'shown', getsFocus: byKey } : { is: 'edited', typed: next })
    } catch (error) {
      showFailure(error)
      setState({ is: 'edited', typed: next })
    }
  }
  if (state.is === 'edited')
    return <Editor {...rest} begun={state.typed} onDone={(next, byKey) => void done(next, byKey)} />
  const begin = (event: KeyboardEvent): void => {
    const isDigit = rest.inputMode !== undefined && /^[0-9]$/.test(event.key)
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== 'F2' && !isDigit)) return
    event.preventDefault()
    setState(isDigit ? { is: 'edited', typed: event.key } : { is: 'edited' })
  }
  const shown = state.is === 'saving' ? state.text : value
  return (
    <button
      ref={state.is === 'shown' && state.getsFocus ? focusOn : undefined}
      type="button"
      aria-label={`${label}: ${shown === '' ? 'empty' : shown}. Edit`}
      aria-busy={state.is === 'saving' || undefined}
      disabled={state.is === 'saving'}
      onClick={() => setState({ is: 'edited' })}
      onKeyDown={begin}
      className={align === 'end' ? 'inline-edit end' : 'inline-edit'}
    >
      <span title={shown}>{shown === '' ? placeholder : shown}</span>
    </button>
  )
}
