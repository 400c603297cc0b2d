import { useCallback, useState, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import type { DirectoryLender } from '@marketplace/contract/market/lenders'
import type { Offer, Offers, UnmatchedLender } from '@marketplace/contract/market/offers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { ApplyDialog } from '../offers/apply/apply-dialog.tsx'
import { OfferFigures } from '../offers/card/offer-figures.tsx'
import { KeyFactsLink, LenderKfsLink } from '../offers/card/offer-links.tsx'
import { OfferNotes } from '../offers/card/offer-notes.tsx'
import { hasApplied } from '@marketplace/contract/market/has-applied'
import { OffersFailure } from '../offers/offers-failure.tsx'
import { OfferCharges } from '../offers/card/offer-charges.tsx'
import { OfferFacts } from '../offers/card/offer-more.tsx'
import { Unlocks } from '../offers/unmatched-lenders.tsx'
import { useOffers } from '../offers/use-offers.ts'
import { AllOffersButton } from './all-offers-button.tsx'
import { ApplicationSkeleton } from './application-states.tsx'

const nothingAsked = { amount: undefined, tenure: undefined }

/** Why this lender is not to be had now, and the way to the others. */
export const NoSubmit = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) => (
  <Card className="space-y-3">
    <h2 className="text-lg">{title}</h2>
    <p>{text}</p>
    {children}
    <AllOffersButton kind="primary" />
  </Card>
)

const NotMatched = ({ unmatched }: { unmatched: UnmatchedLender }) => {
  const t = useText()
  const lender = unmatched.lender_name
  return (
    <NoSubmit
      title={t('applications.submit.not_matched', { lender })}
      text={t('applications.submit.not_matched_text')}
    >
      <ul className="list-disc space-y-1 ps-5">
        {unmatched.reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <Disclosure summary={t('offers.unmatched.unlock')}>
        <Unlocks lender={unmatched} />
      </Disclosure>
    </NoSubmit>
  )
}

interface MatchedProps {
  appId: string
  offer: Offer
  offers: Offers
  isUpdating: boolean
  onStale: () => void
}

const Matched = ({ appId, offer, offers, isUpdating, onStale }: MatchedProps) => {
  const t = useText()
  const format = useFormat()
  const [isApplying, setApplying] = useState(false)
  const stop = useCallback((): void => setApplying(false), [])
  const { lender_id, lender_name: lender } = offer
  const state = offers.pending.find((pending) => pending.lender_id === lender_id)?.state
  return (
    <Card>
      <h2 className="figures text-lg">
        {t('applications.for', {
          amount: format.money(offer.amount),
          tenure: format.tenure(offer.tenure_months),
        })}
      </h2>
      <p className="text-sm text-ink-soft">{t(`offers.basis_text.${offer.rate_basis}`)}</p>
      <OfferFigures offer={offer} className="mt-3" />
      <OfferCharges offer={offer} security={offers.security} />
      <OfferFacts offer={offer} />
      <OfferNotes offer={offer} askedAmount={offers.amount} askedTenure={offers.tenure_months} />
      <p className="flex flex-wrap gap-x-6">
        <KeyFactsLink offer={offer} search="" />
        <LenderKfsLink lenderId={offer.lender_id} lenderName={lender} url={offer.kfs_url} />
      </p>
      {state === undefined ? null : (
        <Notice tone="warn" className="my-3">
          {state === 'asking'
            ? t('applications.submit.asking', { lender })
            : t('applications.submit.lender_failed', { lender })}
        </Notice>
      )}
      {hasApplied(offer) ? (
        <Link to="/user/application-status" className={buttonClass('primary', 'mt-3 w-full')}>
          {t('applications.to_status')}
        </Link>
      ) : (
        <Button className="mt-3 w-full" onClick={() => setApplying(true)}>
          {t('applications.submit.heading', { lender })}
        </Button>
      )}
      {isApplying ? (
        <ApplyDialog
          appId={appId}
          lenderId={lender_id}
          offers={offers}
          isUpdating={isUpdating}
          onStale={onStale}
          onClose={stop}
        />
      ) : null}
    </Card>
  )
}

/** The one lender's offer out of the whole answer, with consent and sending; or why there is none. */
export const LenderSubmitOffer = ({ appId, lender }: { appId: string; lender: DirectoryLender }) => {
  const t = useText()
  const { offers, error, isUpdating, reload } = useOffers(appId, nothingAsked)
  const offer = offers?.matched.find(({ lender_id }) => lender_id === lender.lender_id)
  const unmatched = offers?.unmatched.find(({ lender_id }) => lender_id === lender.lender_id)
  return (
    <>
      {error === null ? null : <OffersFailure error={error} hasList={offers !== null} onRetry={reload} />}
      {offers === null && error === null ? <ApplicationSkeleton /> : null}
      {offers === null || offer === undefined ? null : (
        <Matched appId={appId} offer={offer} offers={offers} isUpdating={isUpdating} onStale={reload} />
      )}
      {offers === null || offer !== undefined ? <AllOffersButton kind="quiet" /> : null}
      {unmatched === undefined ? null : <NotMatched unmatched={unmatched} />}
      {offers !== null && offer === undefined && unmatched === undefined ? (
        <NoSubmit title={t('applications.submit.not_found')} text={t('applications.submit.not_found_text')} />
      ) : null}
    </>
  )
}
