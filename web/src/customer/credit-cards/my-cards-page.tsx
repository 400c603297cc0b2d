import { useCallback, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { listClickedCards, type ClickedCard } from '@marketplace/contract/catalogue/card-clicks'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Badge, Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { CardFace } from './card-face.tsx'
import { useCardListPath } from './card-list-cookie.ts'
import { redirectPath } from './card-links.tsx'
import { NothingYet } from '../spot/nothing-yet.tsx'

const PAGE = 20
/** The most rows that a page of a list may have. */
const MOST = 200

const Clicked = ({ card }: { card: ClickedCard }) => {
  const t = useText()
  const format = useFormat()
  const issuer = card.issuer_name ?? card.category_name
  return (
    <Card className="h-full">
      <div className="flex items-start gap-3">
        <CardFace address={card.category_img_thumb} />
        <div className="min-w-0">
          <h2 className="text-base break-words">{card.category_name}</h2>
          <p className="text-sm break-words text-ink-soft">{card.issuer_name}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{t('my_cards.status')}</Badge>
        <span className="figures text-sm">
          {t('my_cards.when', { day: format.dayAndTime(card.clicked_at) })}
        </span>
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {t('my_cards.reference')}: <span className="figures wrap-anywhere">{card.click_id}</span>
      </p>
      {card.is_live === 1 ? (
        <Link
          to={redirectPath(card.category_id)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {t('my_cards.again', { issuer })}
        </Link>
      ) : (
        <p className="mt-2 text-sm">{t('my_cards.off')}</p>
      )}
    </Card>
  )
}

const WhatNext = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const steps = ['next_issuer', 'next_reason', 'next_activate', 'next_close', 'next_pay'] as const
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <h2 className="mb-2 text-lg">{t('my_cards.next')}</h2>
        <ul className="list-disc space-y-2 ps-5">
          {steps.map((step) => (
            <li key={step}>{t(`my_cards.${step}`)}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="mb-2 text-lg">{t('my_cards.help')}</h2>
        <p>{t('my_cards.help_issuer')}</p>
        <p className="mt-2 break-words">
          {t('my_cards.help_us', {
            officer: brand.grievance_officer_name,
            email: brand.grievance_email,
            phone: brand.grievance_phone,
          })}
        </p>
        <Link
          to="/grievance"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {t('layout.grievance')}
        </Link>
      </Card>
    </div>
  )
}

/** The cards whose issuer the customer went on to (section 2: the credit-card page of the /user area). */
export const MyCardsPage = () => {
  const t = useText()
  const [size, setSize] = useState(PAGE)
  const load = useCallback(
    (signal: AbortSignal) => call(listClickedCards, { query: { page_size: size }, signal }),
    [size],
  )
  const { value, error, reload } = useLoaded(load)
  const listPath = useCardListPath()
  const isEmpty = value?.total === 0
  return (
    <div className="space-y-5 lg:pt-4">
      <h1 className="text-xl">{t('my_cards.heading')}</h1>
      <p className="max-w-text">{t('my_cards.intro')}</p>
      {error === null ? null : (
        <Notice tone="bad" live title={t('my_cards.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('cards.try_again')}
          </Button>
        </Notice>
      )}
      {value === null && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('my_cards.loading')}
          </p>
          <Skeleton className="h-48" />
        </>
      ) : null}
      {isEmpty ? (
        <NothingYet drawing="Credit Cards" title={t('my_cards.none')}>
          {t('my_cards.none_text')}
        </NothingYet>
      ) : null}
      {value === null || isEmpty ? null : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {value.data.map((card) => (
            <li key={card.category_id}>
              <Clicked card={card} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <Link to={listPath} className={buttonClass('primary')}>
          {isEmpty ? t('my_cards.choose') : t('my_cards.choose_again')}
        </Link>
        {value !== null && value.data.length < value.total && size < MOST ? (
          <Button kind="secondary" onClick={() => setSize((before) => Math.min(before + PAGE, MOST))}>
            {t('my_cards.more')}
          </Button>
        ) : null}
      </p>
      {value === null || isEmpty ? null : <WhatNext />}
    </div>
  )
}
