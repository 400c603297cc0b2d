import { Fragment, type ReactNode } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useProfile } from '../../../session/profile-store.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { isFeeAtMost } from '../../../i18n/offer-labels.ts'
import { PenalCharges } from './penal-charges.tsx'
import { securedFigures } from './secured-figures.ts'

type Said = readonly [name: string, value: ReactNode]

/** What goes before the others in a secured loan: how much of the security is lent, and what the customer pays. */
const useSecured = (offer: Offer, security: Offers['security']): Said[] => {
  const t = useText()
  const format = useFormat()
  const { product } = useJourney()
  const { profile } = useProfile()
  const secured = securedFigures(offer, security, product, profile?.property_kind ?? null)
  if (secured === null) return []
  const { share, down_payment } = secured
  return [
    [t('offers.share'), format.percent(share)],
    ...(down_payment === null ? [] : [[t('offers.down_payment'), format.money(down_payment)] as const]),
  ]
}

/** The fee and what being late costs (RBI/2025-26), and of a secured loan its share, in a line or two. */
export const OfferCharges = ({ offer, security }: { offer: Offer; security: Offers['security'] }) => {
  const t = useText()
  const format = useFormat()
  const said: Said[] = [
    ...useSecured(offer, security),
    [
      t(isFeeAtMost(offer) ? 'offers.fee_up_to' : 'offers.fee'),
      offer.processing_fee === 0 ? t('offers.fee_none') : format.money(offer.processing_fee),
    ],
    [t('offers.late'), <PenalCharges key="penal" of={offer} />],
  ]
  return (
    <p className="figures mt-1.5 text-sm text-ink-soft">
      {said.map(([name, value], at) => (
        <Fragment key={name}>
          {at === 0 ? null : ' · '}
          <span>{name}</span> <strong className="font-semibold text-ink">{value}</strong>
        </Fragment>
      ))}
    </p>
  )
}
