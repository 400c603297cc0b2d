import { memo, useMemo } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { arrangeOffers } from './arrange-offers.ts'
import { NoMatch } from './no-match.tsx'
import { OfferCard } from './card/offer-card.tsx'
import { askSearch, type OfferOrder } from './ask/offers-query.ts'
import { PendingLenders } from './pending-lenders.tsx'
import { UnmatchedLenders } from './unmatched-lenders.tsx'

interface OfferListProps {
  offers: Offers
  order: OfferOrder
  compared: readonly number[]
  onCompare: (lenderId: number) => void
  onApply: (lenderId: number) => void
}

/** All lenders of one answer: those that give what was asked, those that give another amount, pending and unmatched. */
export const OfferList = memo(({ offers, order, compared, onCompare, onApply }: OfferListProps) => {
  const t = useText()
  const format = useFormat()
  const { amount, tenure_months, pending } = offers
  const { asked, other } = useMemo(() => arrangeOffers(offers, order), [offers, order])
  const search = askSearch({ amount, tenure: tenure_months })
  const answers = new Map(pending.map(({ lender_id, state }) => [lender_id, state]))
  const cards = (shown: readonly Offer[]) => (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {shown.map((offer) => (
        <li key={offer.lender_id}>
          <OfferCard
            offer={offer}
            askedAmount={amount}
            askedTenure={tenure_months}
            security={offers.security}
            search={search}
            isChosen={compared.includes(offer.lender_id)}
            answer={answers.get(offer.lender_id)}
            onCompare={onCompare}
            onApply={onApply}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {offers.matched.length === 0 ? <NoMatch unmatched={offers.unmatched} /> : cards(asked)}
      {other.length === 0 ? null : (
        <section aria-labelledby="offers-other" className="mt-8 first:mt-0">
          <h2 id="offers-other" className="text-lg">
            {t('offers.other.heading', { count: other.length, amount: format.money(amount) })}
          </h2>
          <p className="mb-3 text-sm text-ink-soft">{t('offers.other.text')}</p>
          {cards(other)}
        </section>
      )}
      <PendingLenders lenders={pending} />
      <UnmatchedLenders lenders={offers.unmatched} />
    </>
  )
})
OfferList.displayName = 'OfferList'
