import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A form beside each colour: a disc, a ring (it moves without us), a diamond (a person is asked), a square, a hollow circle. */
const forms = {
  good: 'rounded-full bg-good',
  info: 'rounded-full border-2 border-info',
  warn: 'rotate-45 bg-warn',
  bad: 'bg-bad',
  idle: 'rounded-full border border-line',
} as const

export type Tone = keyof typeof forms

interface StatusDotProps {
  tone: Tone
  children: ReactNode
  /** The whole of long words, which are cut with dots where they do not fit. */
  title?: string
}

/** A state as a mark with a word, for dense tables. */
export const StatusDot = ({ tone, children, title }: StatusDotProps) => (
  <span
    title={title}
    className={classNames('inline-flex items-center gap-2', title !== undefined && 'max-w-full min-w-0')}
  >
    <span
      className={classNames('size-2 shrink-0 forced-colors:border forced-colors:border-current', forms[tone])}
    />
    {title === undefined ? (
      children
    ) : (
      <span className="min-w-0 overflow-hidden text-ellipsis">{children}</span>
    )}
  </span>
)
