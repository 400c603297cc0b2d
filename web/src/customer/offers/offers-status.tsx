import type { Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

/** How many offers for what, read out when it changes. Its lines keep their place whether or not there is something to say. */
export const OffersStatus = ({ offers, isUpdating }: { offers: Offers; isUpdating: boolean }) => {
  const t = useText()
  const format = useFormat()
  const { matched, pending, amount, tenure_months } = offers
  const count = matched.filter((offer) => offer.amount === amount).length
  const other = matched.length - count
  const asking = pending.filter(({ state }) => state === 'asking').length
  return (
    <div className="mb-1">
      <div aria-live="polite">
        <h2 id="offers-count" tabIndex={-1} className="figures text-base outline-none">
          {t('offers.count', { count, amount: format.money(amount), months: tenure_months })}
        </h2>
        <p className="figures min-h-5 text-sm text-ink-soft">
          {[
            other === 0 ? '' : t('offers.count_other', { count: other }),
            asking === 0 ? '' : t('offers.still_asking', { count: asking }),
          ]
            .filter((text) => text !== '')
            .join(' · ')}
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
