import type { Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

/**
 * How many offers for what, of which other amount, and the way to the lenders that cannot lend: read out when it changes. Its
 * lines keep their place whether or not there is something to say.
 */
export const OffersStatus = ({ offers, isUpdating }: { offers: Offers; isUpdating: boolean }) => {
  const t = useText()
  const format = useFormat()
  const { matched, unmatched, pending, amount, tenure_months } = offers
  const count = matched.filter((offer) => offer.amount === amount).length
  const other = matched.length - count
  const asking = pending.filter(({ state }) => state === 'asking').length
  return (
    <div className="mb-1">
      <div aria-live="polite">
        <h2 id="offers-count" tabIndex={-1} className="figures text-base outline-none">
          {t('offers.count', { count, amount: format.money(amount), months: tenure_months })}
        </h2>
        <p className="figures flex min-h-7 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {other === 0 ? null : <span>{t('offers.count_other', { count: other })}</span>}
          {asking === 0 ? null : <span>{t('offers.still_asking', { count: asking })}</span>}
          {matched.length === 0 || unmatched.length === 0 ? null : (
            <a
              href="#offers-unmatched"
              className="inline-flex min-h-7 items-center underline underline-offset-4"
            >
              {t('offers.unmatched.jump', { count: unmatched.length })}
            </a>
          )}
        </p>
      </div>
      <div className="h-1 overflow-hidden rounded-full">
        {isUpdating ? (
          <div role="status" className="h-full animate-pulse bg-tone">
            <span className="sr-only">{t('offers.updating')}</span>
          </div>
        ) : null}
      </div>
    </div>
  )
}
