import type { ComponentProps } from 'react'
import { FieldError, FieldHint, useFieldIds, type FieldTexts } from './field.tsx'

/** One thing to agree to or to choose; never ticked beforehand for a consent. */
export const Checkbox = ({
  label,
  hint,
  error,
  className,
  id,
  isLarge = false,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & { /** The box of a consent. */ isLarge?: boolean }) => {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          {...control}
          type="checkbox"
          className={isLarge ? 'size-6 shrink-0' : 'mt-0.5 size-5 shrink-0'}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  )
}
