import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint, useFieldIds, type FieldTexts } from './field.tsx'

/** One thing to agree to or to choose; never ticked beforehand for a consent. */
export const Checkbox = ({
  label,
  hint,
  error,
  className,
  id,
  isLarge = false,
  isInRow = false,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & {
    /** The box of a consent. */
    isLarge?: boolean
    /** One line beside others in a card. */
    isInRow?: boolean
  }) => {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div className={className}>
      <label
        className={classNames('flex gap-3', isInRow ? 'min-h-9 items-center' : 'min-h-11 items-start py-2')}
      >
        <input
          {...input}
          {...control}
          type="checkbox"
          className={classNames('shrink-0', isLarge ? 'size-6' : 'size-5', !isLarge && !isInRow && 'mt-0.5')}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  )
}
