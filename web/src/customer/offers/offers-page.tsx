import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import type { Offers } from '@marketplace/contract/market/offers'
import { useJourney } from '../../session/use-journey.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { ApplyDialog } from './apply/apply-dialog.tsx'
import { AskPanel, AskPanelSkeleton } from './ask/ask-panel.tsx'
import { CompareBar } from './compare/compare-bar.tsx'
import { OfferList } from './offer-list.tsx'
import { OffersColumns, OffersIntro } from './offers-frame.tsx'
import { OffersFailure } from './offers-failure.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'
import { OffersStatus } from './offers-status.tsx'
import { RepaymentNote } from './repayment-note.tsx'
import { SecurityNote } from './security-note.tsx'
import { useCompare } from './compare/use-compare.ts'
import { useOffers } from './use-offers.ts'
import type { OffersQuery } from './ask/offers-query.ts'
import { useOffersQuery } from './ask/use-offers-query.ts'

const CompareDialog = lazy(async () => ({
  default: (await import('./compare/compare-dialog.tsx')).CompareDialog,
}))

const useOffersPage = (appId: string) => {
  const [query, change] = useOffersQuery()
  const list = useOffers(appId, query)
  const compare = useCompare(query.compare, change)
  const { order, show, all, others } = query
  // What is chosen shows at once, before the address has come round.
  const shown = useMemo(
    () => ({ order, show, all, others, compare: compare.ids }),
    [order, show, all, others, compare.ids],
  )
  // So does the order, while the list is put into it.
  const [orderChosen, showOrder] = useOptimistic(order)
  const chooseOrder = (next: OffersQuery['order']): void =>
    startTransition(() => {
      showOrder(next)
      change({ order: next })
    })
  return { query, change, list, compare, shown, orderChosen, chooseOrder }
}

const chosenFrom = (offers: Offers, ids: readonly number[]) =>
  ids.flatMap((id) => offers.matched.filter(({ lender_id }) => lender_id === id))

/** The lender whose key facts were read and whose offer is applied for from there: once, not with each return to this step of the history. */
const useSentTo = (): number | null => {
  const navigate = useNavigate()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const sentTo =
    typeof state === 'object' && state !== null && 'apply' in state && typeof state.apply === 'number'
      ? state.apply
      : null
  useEffect(() => {
    if (sentTo !== null) navigate({ search }, { replace: true })
  }, [sentTo, search, navigate])
  return sentTo
}

const OffersOf = ({ appId }: { appId: string }) => {
  const { product } = useJourney()
  const { query, change, list, compare, shown, orderChosen, chooseOrder } = useOffersPage(appId)
  const { offers, error, isUpdating, reload } = list
  const sentTo = useSentTo()
  const [applyingTo, setApplyingTo] = useState(sentTo)
  const [isComparing, setComparing] = useState(false)
  const stopApplying = useCallback((): void => setApplyingTo(null), [])
  const compared = offers === null ? [] : chosenFrom(offers, compare.ids)
  return (
    <>
      <OffersIntro offers={offers} />
      <OffersColumns
        ask={
          offers === null ? (
            error === null && <AskPanelSkeleton />
          ) : (
            <AskPanel
              product={product}
              asked={{ amount: query.amount ?? offers.amount, tenure: query.tenure ?? offers.tenure_months }}
              onAsk={change}
              order={orderChosen}
              onOrder={chooseOrder}
              asOn={offers.as_on}
            />
          )
        }
      >
        {error === null ? null : <OffersFailure error={error} hasList={offers !== null} onRetry={reload} />}
        {offers === null ? (
          error === null && <OffersSkeleton />
        ) : (
          <>
            <OffersStatus offers={offers} isUpdating={isUpdating} />
            <SecurityNote security={offers.security} />
            <RepaymentNote />
            <OfferList
              offers={offers}
              query={shown}
              onShow={change}
              onCompare={compare.toggle}
              onApply={setApplyingTo}
              onAnswered={reload}
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
                  security={offers.security}
                  onApply={(lenderId) => {
                    setComparing(false)
                    setApplyingTo(lenderId)
                  }}
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
      </OffersColumns>
    </>
  )
}

/** Matching lenders, compared (section 2: /user/offers, business-offers). */
export const OffersPage = () => {
  const { appId } = useSession()
  return appId === null ? <OffersIntro offers={null} /> : <OffersOf appId={appId} />
}
