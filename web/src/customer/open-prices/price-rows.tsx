import type { OpenPrice, OpenPrices } from '@marketplace/contract/market/open-prices'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { CostBar } from '../loan-ranges/cost-bar.tsx'
import { costOf, costScale } from '../loan-ranges/cost-scale.ts'
import { LateMark, type DrawMark } from '../lender-mark/late-mark.tsx'
import { PricesHead, PricesOrder } from './prices-head.tsx'

interface RowProps {
  price: OpenPrice
  amount: number
  scale: number
  draw: DrawMark | null
}

const Row = ({ price, amount, scale, draw }: RowProps) => {
  const t = useText()
  const format = useFormat()
  const cost = costOf(price.total_cost, amount)
  return (
    <li className="border-t border-line-soft py-3 first:border-t-0">
      <div className="figures flex items-center gap-3">
        <LateMark name={price.lender_name} draw={draw} />
        <div className="min-w-0 grow">
          <h3 className="text-base leading-snug wrap-anywhere">{price.lender_name}</h3>
          <p className="text-sm text-ink-soft">
            {t(`prices.apr.${price.apr_bound}`)}{' '}
            <strong className="font-semibold text-ink">{format.percent(price.apr)}</strong>
          </p>
        </div>
        <p className="shrink-0 text-end">
          <strong className="block text-figure font-semibold">{format.money(price.emi)}</strong>
          <span className="text-xs text-ink-soft">{t(`prices.month.${price.rate_basis}`)}</span>
        </p>
      </div>
      <div className="mt-2">
        <CostBar cost={cost} scale={scale} />
      </div>
      <p className="figures mt-1 text-sm text-ink-soft">
        {t('prices.cost')} <strong className="font-semibold text-ink">{format.money(cost)}</strong> ·{' '}
        {price.processing_fee === 0 ? (
          t('prices.no_fee')
        ) : (
          <>
            {t('prices.fee')}{' '}
            <strong className="font-semibold text-ink">{format.money(price.processing_fee)}</strong>
          </>
        )}
      </p>
    </li>
  )
}

interface PriceRowsProps {
  prices: OpenPrices
  hasFailed: boolean
  draw: DrawMark | null
}

/** The first lenders in the published order, and how far apart all of them are. */
export const PriceRows = ({ prices, hasFailed, draw }: PriceRowsProps) => {
  const { costs, rows, amount, as_on } = prices
  return (
    <section aria-labelledby="prices-title" className="rounded-surface bg-surface p-4 text-ink shadow-card">
      <PricesHead prices={prices} hasFailed={hasFailed} />
      <ul>
        {rows.map((price) => (
          <Row key={price.lender_id} price={price} amount={amount} scale={costScale(costs)} draw={draw} />
        ))}
      </ul>
      <PricesOrder as_on={as_on} />
    </section>
  )
}
