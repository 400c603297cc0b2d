import type { ComponentProps } from 'react'
import { useChangesOff } from './changes-off.ts'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const kinds: Record<ButtonKind, string> = {
  primary: 'border-[1.5px] border-brand-edge bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line bg-surface text-ink hover:bg-brand-soft',
  quiet: 'text-brand-ink hover:bg-brand-soft',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-soft',
}

/** The look of a button, for a link that acts as one: `<Link className={buttonClass('primary')} to="…">`. */
export const buttonClass = (kind: ButtonKind = 'primary', className?: string): string =>
  classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-1 text-center font-semibold',
    'no-underline disabled:opacity-60 aria-disabled:opacity-60',
    kinds[kind],
    className,
  )

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  /** Something is under way: the button stays in place, says so and takes no second press. */
  busy?: boolean
  /** It changes something without a form: it is off where changes are. */
  changes?: boolean
}

/** One primary button a screen. */
export const Button = ({
  kind,
  busy = false,
  changes = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) => {
  const off = useChangesOff()
  const isOff = off !== null && (changes || rest.type === 'submit')
  return (
    <button
      type="button"
      {...rest}
      {...(isOff && { title: off })}
      aria-busy={busy || undefined}
      disabled={disabled === true || busy || isOff}
      className={buttonClass(kind, className)}
    >
      {busy ? (
        <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
      ) : null}
      {children}
    </button>
  )
}

/** A link to another document that looks like a button. */
export const LinkButton = ({
  kind,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { kind?: ButtonKind }) => (
  <a {...rest} className={buttonClass(kind, className)}>
    {children}
  </a>
)
