import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx'
import { useText } from '../../i18n/use-text.ts'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { DetailContext } from './questions/detail-context.ts'
import { findGroup, groupOf, type GroupName, type Question } from './detail-groups.ts'
import type { Arrival } from './group-form.tsx'
import { OfferStage } from './offer-stage.tsx'
import { SaveNote } from './save-note.tsx'
import { useDetailForm } from './questions/use-detail-form.ts'
import type { DetailKit } from './questions/use-detail-kit.ts'
import { useMonths } from './use-months.ts'
import { useSeeOffers } from './use-see-offers.ts'

// Few come back to their details: both come when they do.
const GroupPage = lazy(async () => ({ default: (await import('./group-page.tsx')).GroupPage }))
const DetailSummary = lazy(async () => ({ default: (await import('./detail-summary.tsx')).DetailSummary }))

interface DetailJourneyProps {
  profile: Profile
  product: LoanProduct
  kit: DetailKit
}

/**
 * Who has no offers yet answers what these go by, on one screen. Whoever comes back to their details gets the summary, and each group
 * of it in `?part=`; what stands in the form outlives the way between the groups.
 */
export const DetailJourney = ({ profile, product, kit }: DetailJourneyProps) => {
  const t = useText()
  const detail = useDetailForm(profile, product, 'offers')
  const search = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [start] = useState(() => ({ key, isFirst: profile[productJourneys[product].completed] === 0 }))
  const { isFirst } = start
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && key !== start.key) setMoved(true)
  /** The groups that "See my offers" sent back to: how often, and which one was last. */
  const [sentBack, setSentBack] = useState<{ times: number; to: GroupName | null }>({ times: 0, to: null })
  const [isMobileMissing, setMobileMissing] = useState(false)

  const group = findGroup(search.get('part'), product)
  const [lastGroup, setLastGroup] = useState(group)
  if (group !== null && group !== lastGroup) setLastGroup(group)

  const open = (to: GroupName | null): void => navigate({ search: to === null ? '' : `part=${to}` })
  const onWrong = (question: Question): void => {
    if (question === 'mobile_phone_number') setMobileMissing(true)
  }
  const [months, setMonths] = useMonths(product)
  const { isBusy, failure, seeOffers } = useSeeOffers(
    detail,
    product,
    isFirst ? months : null,
    (question) => {
      if (isFirst && group === null) return
      onWrong(question)
      const to = groupOf(question, product)
      setSentBack(({ times }) => ({ times: times + 1, to }))
      if (to !== group) open(to)
    },
  )
  const arrival: Arrival =
    sentBack.to === group && group !== null ? 'mistake' : hasMoved ? 'heading' : 'first'
  const next = (): void => {
    void detail.saver.flush()
    setSentBack(({ times }) => ({ times, to: null }))
    open(null)
  }
  const form = { ...detail, profile, product, kit, isMobileMissing, isCompact: false }
  const problem =
    failure === null ? null : (
      <Notice tone="bad" live title={t('details.finish_failed')} className="mb-5">
        {failure}
      </Notice>
    )

  if (isFirst && group === null) {
    return (
      <DetailContext value={{ ...form, isCompact: true }}>
        {problem}
        <OfferStage months={months} onMonths={setMonths} isBusy={isBusy} onDone={() => void seeOffers()} />
      </DetailContext>
    )
  }
  if (group === null) {
    return (
      <DetailContext value={form}>
        <SaveNote state={detail.saveState} />
        {problem}
        <Suspense fallback={<Skeleton className="h-96" />}>
          <DetailSummary from={hasMoved ? lastGroup : null} />
        </Suspense>
        <div className="mt-6 flex flex-col sm:items-end">
          <Button busy={isBusy} className="sm:min-w-56" onClick={() => void seeOffers()}>
            {t('details.see_offers')}
          </Button>
        </div>
      </DetailContext>
    )
  }
  return (
    <DetailContext value={form}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <GroupPage
          key={`${group} ${sentBack.times}`}
          group={group}
          arrival={arrival}
          problem={problem}
          isBusy={isBusy}
          onNext={next}
          onWrong={onWrong}
          onBack={() => open(null)}
        />
      </Suspense>
    </DetailContext>
  )
}
