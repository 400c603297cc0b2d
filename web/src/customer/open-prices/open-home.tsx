import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { Link } from '../../router/link.tsx'
import { askSearch } from '@marketplace/contract/loans/ask-in-search'
import { checkPathOf } from '@marketplace/contract/loans/check-paths'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PriceAsk } from './price-ask.tsx'
import { PriceRows } from './price-rows.tsx'
import { usePrices } from './use-prices.ts'

type Asked = Pick<OpenPrices, 'product_type' | 'amount' | 'tenure_months' | 'questions'>

/** The way to the questions before the number; a document of its own, which takes amount and time with it. */
const Begin = ({ product_type, amount, tenure_months, questions }: Asked) => {
  const t = useText()
  return (
    <>
      <Link
        reloadDocument
        to={`${checkPathOf(product_type as LoanProduct)}?${askSearch({ amount, tenure: tenure_months })}`}
        className={buttonClass('primary', 'min-h-12 w-full')}
      >
        {t('prices.begin')}
      </Link>
      <p className="mt-1 text-center text-xs text-ink-soft">{t('prices.begin_note', { count: questions })}</p>
    </>
  )
}

/** A home that shows prices before it asks for anything: amount and time, and what lenders publish for them. */
export const OpenHome = ({ first }: { first: OpenPrices }) => {
  const t = useText()
  const { lender_count } = useBootstrap()
  const { prices, chosen, choose, hasFailed, draw } = usePrices(first)
  return (
    <>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-span-full lg:row-start-1">
          <Band isHigh heading={t('prices.heading')}>
            <p className="mt-2 text-on-band-soft lg:max-w-[26rem] lg:text-[1.125rem]">
              {t('prices.text', { count: lender_count })}
            </p>
          </Band>
        </div>
        <div className="relative -mt-16 grid content-start gap-3 lg:col-start-1 lg:row-start-2">
          <PriceAsk bounds={first} chosen={chosen} onChoose={choose} />
          <div className="hidden lg:block">
            <Begin {...first} {...chosen} />
          </div>
        </div>
        <div className="relative mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8">
          <PriceRows prices={prices} hasFailed={hasFailed} draw={draw} />
        </div>
      </div>
      <div className="sticks-below sticky bottom-0 z-10 -mx-4 mt-3 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 lg:hidden">
        <Begin {...first} {...chosen} />
      </div>
    </>
  )
}
