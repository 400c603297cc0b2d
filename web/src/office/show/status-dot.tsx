import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

const colours = {
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
  idle: 'bg-line',
} as const

export type Tone = keyof typeof colours

/** A state as a dot with a word, for dense tables. */
export const StatusDot = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span className={classNames('size-2 shrink-0 rounded-full', colours[tone])} />
    {children}
  </span>
)
