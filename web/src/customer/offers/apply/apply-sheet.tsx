import { useState } from 'react'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import type { ApplyNeeds } from '@marketplace/contract/loans/apply-needs'
import type { Profile } from '@marketplace/contract/customers/profiles'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useProfile } from '../../../session/profile-store.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { useDetailKit, type DetailKit } from '../../details/questions/use-detail-kit.ts'
import { LenderMark } from '../../lender-mark/lender-mark.tsx'
import { aprLabel, emiLabel } from '../../../i18n/offer-labels.ts'
import { ConsentForm } from './consent-form.tsx'
import { NeedsForm } from './needs-form.tsx'
import { useApplyNeeds } from './use-apply-needs.ts'
import { useShareConsent, type ShareConsent } from './use-share-consent.ts'

export interface ApplySheetProps {
  appId: string
  lenderId: number
  offers: Offers
  isUpdating: boolean
  onStale: () => void
  onClose: () => void
}

const Summary = ({ offer }: { offer: Offer }) => {
  const t = useText()
  const format = useFormat()
  return (
    <p className="figures text-sm text-ink-soft">
      {t('offers.apply.summary', {
        amount: format.money(offer.amount),
        months: offer.tenure_months,
        emi: `${format.money(offer.emi)} ${t(emiLabel(offer))}`,
        apr: `${t(aprLabel(offer))} ${format.percent(offer.apr)}`,
        total: format.money(Math.round(offer.total_cost)),
      })}
    </p>
  )
}

interface Parts {
  consent: ShareConsent
  needs: ApplyNeeds
  kit: DetailKit
  profile: Profile
}

/** What the sheet is made of, as far as it is there; `failed` tries again what did not come. */
const useParts = (appId: string, lenderId: number) => {
  const { product } = useJourney()
  const consent = useShareConsent()
  const needs = useApplyNeeds(appId, lenderId)
  const { kit, error, retry } = useDetailKit(product)
  const { profile } = useProfile()
  const words = consent.value === 'none' ? null : consent.value
  const parts: Parts | null =
    words === null || needs.value === null || kit === null || profile === null
      ? null
      : { consent: words, needs: needs.value, kit, profile }
  const hasFailed =
    parts === null &&
    (consent.value === 'none' || consent.error !== null || needs.error !== null || error !== null)
  const tryAgain = (): void => {
    if (words === null) consent.reload()
    if (needs.value === null) needs.reload()
    if (kit === null) retry()
  }
  return { product, parts, hasFailed, tryAgain, reloadConsent: consent.reload, reloadNeeds: needs.reload }
}

const NotThere = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const t = useText()
  if (!hasFailed)
    return (
      <>
        <p role="status" className="sr-only">
          {t('offers.apply.loading')}
        </p>
        <Skeleton className="mt-3 h-72" />
      </>
    )
  return (
    <Notice tone="bad" live className="mt-3">
      <p>{t('offers.apply.no_consent')}</p>
      <Button kind="secondary" className="mt-3" onClick={onRetry}>
        {t('offers.apply.try_again')}
      </Button>
    </Notice>
  )
}

const Steps = ({ offer, ...props }: ApplySheetProps & { offer: Offer }) => {
  const { appId, lenderId } = props
  const { product, parts, hasFailed, tryAgain, reloadConsent, reloadNeeds } = useParts(appId, lenderId)
  if (parts === null) return <NotThere hasFailed={hasFailed} onRetry={tryAgain} />
  const { consent, needs, kit, profile } = parts
  const { questions } = needs
  return questions.length > 0 ? (
    <NeedsForm
      key={questions.join(' ')}
      lender={offer.lender_name}
      missing={questions}
      product={product}
      profile={profile}
      kit={kit}
      onDone={reloadNeeds}
    />
  ) : (
    <ConsentForm
      {...props}
      offer={offer}
      consent={consent}
      needs={needs}
      profile={profile}
      product={product}
      onNewWords={reloadConsent}
      onMissing={reloadNeeds}
    />
  )
}

/**
 * One application, in a sheet over the offers: what this lender still needs, then the consent for it alone, by name and in its
 * exact words (DPDP Act 2023, section 6; trust.md).
 */
export const ApplySheet = (props: ApplySheetProps) => {
  const { lenderId, offers, onClose } = props
  const t = useText()
  const [opened] = useState(() => offers.matched.find(({ lender_id }) => lender_id === lenderId))
  const offer = offers.matched.find(({ lender_id }) => lender_id === lenderId)
  const lender = (offer ?? opened)?.lender_name ?? ''
  return (
    <Dialog
      isOpen
      title={
        <span className="flex items-center gap-3">
          <LenderMark name={lender} />
          <span className="min-w-0">{t('offers.apply.heading', { lender })}</span>
        </span>
      }
      onClose={onClose}
      closeLabel={t('layout.close')}
      className="max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none"
    >
      {offer === undefined ? (
        <Notice tone="warn" live>
          {t('offers.apply.gone', { lender })}
        </Notice>
      ) : (
        <>
          <Summary offer={offer} />
          <Steps {...props} offer={offer} />
        </>
      )}
    </Dialog>
  )
}
