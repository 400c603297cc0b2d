import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** What every field says about itself. `error` is words, fit to show. */
export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** What a control carries so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const useFieldIds = ({ hint, error }: Omit<FieldTexts, 'label'>, ownId?: string) => {
  const madeId = useId()
  const id = ownId ?? madeId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const hasError = error !== undefined && error !== ''
  const describedBy = [hint === undefined ? '' : hintId, hasError ? errorId : ''].filter(
    (part) => part !== '',
  )
  const control: ControlProps = {
    id,
    'aria-invalid': hasError ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  }
  return { control, hintId, errorId }
}

export const controlClass = (hasError: boolean, className?: string): string =>
  classNames(
    'min-h-11 w-full min-w-0 rounded-control border bg-surface px-3 py-1 text-base text-ink placeholder:text-ink-soft',
    hasError ? 'border-bad outline-1 outline-bad' : 'border-line',
    className,
  )

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined || error === '' ? null : (
    <p id={id} className="mt-1 text-sm font-semibold text-bad">
      {error}
    </p>
  )

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children === undefined ? null : (
    <p id={id} className="mt-1 text-sm text-ink-soft">
      {children}
    </p>
  )

interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A label above a control, its hint and its error below. */
export const Field = ({ label, hint, error, id, className, children }: FieldProps) => {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div className={className}>
      <label htmlFor={control.id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children(control)}
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  )
}
