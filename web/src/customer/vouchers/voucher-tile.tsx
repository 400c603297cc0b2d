import { IconExternalLink } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { VoucherClaim, VoucherOffer } from '@marketplace/contract/catalogue/vouchers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Badge, Notice } from '../../ui/surfaces.tsx'
import { LenderMark } from '../lender-mark/lender-mark.tsx'
import { discountIn } from './discount-in.ts'
import { useClaim } from './use-claim.ts'

interface TileProps {
  offer: VoucherOffer
  /** Claimed a moment ago: the eye and the reader are taken there. */
  isNew: boolean
  onClaimed: (offerId: number) => void
}

const ClaimButton = ({ offer, onClaimed }: Omit<TileProps, 'isNew'>) => {
  const t = useText()
  const { offer_id, product_type, merchant_name } = offer
  const isDeal = product_type === 'Deals'
  const { claim, isBusy, message } = useClaim(offer_id, () => onClaimed(offer_id))
  return (
    <>
      {message === null ? null : (
        <Notice tone="bad" live className="mt-3">
          {message}
        </Notice>
      )}
      <Button kind="secondary" busy={isBusy} className="mt-3 w-full" onClick={() => void claim()}>
        {isDeal ? t('vouchers.claim.deals') : t('vouchers.claim')}
        <span className="sr-only">: {merchant_name}</span>
      </Button>
      {isDeal ? null : <p className="mt-1 text-xs text-ink-soft">{t('vouchers.claim_hint')}</p>}
    </>
  )
}

const Claimed = ({ offer, claim, isNew }: { offer: VoucherOffer; claim: VoucherClaim; isNew: boolean }) => {
  const t = useText()
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  const isOver = offer.state === 'ended'
  const { code, link, reference, claimed_at } = claim
  return (
    <div className="mt-3 border-t border-line-soft pt-1">
      {/* Room between the words and the ring of the focus. */}
      <div ref={place} tabIndex={-1} className="-mx-2 rounded-control p-2">
        {isOver ? <Badge tone="warn">{t('vouchers.ended')}</Badge> : null}
        {code === null ? (
          <p className="font-semibold">{t('vouchers.taken')}</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{t('vouchers.code')}</p>
            <p className="figures text-figure font-semibold wrap-anywhere select-all">{code}</p>
            <p className="-ms-4">
              <CopyButton text={code} copied={t('vouchers.copied')} failed={t('vouchers.copy_failed')}>
                {t('vouchers.copy')}
                <span className="sr-only">: {offer.merchant_name}</span>
              </CopyButton>
            </p>
          </>
        )}
        {isOver ? null : (
          <>
            <h4 className="mt-2 text-sm">{t('vouchers.how')}</h4>
            <p className="text-sm">{offer.how_to_use}</p>
            {link === null ? null : (
              <LinkButton
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                kind="secondary"
                className="mt-3 w-full"
              >
                {t('vouchers.go', { merchant: offer.merchant_name })}
                <IconExternalLink aria-hidden="true" className="size-5 shrink-0" />
                <span className="sr-only"> {t('vouchers.new_tab')}</span>
              </LinkButton>
            )}
          </>
        )}
        <p className="figures mt-2 text-xs text-ink-soft">
          {t('vouchers.reference')}: {reference} · {t('vouchers.claimed_on')} {format.day(claimed_at)}
        </p>
      </div>
    </div>
  )
}

/** The stub: whose it is, and its figure set large. The words beside it say the same. */
const Stub = ({ merchant, value }: { merchant: string; value: string }) => {
  const figure = discountIn(value)
  return (
    <div
      aria-hidden="true"
      className="flex w-26 shrink-0 flex-col items-center justify-center gap-3 bg-brand-soft p-2 text-center"
    >
      <LenderMark name={merchant} />
      {figure === null ? null : (
        <span className="figures text-[1.75rem] leading-tight font-semibold text-brand-ink">{figure}</span>
      )}
    </div>
  )
}

/** One offer of a merchant as a ticket: what, what it is worth, on which terms, until when. */
export const VoucherTile = ({ offer, isNew, onClaimed }: TileProps) => {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const { merchant_name, value, terms, valid_until, left, state, claim } = offer
  return (
    <section
      aria-labelledby={titleId}
      className="flex h-full overflow-hidden rounded-surface bg-surface shadow-card"
    >
      <Stub merchant={merchant_name} value={value} />
      <div
        className={classNames(
          'relative flex min-w-0 grow flex-col border-s-2 border-dashed border-line p-4',
          // The notches at both ends of the perforation.
          'before:absolute before:-start-[9px] before:-top-2 before:size-4 before:rounded-full before:bg-canvas before:shadow-card',
          'after:absolute after:-start-[9px] after:-bottom-2 after:size-4 after:rounded-full after:bg-canvas after:shadow-card',
        )}
      >
        <h3 id={titleId} className="text-base">
          {value}
          <span className="block text-sm font-normal text-ink-soft">{merchant_name}</span>
        </h3>
        <p className="mt-2 grow text-sm">
          <span className="sr-only">{t('vouchers.terms')}: </span>
          {terms}
        </p>
        <p className="figures mt-2 text-sm text-ink-soft">
          {t('vouchers.until_day', { day: format.day(valid_until) })}
          {left === null || state !== 'open' ? null : ` · ${t('vouchers.left_count', { count: left })}`}
        </p>
        {state === 'gone' ? <p className="mt-3 font-semibold">{t('vouchers.gone')}</p> : null}
        {state === 'open' ? <ClaimButton offer={offer} onClaimed={onClaimed} /> : null}
        {claim === null ? null : <Claimed offer={offer} claim={claim} isNew={isNew} />}
      </div>
    </section>
  )
}
