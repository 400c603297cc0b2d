import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The place of something that is on its way; give it the height of what will stand there. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-line-soft', className)} />
)

/** The screen shown while the session is restored (section 2). */
export const SpinnerScreen = ({ label, logo }: { label: string; logo?: ReactNode }) => (
  <output className="flex min-h-dvh flex-col items-center justify-center gap-6 p-8">
    {logo}
    <span className="size-10 animate-spin rounded-full border-4 border-line-soft border-t-brand" />
    <span className="text-ink-soft">{label}</span>
  </output>
)
