import type { ReactNode } from 'react'
import type { Offer } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { costOf } from '../../loan-ranges/cost-scale.ts'
import { Explained } from '../../explained/explained.tsx'
import { aprLabel, costLabel, emiLabel } from '../../../i18n/offer-labels.ts'

const Figure = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="text-figure font-semibold whitespace-nowrap">{children}</dd>
  </div>
)

/** The three figures that stand under each other on all cards, of one size (RBI/2025-26: APR beside the instalment). */
export const OfferFigures = ({
  offer,
  className,
  isFirst = false,
}: {
  offer: Offer
  className?: string
  /** The first of its page explains its words. */
  isFirst?: boolean
}) => {
  const t = useText()
  const format = useFormat()
  return (
    <dl className={`figures grid grid-cols-[1fr_.92fr_1.12fr] gap-x-2 ${className ?? ''}`}>
      <Figure label={t(emiLabel(offer))}>{format.money(offer.emi)}</Figure>
      <Figure label={isFirst ? <Explained word="apr">{t(aprLabel(offer))}</Explained> : t(aprLabel(offer))}>
        {format.percent(offer.apr)}
      </Figure>
      <Figure label={t(costLabel(offer))}>{format.money(costOf(offer.total_cost, offer.amount))}</Figure>
    </dl>
  )
}
