import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

interface CardStateProps<Value> {
  id: string
  title: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  value: Value | null
  error: ApiError | null
  reload: () => void
  /** Height of what waits, as a class. */
  waiting: string
  children: (value: Value) => ReactNode
}

/** A card of the dashboard: one that fails says so by itself, and the others go on. */
export const CardState = <Value,>({
  id,
  title,
  aside,
  value,
  error,
  reload,
  waiting,
  children,
}: CardStateProps<Value>) => (
  <Card aria-labelledby={id} className="@container min-w-0 p-4!">
    <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
      <h2 id={id} className="grow text-base">
        {title}
      </h2>
      {aside === undefined ? null : <span className="text-xs text-ink-3">{aside}</span>}
    </div>
    {error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
    {value === null && error === null ? <Skeleton className={waiting} /> : null}
    {value === null ? null : children(value)}
  </Card>
)
