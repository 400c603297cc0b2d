import { aprLabel, emiLabel } from '../card/figure-labels.ts'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { hasCode } from '../../../api/api-error.ts'
import type { Loaded } from '../../../api/use-loaded.ts'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { fillConsent } from './fill-consent.ts'
import { useApply, type Apply } from './use-apply.ts'
import { useShareConsent, type ShareConsent } from './use-share-consent.ts'

interface ApplyDialogProps {
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
    <p className="figures font-semibold">
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

const WhatNext = ({ lender }: { lender: string }) => {
  const t = useText()
  return (
    <>
      <h3 className="mt-4 text-base">{t('offers.apply.next')}</h3>
      <ol className="mt-1 list-decimal space-y-1 ps-5 text-sm">
        <li>{t('offers.apply.next_send', { lender })}</li>
        <li>{t('offers.apply.next_enquiry', { lender })}</li>
        <li>{t('offers.apply.next_decide')}</li>
      </ol>
    </>
  )
}

const ConsentWords = ({ lender, text, version }: { lender: string; text: string; version: string }) => {
  const t = useText()
  return (
    <>
      <h3 className="mt-4 text-base">{t('offers.apply.consent', { lender })}</h3>
      <p className="mt-1 rounded-control border border-line-soft bg-canvas p-3 text-sm">{text}</p>
      <p className="mt-1 text-xs text-ink-soft">{t('offers.apply.version', { version })}</p>
    </>
  )
}

interface ConsentFormProps extends ApplyDialogProps {
  offer: Offer
  consent: ShareConsent
  /** The words have changed on the server. */
  onNewWords: () => void
}

/** Why the button cannot be pressed yet, or null. */
const useWaitText = ({
  offers,
  isUpdating,
}: Pick<ApplyDialogProps, 'offers' | 'isUpdating'>): string | null => {
  const t = useText()
  if (isUpdating) return t('offers.apply.refreshing')
  return offers.snapshot_id === null ? t('offers.apply.waiting') : null
}

const ConsentForm = (props: ConsentFormProps) => {
  const { appId, lenderId, offers, offer, consent, onStale, onNewWords, onClose } = props
  const t = useText()
  const { brand } = useBootstrap()
  const box = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { send, isSending, error, message } = useApply({
    appId,
    lenderId,
    consentVersion: consent.version,
    onStale,
    onNewWords: () => {
      // A tick under other words is no consent to these.
      if (box.current !== null) box.current.checked = false
      onNewWords()
    },
  })
  const waitText = useWaitText(props)
  const lender = offer.lender_name
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const isTicked = box.current?.checked === true
    setMissing(!isTicked)
    if (!isTicked) box.current?.focus()
    else if (offers.snapshot_id !== null) void send(offers.snapshot_id)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Summary offer={offer} />
      <WhatNext lender={lender} />
      <ConsentWords
        lender={lender}
        version={consent.version}
        text={fillConsent(consent.text, { brand: brand.name, lender })}
      />
      <Checkbox
        ref={box}
        className="mt-2"
        label={t('offers.apply.agree', { lender })}
        error={isMissing ? t('offers.apply.agree_missing') : undefined}
        onChange={() => setMissing(false)}
      />
      {message === null ? null : (
        <Notice tone={hasCode<Apply>(error, 'snapshot_stale') ? 'warn' : 'bad'} live className="mt-3">
          {message}
          {hasCode<Apply>(error, 'already_applied') ? (
            <Link
              to="/user/application-status"
              className="block min-h-11 py-2 font-semibold underline underline-offset-4"
            >
              {t('offers.view_application')}
            </Link>
          ) : null}
        </Notice>
      )}
      <p id="apply-wait" role="status" className="mt-3 text-sm text-ink-soft">
        {waitText}
      </p>
      <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onClose}>
          {t('offers.apply.cancel')}
        </Button>
        <Button type="submit" busy={isSending} disabled={waitText !== null} aria-describedby="apply-wait">
          {t('offers.apply.send')}
        </Button>
      </div>
    </form>
  )
}

/** While the words are on their way, and where they do not come. */
const NoWords = ({ consent: { value, error, reload } }: { consent: Loaded<ShareConsent | 'none'> }) => {
  const t = useText()
  if (value === null && error === null)
    return (
      <>
        <p role="status" className="sr-only">
          {t('offers.apply.loading')}
        </p>
        <Skeleton className="h-72" />
      </>
    )
  return (
    <Notice tone="bad" live>
      <p>{t('offers.apply.no_consent')}</p>
      <Button kind="secondary" className="mt-3" onClick={reload}>
        {t('offers.apply.try_again')}
      </Button>
    </Notice>
  )
}

/** Consent for one lender, by name and in its exact words, then the application (DPDP Act 2023, section 6; trust.md). */
export const ApplyDialog = (props: ApplyDialogProps) => {
  const { lenderId, offers, onClose } = props
  const t = useText()
  const consent = useShareConsent()
  const [opened] = useState(() => offers.matched.find(({ lender_id }) => lender_id === lenderId))
  const offer = offers.matched.find(({ lender_id }) => lender_id === lenderId)
  const lender = (offer ?? opened)?.lender_name ?? ''
  const words = consent.value === 'none' ? null : consent.value
  return (
    <Dialog
      isOpen
      title={t('offers.apply.heading', { lender })}
      onClose={onClose}
      closeLabel={t('layout.close')}
    >
      {offer === undefined ? (
        <Notice tone="warn" live>
          {t('offers.apply.gone', { lender })}
        </Notice>
      ) : words === null ? (
        <NoWords consent={consent} />
      ) : (
        <ConsentForm {...props} offer={offer} consent={words} onNewWords={consent.reload} />
      )}
    </Dialog>
  )
}
