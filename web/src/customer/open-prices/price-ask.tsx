import type { ReactNode } from 'react'
import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Slider } from '../../ui/form/slider.tsx'
import { amountStops } from '../loan-ranges/slider-stops.ts'

interface PriceAskProps {
  /** What may be asked for. */
  bounds: Pick<OpenPrices, 'amount_min' | 'amount_max' | 'tenure_choices'>
  chosen: Pick<OpenPrices, 'amount' | 'tenure_months'>
  onChoose: (changes: Partial<PriceAskProps['chosen']>) => void
  /** What comes next: then all stands side by side on a wide screen, with this at the end. */
  action?: ReactNode
}

/** How much, and for how long: nothing that says who asks. */
export const PriceAsk = ({ bounds, chosen, onChoose, action }: PriceAskProps) => {
  const t = useText()
  const format = useFormat()
  const { amount_min: min, amount_max: max, tenure_choices } = bounds
  return (
    <section
      aria-label={t('prices.ask')}
      className={classNames(
        'rounded-surface bg-surface p-4 text-ink shadow-lift',
        action !== undefined && 'lg:grid lg:grid-cols-[1fr_1fr_auto] lg:items-center lg:gap-8',
      )}
    >
      <Slider
        label={t('prices.need')}
        rangeLabel={t('prices.need_range')}
        min={min}
        max={max}
        step={1}
        stops={amountStops({ min, max })}
        value={chosen.amount}
        onChange={(amount) => onChoose({ amount })}
        words={format.moneyInWords}
        prefix="₹"
      />
      <fieldset className="mt-1">
        <legend className="mb-1 text-sm font-semibold">{t('prices.time')}</legend>
        <div className="segments">
          {tenure_choices.map((months) => (
            <label key={months} className="segment figures">
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
      {action === undefined ? null : <div className="hidden lg:block">{action}</div>}
    </section>
  )
}
