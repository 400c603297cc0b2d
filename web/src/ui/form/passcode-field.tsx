import type { ChangeEvent, ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

const LENGTH = 6
const cells = Array.from({ length: LENGTH }, (_, index) => index)

interface PasscodeFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** Told once six digits stand there. */
  onComplete?: (passcode: string) => void
}

/**
 * Six boxes to look at, one field to type in: a paste, the keyboard's suggestion from the SMS, backspace and a screen reader
 * all work as in any field, and what is typed before the page is live stays.
 */
export const PasscodeField = ({
  label,
  hint,
  error,
  className,
  id,
  onChange,
  onComplete,
  ...input
}: PasscodeFieldProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const field = event.target
    const digits = field.value.replaceAll(/[^0-9]/g, '').slice(0, LENGTH)
    if (digits !== field.value) field.value = digits
    onChange?.(event)
    if (digits.length === LENGTH) onComplete?.(digits)
  }
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="relative h-14 w-72 overflow-clip rounded-control focus-within:outline-3 focus-within:outline-focus">
          <div aria-hidden="true" className="absolute inset-0 grid grid-cols-6">
            {cells.map((cell) => (
              <span
                key={cell}
                className={classNames(
                  'm-0.5 rounded-control border bg-surface',
                  error === undefined ? 'border-line' : 'border-bad',
                )}
              />
            ))}
          </div>
          <input
            autoComplete="one-time-code"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            onChange={change}
            className="passcode absolute inset-y-0 start-0 h-14 bg-transparent text-lg font-semibold outline-none"
          />
        </div>
      )}
    </Field>
  )
}
