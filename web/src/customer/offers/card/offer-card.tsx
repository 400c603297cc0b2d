import { memo } from 'react'
import { Link } from 'react-router'
import type { Offer, PendingLender, Offers } from '@marketplace/contract/market/offers'
import { useText } from '../../../i18n/use-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Badge } from '../../../ui/surfaces.tsx'
import { isFeeAtMost } from './figure-labels.ts'
import { OfferFigures } from './offer-figures.tsx'
import { KeyFactsLink, LenderKfsLink } from './offer-links.tsx'
import { OfferNotes } from './offer-notes.tsx'
import { PenalCharges } from './penal-charges.tsx'

export interface OfferCardProps {
  offer: Offer
  askedAmount: number
  askedTenure: number
  security: Offers['security']
  /** The parameters of the key-facts page. */
  search: string
  isChosen: boolean
  /** Where an API lender stands that has given no answer of its own. */
  answer: PendingLender['state'] | undefined
  onCompare: (lenderId: number) => void
  onApply: (lenderId: number) => void
}

/** The first letters of the first two words. */
const monogram = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

const CardHead = ({ offer, answer }: Pick<OfferCardProps, 'offer' | 'answer'>) => {
  const t = useText()
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-soft text-sm font-semibold text-brand-ink"
      >
        {monogram(offer.lender_name)}
      </span>
      <div className="min-w-0">
        <h3 className="text-base break-words">{offer.lender_name}</h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          {t('lenders.kind_of', { kind: offer.lender_kind })}
          <Badge tone={offer.rate_basis === 'firm' ? 'good' : 'info'}>
            {t(`offers.basis.${offer.rate_basis}`)}
          </Badge>
          {answer === 'asking' ? t('offers.still_answering') : null}
          {answer === 'not_asked' ? t('offers.not_asked') : null}
        </p>
      </div>
    </div>
  )
}

const ApplyButton = ({ offer, onApply }: Pick<OfferCardProps, 'offer' | 'onApply'>) => {
  const t = useText()
  if (offer.position_reason === 'applied_here') {
    return (
      <Link to="/user/application-status" className={buttonClass('secondary')}>
        {t('offers.view_application')}
      </Link>
    )
  }
  return (
    <Button kind="secondary" className="min-w-32" onClick={() => onApply(offer.lender_id)}>
      {t('offers.apply')}
      <span className="sr-only"> {t('offers.apply_to', { lender: offer.lender_name })}</span>
    </Button>
  )
}

/** One offer, told so that a glance answers how much a month, how much in all, and whether it can be had. */
export const OfferCard = memo((props: OfferCardProps) => {
  const t = useText()
  const { offer, askedAmount, askedTenure, security, search, isChosen, onCompare } = props
  return (
    <article className="flex h-full flex-col rounded-surface bg-surface p-4 shadow-card [contain-intrinsic-size:auto_24rem] [content-visibility:auto] sm:p-5">
      <CardHead {...props} />
      <OfferFigures offer={offer} askedAmount={askedAmount} security={security} />
      <p className="mt-1 text-sm">
        <span className="text-ink-soft">{t('offers.penal')}</span> <PenalCharges of={offer} />
      </p>
      <p className="mt-2 text-xs text-ink-soft">
        {t(`offers.basis_text.${offer.rate_basis}`)}{' '}
        {isFeeAtMost(offer) ? `${t('offers.fee_up_to_text')} ` : null}
        {t(`offers.why.${offer.position_reason}`, { position: offer.position })}
      </p>
      <OfferNotes offer={offer} askedAmount={askedAmount} askedTenure={askedTenure} />
      <div className="mt-auto flex flex-wrap justify-between gap-x-4 pt-1">
        <KeyFactsLink offer={offer} search={search} />
        <LenderKfsLink lenderId={offer.lender_id} lenderName={offer.lender_name} url={offer.kfs_url} />
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line-soft pt-3">
        <Checkbox
          className="shrink-0"
          checked={isChosen}
          onChange={() => onCompare(offer.lender_id)}
          label={
            <>
              {t('offers.compare')}
              <span className="sr-only"> {offer.lender_name}</span>
            </>
          }
        />
        <ApplyButton {...props} />
      </div>
    </article>
  )
})
OfferCard.displayName = 'OfferCard'
