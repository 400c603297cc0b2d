import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

const CARDS = ['a', 'b', 'c', 'd'] as const

/** The places of the status, of the chips and of the first cards. */
export const OffersSkeleton = () => {
  const t = useText()
  return (
    <div role="status">
      <span className="sr-only">{t('offers.loading')}</span>
      <Skeleton className="mb-3 h-15" />
      <Skeleton className="mb-5 h-11" />
      <div className="grid grid-cols-1 gap-2">
        {CARDS.map((card) => (
          <Card key={card} className="h-48 space-y-3 lg:h-36">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-20 lg:h-4" />
            <Skeleton className="h-4 w-3/4" />
          </Card>
        ))}
      </div>
    </div>
  )
}
