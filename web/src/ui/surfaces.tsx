import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ComponentProps, ReactNode, ToggleEventHandler } from 'react'
import { classNames } from './class-names.ts'

/** A surface on the canvas. */
export const Card = ({ className, children, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classNames('rounded-surface bg-surface p-5 shadow-card', className)}>
    {children}
  </section>
)

export type Tone = 'info' | 'good' | 'warn' | 'bad'

const tones: Record<Tone, string> = {
  info: 'bg-brand-soft text-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}
const icons = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconCircleX,
} as const

/** A short state in words: never by colour alone. */
export const Badge = ({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold',
      tones[tone],
    )}
  >
    {children}
  </span>
)

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Read out when it appears: for what happened after the page was there. */
  live?: boolean
  className?: string
}

/** Something to know about the page or about what just happened. */
export const Notice = ({ tone = 'info', title, children, live = false, className }: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <div
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(
        'flex gap-3 rounded-surface border p-4',
        tone === 'info' ? 'border-line-soft' : 'border-current',
        tones[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}

/** More of something, on demand. */
export const Disclosure = ({
  summary,
  children,
  className,
  onToggle,
}: {
  summary: ReactNode
  children: ReactNode
  className?: string
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
}) => (
  <details className={classNames('group', className)} onToggle={onToggle}>
    <summary className="flex min-h-11 items-center gap-1 rounded-control font-semibold text-brand-ink">
      {summary}
      <IconChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    <div className="pb-2 group-open:animate-rise">{children}</div>
  </details>
)
