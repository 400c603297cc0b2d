import { useCallback } from 'react'
import { Link } from '../../router/link.tsx'
import type { Application } from '@marketplace/contract/loans/applications'
import { readOffers } from '@marketplace/contract/market/offers'
import { isLoanProduct, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { chooseProduct } from '../../session/choose-product.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/surfaces.tsx'
import { headlineOf } from '../offers/list/headline.ts'

/** The list that was shown last, and the lowest EMI in it; where it is not kept any more, the way to it alone. Asks no lender. */
export const LastOffers = ({
  application,
  isFirst = false,
}: {
  application: Application
  /** Nothing else waits: it stands at the top of the page, whose heading says what it is. */
  isFirst?: boolean
}) => {
  const t = useText()
  const format = useFormat()
  const { app_id: appId, product_type: product } = application
  const load = useCallback(
    async (signal: AbortSignal) => (await call(readOffers, { params: { app_id: appId }, signal })).data,
    [appId],
  )
  const { value: offers } = useLoaded(load)
  if (!isLoanProduct(product)) return null
  const headline = offers === null ? null : headlineOf(offers)
  const link = (
    <Link
      to={productJourneys[product].offers}
      onClick={() => chooseProduct(product, null)}
      className={
        isFirst
          ? buttonClass('primary', 'w-full')
          : 'inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4'
      }
    >
      {isFirst || headline === null || headline.count === 0
        ? t('applications.see_offers')
        : t('account.offers.count', { count: headline.count + headline.rest })}
    </Link>
  )
  const card = (
    <Card
      className={classNames(
        'flex flex-wrap items-end justify-between gap-x-4 gap-y-2 p-4',
        isFirst && 'shadow-lift',
      )}
    >
      {offers === null || headline === null || headline.emi === null ? (
        isFirst ? null : (
          <p>{t('account.offers.look')}</p>
        )
      ) : (
        <p className="figures">
          <span className="block text-sm text-ink-soft">
            {t(headline.kind === 'firm' ? 'account.offers.from' : 'account.offers.published', {
              amount: format.money(offers.amount),
              tenure: format.tenure(offers.tenure_months),
            })}
          </span>
          <span className="text-[1.75rem] leading-8 font-semibold">{format.money(headline.emi)}</span>{' '}
          <span className="text-sm text-ink-soft">{t('account.offers.month')}</span>
        </p>
      )}
      {link}
    </Card>
  )
  if (isFirst) return card
  return (
    <section aria-labelledby="account-offers">
      <h2 id="account-offers" className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {t('account.offers.heading')}
        {offers === null ? null : (
          <span className="figures text-sm font-normal text-ink-soft">
            {t('account.offers.as_on', { day: format.day(offers.as_on) })}
          </span>
        )}
      </h2>
      {card}
    </section>
  )
}
