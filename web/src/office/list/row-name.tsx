import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { classNames } from '../../ui/class-names.ts'

const look =
  'max-w-full min-w-0 truncate text-start font-semibold text-brand-ink underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:leading-[44px]'

interface RowNameProps {
  children: ReactNode
  /** Said instead of the words, where they alone do not tell what is opened. */
  label?: string
  className?: string
}

const titleOf = (children: ReactNode): string | undefined =>
  typeof children === 'string' ? children : undefined

/** The name of a row that has a page. */
export const RowLink = ({ to, label, className, children }: RowNameProps & { to: string }) => (
  <Link to={to} aria-label={label} title={titleOf(children)} className={classNames(look, className)}>
    {children}
  </Link>
)

/** The name of a row that opens in a dialog. */
export const RowButton = ({ onOpen, label, className, children }: RowNameProps & { onOpen: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={label}
    title={titleOf(children)}
    onClick={onOpen}
    className={classNames(look, className)}
  >
    {children}
  </button>
)
