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

/** A state as a mark with a word, for dense tables. */
export const StatusDot = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span
      className={classNames('size-2 shrink-0 forced-colors:border forced-colors:border-current', forms[tone])}
    />
    {children}
  </span>
)
