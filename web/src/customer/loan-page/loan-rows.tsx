import { useState } from 'react'
import type { OpenPrice, OpenPrices } from '@marketplace/contract/market/open-prices'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { CostBar } from '../loan-ranges/cost-bar.tsx'
import { costOf, costScale } from '../loan-ranges/cost-scale.ts'
import { PenalCharges } from '../offers/card/penal-charges.tsx'
import { LateMark, type DrawMark } from '../lender-mark/late-mark.tsx'
import { PricesHead, PricesOrder } from '../open-prices/prices-head.tsx'
import { countOf, filterPrices, priceChips, type PriceFilter } from './filter-prices.ts'

/** As many are in sight before the rest is asked for. */
const FIRST = 10

interface RowProps {
  price: OpenPrice
  amount: number
  scale: number
  draw: DrawMark | null
}

/** Columns of the wide screen: lender, APR, a month, cost with its bar, fee, late. */
const columns =
  'lg:grid lg:grid-cols-[2.25rem_minmax(0,1.5fr)_6.5rem_7.5rem_minmax(0,1fr)_6.5rem_minmax(0,1fr)] lg:gap-x-5'

const Row = ({ price, amount, scale, draw }: RowProps) => {
  const t = useText()
  const format = useFormat()
  const cost = costOf(price.total_cost, amount)
  const fee = price.processing_fee === 0 ? t('prices.no_fee') : format.money(price.processing_fee)
  return (
    <li className={`border-t border-line-soft py-3 first:border-t-0 lg:items-center ${columns}`}>
      <div className="figures flex items-center gap-3 lg:contents">
        <LateMark name={price.lender_name} draw={draw} />
        <div className="min-w-0 grow lg:contents">
          <h3 className="text-base leading-snug wrap-anywhere">{price.lender_name}</h3>
          <p className="text-sm text-ink-soft lg:flex lg:flex-col-reverse lg:items-end lg:text-xs">
            <span>{t(`prices.apr.${price.apr_bound}`)}</span>{' '}
            <strong className="font-semibold text-ink lg:text-figure">{format.percent(price.apr)}</strong>
          </p>
        </div>
        <p className="shrink-0 text-end">
          <strong className="block text-figure font-semibold">{format.money(price.emi)}</strong>
          <span className="text-xs text-ink-soft">{t(`prices.month.${price.rate_basis}`)}</span>
        </p>
      </div>
      <div className="mt-2 lg:mt-0">
        <p className="figures hidden font-semibold lg:mb-1.5 lg:block">
          <span className="sr-only">{t('loan.cost')} </span>
          {format.money(cost)}
        </p>
        <CostBar cost={cost} scale={scale} />
      </div>
      <p className="figures mt-1 text-sm text-ink-soft lg:hidden">
        {t('prices.cost')} <strong className="font-semibold text-ink">{format.money(cost)}</strong> ·{' '}
        {price.processing_fee === 0 ? null : `${t('prices.fee')} `}
        <strong className="font-semibold text-ink">{fee}</strong>
      </p>
      <p className="figures hidden text-end lg:block">
        <span className="sr-only">{t('loan.fee')} </span>
        {fee}
      </p>
      <p className="text-sm text-ink-soft">
        <span className="lg:sr-only">{t('loan.late')}: </span>
        <PenalCharges of={price} />
      </p>
    </li>
  )
}

const Heads = () => {
  const t = useText()
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line-soft pb-2 text-sm text-ink-soft ${columns}`}
    >
      <span className="col-span-2">{t('loan.lender')}</span>
      <span className="text-end">APR</span>
      <span className="text-end">{t('loan.month')}</span>
      <span>{t('loan.cost')}</span>
      <span className="text-end">{t('loan.fee')}</span>
      <span>{t('loan.late')}</span>
    </div>
  )
}

interface LoanRowsProps {
  prices: OpenPrices
  hasFailed: boolean
  draw: DrawMark | null
  /** The first rows are not enough: all are asked for. */
  onNeedAll: () => void
}

/** Every lender that publishes a price, in the published order: ten, then the rest. Chips leave a part and reorder nothing. */
export const LoanRows = ({ prices, hasFailed, draw, onNeedAll }: LoanRowsProps) => {
  const t = useText()
  const [filter, setFilter] = useState<PriceFilter>('all')
  const [isWhole, setWhole] = useState(false)
  const { rows, amount, costs } = prices
  const shown = filterPrices(rows, filter)
  const visible = isWhole ? shown : shown.slice(0, FIRST)
  const count = countOf(prices, filter)
  const chips = priceChips(prices, filter)
  const choose = (next: PriceFilter): void => {
    setFilter(next)
    onNeedAll()
  }
  const showRest = (): void => {
    setWhole(true)
    onNeedAll()
  }
  return (
    <>
      {chips.length === 1 ? null : (
        <Chips
          label={t('loan.filter.label')}
          chips={chips.map((chip) => ({
            value: chip.filter,
            label: t(`loan.filter.${chip.filter}`, { count: chip.count }),
          }))}
          chosen={filter}
          onChoose={choose}
          className="mt-3"
        />
      )}
      <output className="sr-only">{t('loan.shown', { count: visible.length })}</output>
      <section
        aria-labelledby="prices-title"
        className="mt-3 rounded-surface bg-surface p-4 text-ink shadow-card"
      >
        <PricesHead prices={prices} hasFailed={hasFailed} isWide />
        {rows.length === 0 ? null : <Heads />}
        <ul>
          {visible.map((price) => (
            <Row key={price.lender_id} price={price} amount={amount} scale={costScale(costs)} draw={draw} />
          ))}
        </ul>
        {visible.length >= count ? null : (
          <Button kind="secondary" className="mt-3 w-full sm:w-auto" onClick={showRest}>
            {t('loan.rest', { count: count - visible.length })}
          </Button>
        )}
        <p className="mt-3 text-xs text-ink-soft">{t('loan.basis')}</p>
        <PricesOrder as_on={prices.as_on} />
      </section>
    </>
  )
}
