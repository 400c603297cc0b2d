import { useRef, useState, type SubmitEvent } from 'react'
import { Link } from '../../../router/link.tsx'
import type { ApplyNeeds } from '@marketplace/contract/loans/apply-needs'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { hasCode } from '../../../api/api-error.ts'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Disclosure, Notice } from '../../../ui/surfaces.tsx'
import { valuesOf } from '../../details/detail-values.ts'
import { ConsentFacts } from './consent-facts.tsx'
import { fillConsent } from './fill-consent.ts'
import { sharedGroups } from './shared-questions.ts'
import { SheetFoot } from './sheet-foot.tsx'
import { useApply, type Apply } from './use-apply.ts'
import type { ShareConsent } from './use-share-consent.ts'

export interface ConsentFormProps {
  appId: string
  lenderId: number
  offers: Offers
  isUpdating: boolean
  offer: Offer
  consent: ShareConsent
  needs: ApplyNeeds
  profile: Profile
  product: LoanProduct
  onStale: () => void
  /** The words have changed on the server. */
  onNewWords: () => void
  /** The server misses answers that this lender needs. */
  onMissing: () => void
}

/** Why the application cannot go yet, or null. */
const useWaitText = ({
  offers,
  isUpdating,
}: Pick<ConsentFormProps, 'offers' | 'isUpdating'>): string | null => {
  const t = useText()
  if (isUpdating) return t('offers.apply.refreshing')
  return offers.snapshot_id === null ? t('offers.apply.waiting') : null
}

/** Four lines and the exact words, then the tick and the button, which stay in sight. */
export const ConsentForm = (props: ConsentFormProps) => {
  const { appId, lenderId, offers, offer, consent, needs, profile, product } = props
  const t = useText()
  const { brand } = useBootstrap()
  const box = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { send, isSending, error, message } = useApply({
    appId,
    lenderId,
    consentVersion: consent.version,
    onStale: props.onStale,
    onMissing: props.onMissing,
    onNewWords: () => {
      // A tick under other words is no consent to these.
      if (box.current !== null) box.current.checked = false
      props.onNewWords()
    },
  })
  const waitText = useWaitText(props)
  const lender = offer.lender_name
  const groups =
    needs.hands_over === 1
      ? sharedGroups(product, {
          values: valuesOf(profile),
          hasMobile: profile.mobile_phone_number !== null,
        })
      : null
  const count = groups?.reduce((sum, { questions }) => sum + questions.length, 0) ?? 0
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const isTicked = box.current?.checked === true
    setMissing(!isTicked)
    if (!isTicked) box.current?.focus()
    else if (offers.snapshot_id !== null) void send(offers.snapshot_id)
  }
  return (
    <form noValidate onSubmit={submit}>
      <ConsentFacts lender={lender} groups={groups} count={count} />
      <Disclosure summary={t('offers.apply.exact')} className="border-b border-line-soft py-1">
        <p className="text-sm">{fillConsent(consent.text, { brand: brand.name, lender })}</p>
        <p className="mt-1 text-xs text-ink-soft">
          {t('offers.apply.version', { version: consent.version })}
        </p>
      </Disclosure>
      <SheetFoot>
        {message === null ? null : (
          <Notice tone={hasCode<Apply>(error, 'snapshot_stale') ? 'warn' : 'bad'} live className="mb-2">
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
        <Checkbox
          ref={box}
          isLarge
          label={
            <span className="figures">
              {groups === null
                ? t('offers.apply.agree_site', { lender })
                : t('offers.apply.agree', { lender, count })}
            </span>
          }
          error={isMissing ? t('offers.apply.agree_missing') : undefined}
          onChange={() => setMissing(false)}
        />
        <p id="apply-wait" role="status" className="text-sm text-ink-soft">
          {waitText}
        </p>
        <Button
          type="submit"
          busy={isSending || waitText !== null}
          aria-describedby="apply-wait"
          className="mt-1 min-h-12 w-full"
        >
          {t(isSending ? 'offers.apply.sending' : 'offers.apply.send')}
        </Button>
      </SheetFoot>
    </form>
  )
}
