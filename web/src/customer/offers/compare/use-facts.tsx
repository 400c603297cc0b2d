import type { ReactNode } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useProfile } from '../../../session/profile-store.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { Explained } from '../../explained/explained.tsx'
import { costOf } from '../../loan-ranges/cost-scale.ts'
import { aprLabel, costLabel, emiLabel, isFeeAtMost } from '../../../i18n/offer-labels.ts'
import { penalText } from '../card/penal-charges.tsx'
import { isBought, securedFigures } from '../card/secured-figures.ts'
import { feeBound, lowestOf, rateBound, type BoundFigure } from './lowest.ts'

/** One fact of all offers, in their order. */
export interface Fact {
  key: string
  label: ReactNode
  /** What is compared: facts with the same texts are the same. */
  texts: readonly string[]
  /** How a figure is meant, where it is not what is charged for certain. */
  notes?: readonly (string | null)[]
  lowest?: readonly boolean[]
  langs?: readonly string[]
}

interface FigureOf {
  key: string
  label: ReactNode
  of: (offer: Offer) => BoundFigure
  text: (value: number) => string
  note: (offer: Offer) => string | null
}

const figureFact = (offers: readonly Offer[], { key, label, of, text, note }: FigureOf): Fact => ({
  key,
  label,
  texts: offers.map((offer) => text(of(offer).value)),
  notes: offers.map(note),
  lowest: lowestOf(offers.map(of)),
})

/** How each offer stands to what secures it; nothing where nothing does. */
const useSecuredFacts = (offers: readonly Offer[], security: Offers['security']): Fact[] => {
  const t = useText()
  const { money, percent } = useFormat()
  const { product } = useJourney()
  const propertyKind = useProfile().profile?.property_kind ?? null
  if (securityKindOf(product) === null || security === undefined) return []
  const figures = offers.map((offer) => securedFigures(offer, security, product, propertyKind))
  const share: Fact = {
    key: 'share',
    label: t('offers.compare.share'),
    texts: figures.map((found) => percent(found?.share ?? 0)),
  }
  if (!isBought(product, propertyKind)) return [share]
  const own: Fact = {
    key: 'own',
    label: t('offers.compare.down_payment'),
    texts: figures.map((found) => money(found?.down_payment ?? 0)),
  }
  return [share, own]
}

/** The facts that offers are compared by, the most telling first. */
export const useFacts = (offers: readonly Offer[], security: Offers['security']): Fact[] => {
  const t = useText()
  const { money, percent } = useFormat()
  const { language } = useBootstrap()
  const secured = useSecuredFacts(offers, security)
  const penal = offers.map((offer) => penalText(offer, language))
  const ofRate = (value: (offer: Offer) => number) => (offer: Offer) => ({
    value: value(offer),
    bound: rateBound(offer),
  })
  const figures: FigureOf[] = [
    {
      key: 'emi',
      label: t('offers.compare.emi'),
      of: ofRate(({ emi }) => emi),
      text: money,
      note: (offer) => (rateBound(offer) === 'exact' ? null : t(emiLabel(offer))),
    },
    {
      key: 'apr',
      label: <Explained word="apr">{t('offers.apr')}</Explained>,
      of: ({ apr, apr_bound }) => ({ value: apr, bound: apr_bound }),
      text: percent,
      note: (offer) => (offer.apr_bound === 'exact' ? null : t(aprLabel(offer))),
    },
    {
      key: 'cost',
      label: t('offers.compare.cost'),
      of: ofRate(({ total_cost, amount }) => costOf(total_cost, amount)),
      text: money,
      note: (offer) => (rateBound(offer) === 'exact' ? null : t(costLabel(offer))),
    },
    {
      key: 'rate',
      label: t('offers.compare.rate'),
      of: ofRate(({ rate }) => rate),
      text: percent,
      note: (offer) => t(`offers.basis.${offer.rate_basis}`),
    },
    {
      key: 'fee',
      label: t('offers.compare.fee'),
      of: (offer) => ({ value: offer.processing_fee, bound: feeBound(offer) }),
      text: money,
      note: (offer) => (isFeeAtMost(offer) ? t('offers.compare.at_most') : null),
    },
    {
      key: 'total',
      label: t('offers.compare.total'),
      of: ofRate(({ total_cost }) => Math.round(total_cost)),
      text: money,
      note: () => null,
    },
  ]
  return [
    ...figures.map((figure) => figureFact(offers, figure)),
    { key: 'amount', label: t('offers.compare.amount'), texts: offers.map(({ amount }) => money(amount)) },
    {
      key: 'tenure',
      label: t('offers.compare.tenure'),
      texts: offers.map(({ tenure_months: months }) => t('offers.tenure_months', { months })),
    },
    ...secured,
    {
      key: 'exit',
      label: t('offers.compare.exit'),
      texts: offers.map(({ cooling_off_days: days }) => t('offers.exit_days', { days })),
    },
    {
      key: 'penal',
      label: t('offers.compare.penal'),
      texts: penal.map(({ text }) => text),
      langs: penal.map(({ lang }) => lang),
    },
  ]
}
