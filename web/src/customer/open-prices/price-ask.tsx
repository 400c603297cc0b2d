import { isLoanProduct, loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import { firstAsk, type OpenPrices } from '@marketplace/contract/market/open-prices'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Slider } from '../../ui/form/slider.tsx'
import { amountStops } from '../offers/ask/slider-stops.ts'
import { yearChoices } from './price-years.ts'

interface PriceAskProps {
  product: OpenPrices['product_type']
  chosen: Pick<OpenPrices, 'amount' | 'tenure_months'>
  onChoose: (changes: Partial<PriceAskProps['chosen']>) => void
}

/** How much, and for how long: nothing that says who asks. */
export const PriceAsk = ({ product, chosen, onChoose }: PriceAskProps) => {
  const t = useText()
  const format = useFormat()
  const limits = loanLimitsOf(product)
  const first = isLoanProduct(product) ? firstAsk[product].tenure_months : chosen.tenure_months
  const years = yearChoices(limits.tenure, first)
  return (
    <section
      aria-label={t('start.prices.ask')}
      className="rounded-surface bg-surface p-4 text-ink shadow-lift"
    >
      <Slider
        label={t('start.prices.need')}
        rangeLabel={t('start.prices.need_range')}
        {...limits.amount}
        step={1}
        stops={amountStops(limits.amount)}
        value={chosen.amount}
        onChange={(amount) => onChoose({ amount })}
        words={format.moneyInWords}
        prefix="₹"
      />
      <fieldset className="mt-1">
        <legend className="mb-1 text-sm font-semibold">{t('start.prices.time')}</legend>
        <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border border-line">
          {years.map((months) => (
            <label
              key={months}
              className="figures flex min-h-11 items-center justify-center border-s border-line-soft px-1 text-center text-sm first:border-s-0 has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-ink has-checked:shadow-[inset_0_0_0_1.5px_var(--brand-ink)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="price-time"
                value={months}
                checked={months === chosen.tenure_months}
                onChange={() => onChoose({ tenure_months: months })}
                className="sr-only"
              />
              {format.tenure(months)}
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
