import type { ApiError } from '../../api/api-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

/** The places of the cards while they are fetched. */
export const CardsSkeleton = () => {
  const t = useText()
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <p role="status" className="sr-only">
        {t('cards.loading')}
      </p>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-96" />
      ))}
    </div>
  )
}

/** A list that could not be loaded says so in its place, without a toast (decisions: failures that are only logged). */
export const CardsFailure = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => {
  const t = useText()
  return (
    <Notice tone="bad" live title={t('cards.load_failed')} className="mt-4">
      <p>{error.message}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        {t('cards.try_again')}
      </Button>
    </Notice>
  )
}
