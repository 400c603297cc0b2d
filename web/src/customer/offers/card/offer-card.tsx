import { IconChevronDown } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { Link } from '../../../router/link.tsx'
import type { Offer, PendingLender, Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { hasApplied } from '@marketplace/contract/market/has-applied'
import { LenderMark } from '../../lender-mark/lender-mark.tsx'
import { CostBar } from '../../loan-ranges/cost-bar.tsx'
import { costOf } from '../../loan-ranges/cost-scale.ts'
import { OfferCharges } from './offer-charges.tsx'
import { OfferFigures } from './offer-figures.tsx'
import { KeyFactsLink } from './offer-links.tsx'
import { OfferMore } from './offer-more.tsx'
import { OfferNotes } from './offer-notes.tsx'

export interface OfferCardProps {
  offer: Offer
  askedAmount: number
  askedTenure: number
  /** The end of the scale of the page's cost bars, in rupees; a loan of another amount has no bar. */
  costScale: number
  security: Offers['security']
  /** The parameters of the key-facts page. */
  search: string
  isChosen: boolean
  /** The first of the page. */
  isFirst: boolean
  /** Where an API lender stands that has given no answer of its own. */
  answer: PendingLender['state'] | undefined
  onCompare: (lenderId: number) => void
  onApply: (lenderId: number) => void
}

const Who = ({
  offer,
  askedAmount,
  askedTenure,
  answer,
}: Pick<OfferCardProps, 'offer' | 'askedAmount' | 'askedTenure' | 'answer'>) => {
  const t = useText()
  const format = useFormat()
  return (
    <div className="min-w-0">
      <h3 className="text-base leading-snug wrap-anywhere">{offer.lender_name}</h3>
      <p className="figures text-xs text-ink-soft">
        {offer.amount === askedAmount ? null : (
          <>
            <strong className="font-semibold text-ink">{format.money(offer.amount)}</strong> ·{' '}
          </>
        )}
        {offer.tenure_months === askedTenure ? null : (
          <>
            <strong className="font-semibold text-ink">
              {t('offers.tenure_months', { months: offer.tenure_months })}
            </strong>{' '}
            ·{' '}
          </>
        )}
        <span className={offer.rate_basis === 'firm' ? 'font-semibold text-ink' : undefined}>
          {t(`offers.basis.${offer.rate_basis}`)}
        </span>
        {answer === 'asking' ? ` · ${t('offers.still_answering')}` : null}
        {answer === 'not_asked' ? ` · ${t('offers.not_asked')}` : null}
      </p>
    </div>
  )
}

const ApplyButton = ({ offer, onApply }: Pick<OfferCardProps, 'offer' | 'onApply'>) => {
  const t = useText()
  if (hasApplied(offer)) {
    return (
      <Link to="/user/application-status" className={buttonClass('secondary', 'text-sm')}>
        {t('offers.see_status')}
        <span className="sr-only"> {t('offers.see_status_of', { lender: offer.lender_name })}</span>
      </Link>
    )
  }
  return (
    <Button onClick={() => onApply(offer.lender_id)}>
      {t('offers.apply')}
      <span className="sr-only"> {t('offers.apply_to', { lender: offer.lender_name })}</span>
    </Button>
  )
}

/** One offer, told so that a glance answers how much a month, how much in all, and whether it can be had. */
export const OfferCard = memo((props: OfferCardProps) => {
  const t = useText()
  const { offer, askedAmount, askedTenure, costScale, security, search, isChosen, isFirst, onCompare } = props
  const format = useFormat()
  const cost = costOf(offer.total_cost, offer.amount)
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <article className="rounded-surface bg-surface px-3.5 pt-2.5 pb-1 shadow-card [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 lg:grid-cols-[auto_minmax(0,12rem)_minmax(0,1fr)_auto]">
        <LenderMark name={offer.lender_name} />
        <Who {...props} />
        <div className="lg:order-last">
          <ApplyButton {...props} />
        </div>
        <OfferFigures offer={offer} isFirst={isFirst} className="col-span-3 lg:col-span-1" />
      </div>
      <div className="mt-1.5 lg:ms-13">
        {offer.amount === askedAmount ? (
          <CostBar
            cost={cost}
            scale={costScale}
            label={t('offers.cost_bar', { cost: format.money(cost), most: format.money(costScale) })}
          />
        ) : null}
        <OfferCharges offer={offer} security={security} />
        <OfferNotes offer={offer} askedAmount={askedAmount} askedTenure={askedTenure} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Checkbox
            className="-my-1 text-sm"
            checked={isChosen}
            onChange={() => onCompare(offer.lender_id)}
            label={
              <>
                {t('offers.compare')}
                <span className="sr-only"> {offer.lender_name}</span>
              </>
            }
          />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
            className="ms-auto inline-flex min-h-9 items-center gap-0.5 text-sm font-semibold text-brand-ink"
          >
            {t('offers.more')}
            <span className="sr-only"> {t('offers.more_of', { lender: offer.lender_name })}</span>
            <IconChevronDown
              aria-hidden="true"
              className={classNames('size-4 transition-transform duration-180', isOpen && 'rotate-180')}
            />
          </button>
          <KeyFactsLink offer={offer} search={search} />
        </div>
        {isOpen ? <OfferMore id={moreId} offer={offer} /> : null}
      </div>
    </article>
  )
})
OfferCard.displayName = 'OfferCard'
