import type { ApiError } from '../../api/api-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

/** The place of an application that is on its way. */
export const ApplicationSkeleton = () => {
  const t = useText()
  return (
    <div className="space-y-4">
      <p role="status" className="sr-only">
        {t('applications.loading')}
      </p>
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-72" />
    </div>
  )
}

interface FailedProps {
  error: ApiError
  /** Something older is still on the page. */
  isStale: boolean
  onRetry: () => void
}

/** Says what could not be loaded, and tries again on request. */
export const ApplicationFailed = ({ error, isStale, onRetry }: FailedProps) => {
  const t = useText()
  return (
    <Notice
      tone={isStale ? 'warn' : 'bad'}
      live
      title={isStale ? t('applications.stale') : t('applications.load_failed')}
    >
      <p>{error.message}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        {t('applications.try_again')}
      </Button>
    </Notice>
  )
}
