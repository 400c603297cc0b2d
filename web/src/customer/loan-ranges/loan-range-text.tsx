import type { LoanRange } from '@marketplace/contract/market/loan-ranges'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

/** What a brand's lenders publish of a loan, computed of those that are live: amounts, rates and the longest term. */
export const LoanRangeText = ({ range }: { range: LoanRange }) => {
  const t = useText()
  const format = useFormat()
  const { amount_min, amount_max, rate_min, rate_max, tenure_max_months } = range
  return (
    <span className="figures block text-sm text-ink-soft">
      {t('products.range_amount', { least: format.money(amount_min), most: format.money(amount_max) })}
      {' · '}
      {rate_min === rate_max
        ? t('products.range_rate_one', { rate: format.percent(rate_min) })
        : t('products.range_rate', { low: format.percent(rate_min), high: format.percent(rate_max) })}
      {' · '}
      {t('products.range_term', { months: tenure_max_months })}
    </span>
  )
}
