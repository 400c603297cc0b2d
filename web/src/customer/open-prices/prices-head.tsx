import { Link } from '../../router/link.tsx'
import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { costScale } from '../loan-ranges/cost-scale.ts'
import { priceCount } from './price-count.ts'
import { Spread } from './spread.tsx'

interface PricesHeadProps {
  prices: OpenPrices
  hasFailed: boolean
  /** On a wide screen the words stand beside the drawing. */
  isWide?: boolean
}

/** How far apart the lenders are, and the words for it; the parts of the page are named by it. */
export const PricesHead = ({ prices, hasFailed, isWide = false }: PricesHeadProps) => {
  const t = useText()
  const format = useFormat()
  const { costs, rows, amount, tenure_months } = prices
  const low = costs[0] ?? 0
  const high = costs.at(-1) ?? 0
  return (
    <div className={isWide ? 'lg:mb-4 lg:grid lg:grid-cols-[1fr_26rem] lg:items-center lg:gap-8' : ''}>
      <div aria-live="polite">
        <h2 id="prices-title" className="figures text-base">
          {rows.length === 0
            ? t('prices.none', { amount: format.money(amount) })
            : t(low === high ? 'prices.title_one' : 'prices.title', {
                low: format.money(low),
                high: format.money(high),
              })}
        </h2>
        <p className="figures text-sm text-ink-soft">
          {t('prices.note', {
            count: priceCount(prices),
            amount: format.money(amount),
            time: format.tenure(tenure_months),
          })}
        </p>
        {hasFailed ? <p className="mt-1 text-sm text-warn">{t('prices.failed')}</p> : null}
      </div>
      {rows.length === 0 ? null : <Spread costs={costs} scale={costScale(costs)} />}
    </div>
  )
}

/** The order of the rows, with the rule behind it. */
export const PricesOrder = ({ as_on }: Pick<OpenPrices, 'as_on'>) => {
  const t = useText()
  const format = useFormat()
  return (
    <p className="text-xs text-ink-soft">
      {t('prices.order', { day: format.day(as_on) })}{' '}
      <Link to="/how-we-order-offers" className="underline underline-offset-4">
        {t('layout.ranking')}
      </Link>
    </p>
  )
}
