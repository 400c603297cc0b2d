import { IconCircleDashed } from '@tabler/icons-react'
import type { Call } from '@marketplace/contract/platform/call'
import type { ReactNode } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { failureText } from '../show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'

/** Nothing there yet, and how to change that: a sentence, and the way out as a button. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="flex flex-col items-start gap-1 rounded-surface bg-surface p-6 shadow-card">
    <IconCircleDashed aria-hidden="true" className="mb-1 size-4 text-ink-3" stroke={1.6} />
    <p className="font-semibold">{title}</p>
    {children === undefined ? null : <div className="max-w-form text-sm text-ink-soft">{children}</div>}
    {action === undefined ? null : <div className="mt-2">{action}</div>}
  </div>
)

/** What could not be loaded, and another try; what staff who look in never see is no fault, and stays away. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  hasCode<Call>(error, 'masquerade_hidden') ? (
    <Notice>{failureText(error)}</Notice>
  ) : (
    <Notice tone="bad" live>
      <p className="mb-3">{failureText(error)}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
