import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** What stands before the value and is no part of it: +91, ₹. */
  prefix?: ReactNode
}

/** One line of text. Uncontrolled: give `defaultValue`. */
export const TextField = ({ label, hint, error, prefix, className, id, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(control) =>
      prefix === undefined ? (
        <input type="text" {...input} {...control} className={controlClass(error !== undefined)} />
      ) : (
        <div className="prefixed flex">
          <span className="flex min-h-11 items-center rounded-s-control border border-e-0 border-line bg-canvas px-3 text-ink-soft">
            {prefix}
          </span>
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(controlClass(error !== undefined), 'rounded-s-none')}
          />
        </div>
      )
    }
  </Field>
)

/** Several lines of text. */
export const TextAreaField = ({
  label,
  hint,
  error,
  className,
  id,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) => (
  <Field label={label} hint={hint} error={error} id={id} className={className}>
    {(control) => <textarea rows={4} {...area} {...control} className={controlClass(error !== undefined)} />}
  </Field>
)
