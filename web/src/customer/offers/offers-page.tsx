import { lazy, Suspense, useCallback, useState } from 'react'
import type { Offers } from '@marketplace/contract/offers'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/session-store.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import { AskPanel, AskPanelSkeleton } from './ask-panel.tsx'
import { CompareBar } from './compare-bar.tsx'
import { OfferList } from './offer-list.tsx'
import { OffersFailure } from './offers-failure.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'
import { OffersStatus } from './offers-status.tsx'
import { useCompare } from './use-compare.ts'
import { useOffers } from './use-offers.ts'
import { useOffersQuery } from './use-offers-query.ts'

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }))

const Intro = () => {
  const t = useText()
  const { brand } = useBootstrap()
  return (
    <div className="mb-4 space-y-1">
      <h1 className="text-xl">{t('offers.heading')}</h1>
      <p className="max-w-text text-sm text-ink-soft">{t('offers.intro')}</p>
      {brand.example_data === 1 ? <p className="text-sm font-semibold">{t('layout.example_data')}</p> : null}
    </div>
  )
}

const useOffersPage = (appId: string) => {
  const [query, change] = useOffersQuery()
  const list = useOffers(appId, query)
  const compare = useCompare(query.compare, change)
  return { query, change, list, compare }
}

const chosenFrom = (offers: Offers, ids: readonly number[]) =>
  ids.flatMap((id) => offers.matched.filter(({ lender_id }) => lender_id === id))

const OffersOf = ({ appId }: { appId: string }) => {
  const { query, change, list, compare } = useOffersPage(appId)
  const { offers, error, isUpdating, reload } = list
  const [applyingTo, setApplyingTo] = useState<number | null>(null)
  const [isComparing, setComparing] = useState(false)
  const stopApplying = useCallback((): void => setApplyingTo(null), [])
  const compared = offers === null ? [] : chosenFrom(offers, compare.ids)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-4">
        {offers === null ? (
          error === null && <AskPanelSkeleton />
        ) : (
          <AskPanel
            asked={{ amount: query.amount ?? offers.amount, tenure: query.tenure ?? offers.tenure_months }}
            onAsk={change}
            order={query.order}
            onOrder={(order) => change({ order })}
            asOn={offers.as_on}
          />
        )}
      </div>
      <div>
        {error === null ? null : <OffersFailure error={error} hasList={offers !== null} onRetry={reload} />}
        {offers === null ? (
          error === null && <OffersSkeleton />
        ) : (
          <>
            <OffersStatus offers={offers} isUpdating={isUpdating} />
            <OfferList
              offers={offers}
              order={query.order}
              compared={compare.ids}
              onCompare={compare.toggle}
              onApply={setApplyingTo}
            />
            <CompareBar
              count={compared.length}
              isRefused={compare.isRefused}
              onOpen={() => setComparing(true)}
              onClear={compare.clear}
            />
            <Suspense fallback={null}>
              {isComparing ? (
                <CompareDialog
                  offers={compared}
                  ask={{ amount: offers.amount, tenure: offers.tenure_months }}
                  onClose={() => setComparing(false)}
                />
              ) : null}
            </Suspense>
            {applyingTo === null ? null : (
              <ApplyDialog
                key={applyingTo}
                appId={appId}
                lenderId={applyingTo}
                offers={offers}
                isUpdating={isUpdating}
                onStale={reload}
                onClose={stopApplying}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** Matching lenders, compared (section 2: /user/offers). */
export const OffersPage = () => {
  const { appId } = useSession()
  return (
    <>
      <Intro />
      {appId === null ? null : <OffersOf appId={appId} />}
    </>
  )
}
