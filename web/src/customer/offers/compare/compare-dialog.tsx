import type { ReactNode } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useProfile } from '../../../session/profile-store.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { ComparisonTable } from '../../../ui/comparison-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CostChart } from './cost-chart.tsx'
import { KeyFactsLink, LenderKfsLink } from '../card/offer-links.tsx'
import { aprLabel, emiLabel, isFeeAtMost } from '../card/figure-labels.ts'
import { isBought, securedFigures } from '../card/secured-figures.ts'
import { askSearch, type Ask } from '../ask/offers-query.ts'
import { PenalCharges } from '../card/penal-charges.tsx'

type Row = [key: string, label: string, cell: (offer: Offer) => ReactNode]

/** How each offer stands to what secures it; no rows where nothing does. */
const useSecuredRows = (security: Offers['security']): Row[] => {
  const t = useText()
  const { money, percent } = useFormat()
  const { product } = useJourney()
  const propertyKind = useProfile().profile?.property_kind ?? null
  if (securityKindOf(product) === null || security === undefined) return []
  const figures = (offer: Offer) => securedFigures(offer, security, product, propertyKind)
  const share: Row = ['share', t('offers.compare.share'), (offer) => percent(figures(offer)?.share ?? 0)]
  return isBought(product, propertyKind)
    ? [share, ['own', t('offers.compare.down_payment'), (offer) => money(figures(offer)?.down_payment ?? 0)]]
    : [share]
}

const useRows = (ask: Ask, security: Offers['security']): Row[] => {
  const t = useText()
  const format = useFormat()
  const search = askSearch(ask)
  const secured = useSecuredRows(security)
  return [
    [
      'emi',
      t('offers.compare.emi'),
      (offer) => (
        <>
          <strong className="text-base">{format.money(offer.emi)}</strong>
          {emiLabel(offer) === 'offers.emi' ? null : (
            <span className="block text-ink-soft">{t(emiLabel(offer))}</span>
          )}
        </>
      ),
    ],
    [
      'apr',
      t('offers.apr'),
      (offer) => (
        <>
          <strong className="text-base">{format.percent(offer.apr)}</strong>
          {offer.apr_bound === 'exact' ? null : (
            <span className="block text-ink-soft">{t(aprLabel(offer))}</span>
          )}
        </>
      ),
    ],
    [
      'rate',
      t('offers.compare.rate'),
      (offer) => (
        <>
          {format.percent(offer.rate)}
          <span className="block text-ink-soft">{t(`offers.basis.${offer.rate_basis}`)}</span>
        </>
      ),
    ],
    [
      'fee',
      t('offers.compare.fee'),
      (offer) => (
        <>
          {format.money(offer.processing_fee)}
          {isFeeAtMost(offer) ? <span className="block text-ink-soft">{t('offers.fee_up_to')}</span> : null}
        </>
      ),
    ],
    ['total', t('offers.compare.total'), (offer) => format.money(Math.round(offer.total_cost))],
    ['cost', t('offers.compare.cost'), (offer) => format.money(Math.round(offer.total_cost - offer.amount))],
    ['amount', t('offers.compare.amount'), (offer) => format.money(offer.amount)],
    [
      'tenure',
      t('offers.compare.tenure'),
      (offer) => t('offers.tenure_months', { months: offer.tenure_months }),
    ],
    ...secured,
    ['exit', t('offers.compare.exit'), (offer) => t('offers.exit_days', { days: offer.cooling_off_days })],
    ['penal', t('offers.compare.penal'), (offer) => <PenalCharges of={offer} />],
    [
      'kfs',
      t('offers.compare.kfs'),
      (offer) => (
        <span className="flex flex-col">
          <KeyFactsLink offer={offer} search={search} />
          <LenderKfsLink lenderId={offer.lender_id} lenderName={offer.lender_name} url={offer.kfs_url} />
        </span>
      ),
    ],
  ]
}

interface CompareDialogProps {
  offers: readonly Offer[]
  ask: Ask
  security: Offers['security']
  onClose: () => void
}

/** Up to three offers side by side, with what each costs over time. */
export const CompareDialog = ({ offers, ask, security, onClose }: CompareDialogProps) => {
  const t = useText()
  const rows = useRows(ask, security)
  return (
    <Dialog
      isOpen
      isWide
      title={t('offers.compare.heading')}
      onClose={onClose}
      closeLabel={t('layout.close')}
    >
      <ComparisonTable
        caption={t('offers.compare.heading')}
        factHeading={t('offers.compare.fact')}
        columns={offers.map(({ lender_id, lender_name }) => ({
          key: String(lender_id),
          heading: lender_name,
        }))}
        rows={rows.map(([key, label, cell]) => ({
          key,
          label,
          cells: Object.fromEntries(offers.map((offer) => [String(offer.lender_id), cell(offer)])),
        }))}
      />
      <CostChart offers={offers} />
    </Dialog>
  )
}
