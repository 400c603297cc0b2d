import type { ReactNode } from 'react'
import type { Offer } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { isFeeAtMost } from '../../../i18n/offer-labels.ts'
import { LenderKfsLink } from './offer-links.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3 py-1">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-end font-semibold">{children}</dd>
  </div>
)

/** What stands behind the three figures: interest, all that is paid back, time to cancel. */
export const OfferFacts = ({ offer }: { offer: Offer }) => {
  const t = useText()
  const format = useFormat()
  return (
    <dl className="figures text-sm">
      <Fact label={t('offers.rate')}>{t('offers.rate_year', { rate: format.percent(offer.rate) })}</Fact>
      <Fact label={t('offers.total')}>{format.money(Math.round(offer.total_cost))}</Fact>
      <Fact label={t('offers.exit_free')}>{t('offers.exit_days', { days: offer.cooling_off_days })}</Fact>
    </dl>
  )
}

/** The rest of an offer: how its figures are meant, and why it stands where it does. */
export const OfferMore = ({ id, offer }: { id: string; offer: Offer }) => {
  const t = useText()
  return (
    <div id={id} className="border-t border-line-soft py-2 text-sm">
      <OfferFacts offer={offer} />
      <p className="mt-1 text-ink-soft">
        {t(`offers.basis_text.${offer.rate_basis}`)}{' '}
        {isFeeAtMost(offer) ? `${t('offers.fee_up_to_text')} ` : null}
        {t(`offers.why.${offer.position_reason}`, { position: offer.position })}
      </p>
      {offer.possible === 1 ? (
        <ul className="mt-1">
          {offer.reasons.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      ) : null}
      <LenderKfsLink lenderId={offer.lender_id} lenderName={offer.lender_name} url={offer.kfs_url} />
    </div>
  )
}
