import { memo, useDeferredValue, useMemo } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useProfile } from '../../session/profile-store.ts'
import { Button } from '../../ui/button.tsx'
import { arrangeOffers } from './arrange-offers.ts'
import { NoMatch } from './no-match.tsx'
import { OfferCard } from './card/offer-card.tsx'
import { askSearch } from '@marketplace/contract/loans/ask-in-search'
import type { OffersQuery } from './ask/offers-query.ts'
import { FilterChips } from './list/filter-chips.tsx'
import { costOf, costScale } from '../loan-ranges/cost-scale.ts'
import { filterOffers, type OfferFilter } from './list/offer-filters.ts'
import { isScoreTold, waitingForScore } from './list/missing-facts.ts'
import { ScoreQuestion } from './list/score-question.tsx'
import { useFlip } from './list/use-flip.ts'
import { PendingLenders } from './pending-lenders.tsx'
import { UnmatchedLenders } from './unmatched-lenders.tsx'

/** As many cards are shown before the others are asked for. */
const FIRST = 10
/** So many fill a phone's screen: they are painted before the others are made. */
const AT_ONCE = 4
/** So many cards stand before what the list asks. */
const ASKED_AFTER = 3

interface OfferListProps {
  offers: Offers
  query: Pick<OffersQuery, 'order' | 'compare' | 'show' | 'all' | 'others'>
  onShow: (change: { show?: OfferFilter; all?: 1; others?: 1 }) => void
  onCompare: (lenderId: number) => void
  onApply: (lenderId: number) => void
  /** An answer was saved that the list goes by. */
  onAnswered: () => void
}

/** All lenders of one answer: those that give what was asked, those that give another amount, pending and unmatched. */
export const OfferList = memo(({ offers, query, onShow, onCompare, onApply, onAnswered }: OfferListProps) => {
  const t = useText()
  const format = useFormat()
  const { amount, tenure_months, pending } = offers
  const { order, compare, show, all, others } = query
  const { asked, other } = useMemo(() => arrangeOffers(offers, order), [offers, order])
  const scale = useMemo(
    () => costScale(asked.map((offer) => costOf(offer.total_cost, offer.amount))),
    [asked],
  )
  const search = askSearch({ amount, tenure: tenure_months })
  const answers = new Map(pending.map(({ lender_id, state }) => [lender_id, state]))
  const left = filterOffers(asked, show)
  const otherLeft = filterOffers(other, show)
  const score = useProfile().profile?.credit_score_class ?? null
  const waiting = isScoreTold(score) ? 0 : waitingForScore(asked)
  const most = useDeferredValue(all === 1 ? left.length : FIRST, AT_ONCE)
  const shown = left.slice(0, most)
  const otherShown = others === 1 ? otherLeft : otherLeft.slice(0, FIRST)
  const listRef = useFlip<HTMLUListElement>(`${waiting} ${shown.map(({ lender_id }) => lender_id).join(' ')}`)
  const cards = (some: readonly Offer[]) =>
    some.map((offer, index) => (
      <li key={offer.lender_id} data-key={offer.lender_id}>
        <OfferCard
          offer={offer}
          askedAmount={amount}
          askedTenure={tenure_months}
          costScale={scale}
          security={offers.security}
          search={search}
          isChosen={compare.includes(offer.lender_id)}
          isFirst={index === 0 && some === shown}
          answer={answers.get(offer.lender_id)}
          onCompare={onCompare}
          onApply={onApply}
        />
      </li>
    ))
  return (
    <>
      <FilterChips offers={offers.matched} chosen={show} onChoose={(filter) => onShow({ show: filter })} />
      {offers.matched.length === 0 ? (
        <NoMatch unmatched={offers.unmatched} />
      ) : (
        // The first cards are in sight at once: thought higher than they are, they would move the next one.
        <ul
          ref={listRef}
          className="grid grid-cols-1 gap-2 [&>li:nth-child(-n+3)>article]:[content-visibility:visible]"
        >
          {cards(shown).toSpliced(
            ASKED_AFTER,
            0,
            ...(waiting === 0
              ? []
              : [
                  <li key="score" data-key="score">
                    <ScoreQuestion count={waiting} before={score} onSaved={onAnswered} />
                  </li>,
                ]),
          )}
        </ul>
      )}
      {left.length > shown.length ? (
        <Button kind="secondary" className="mt-3 w-full" onClick={() => onShow({ all: 1 })}>
          {t('offers.show_rest', { count: left.length - shown.length })}
        </Button>
      ) : null}
      {otherLeft.length === 0 ? null : (
        <section aria-labelledby="offers-other" className="mt-8 first:mt-0">
          <h2 id="offers-other" className="text-lg">
            {t('offers.other.heading', { count: otherLeft.length, amount: format.money(amount) })}
          </h2>
          <p className="mb-3 text-sm text-ink-soft">{t('offers.other.text')}</p>
          <ul className="grid grid-cols-1 gap-2">{cards(otherShown)}</ul>
          {otherLeft.length > otherShown.length ? (
            <Button kind="secondary" className="mt-3 w-full" onClick={() => onShow({ others: 1 })}>
              {t('offers.other.show_rest', { count: otherLeft.length - otherShown.length })}
            </Button>
          ) : null}
        </section>
      )}
      <p className="mt-6 text-sm text-ink-soft">{t('offers.no_trace')}</p>
      <PendingLenders lenders={pending} />
      <UnmatchedLenders lenders={offers.unmatched} />
    </>
  )
})
OfferList.displayName = 'OfferList'
