import type { ReactNode } from 'react'
import { failureText } from '../show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'

/** Nothing there yet, and how to change that. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="flex flex-col items-center gap-3 rounded-surface border border-dashed border-line bg-surface p-8 text-center">
    <p className="font-semibold">{title}</p>
    {children === undefined ? null : <div className="max-w-text text-sm text-ink-soft">{children}</div>}
    {action}
  </div>
)

/** What could not be loaded, and another try. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Notice tone="bad" live>
    <p className="mb-3">{failureText(error)}</p>
    <Button kind="secondary" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
)
