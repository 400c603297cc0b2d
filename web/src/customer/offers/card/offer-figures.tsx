import type { ReactNode } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useProfile } from '../../../session/profile-store.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { aprLabel, emiLabel, isFeeAtMost } from './figure-labels.ts'
import { securedFigures } from './secured-figures.ts'

const BigFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="text-xl font-semibold leading-tight">{children}</dd>
  </div>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-1">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="whitespace-nowrap font-semibold">{children}</dd>
  </div>
)

/** What an offer costs: EMI and APR with equal weight, then all the rest (RBI/2025-26: rate, APR, fee, penal, total). */
export const OfferFigures = ({
  offer,
  askedAmount,
  security,
}: {
  offer: Offer
  askedAmount: number
  security: Offers['security']
}) => {
  const t = useText()
  const { product } = useJourney()
  const { profile } = useProfile()
  const secured = securedFigures(offer, security, product, profile?.property_kind ?? null)
  const format = useFormat()
  return (
    <>
      <dl className="figures mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <BigFigure label={t(emiLabel(offer))}>{format.money(offer.emi)}</BigFigure>
        <BigFigure label={t(aprLabel(offer))}>{format.percent(offer.apr)}</BigFigure>
      </dl>
      <dl className="figures mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {offer.amount === askedAmount ? null : (
          <Figure label={t('offers.amount')}>{format.money(offer.amount)}</Figure>
        )}
        <Figure label={t('offers.tenure')}>
          {t('offers.tenure_months', { months: offer.tenure_months })}
        </Figure>
        {secured === null ? null : <Figure label={t('offers.share')}>{format.percent(secured.share)}</Figure>}
        {secured === null || secured.down_payment === null ? null : (
          <Figure label={t('offers.down_payment')}>{format.money(secured.down_payment)}</Figure>
        )}
        <Figure label={t('offers.total')}>{format.money(Math.round(offer.total_cost))}</Figure>
        <Figure label={t('offers.rate')}>
          {t('offers.rate_year', { rate: format.percent(offer.rate) })}
        </Figure>
        <Figure label={t(isFeeAtMost(offer) ? 'offers.fee_up_to' : 'offers.fee')}>
          {offer.processing_fee === 0 ? t('offers.fee_none') : format.money(offer.processing_fee)}
        </Figure>
        <Figure label={t('offers.exit_free')}>
          {t('offers.exit_days', { days: offer.cooling_off_days })}
        </Figure>
      </dl>
    </>
  )
}
