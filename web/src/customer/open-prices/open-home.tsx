import type { OpenPrices } from '@marketplace/contract/market/open-prices'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PriceAsk } from './price-ask.tsx'
import { PriceRows } from './price-rows.tsx'
import { usePrices } from './use-prices.ts'

interface OpenHomeProps {
  first: OpenPrices
  /** Where the way to one's own offers begins, on the same page. */
  beginId: string
}

const Begin = ({ beginId }: Pick<OpenHomeProps, 'beginId'>) => {
  const t = useText()
  return (
    <>
      <a href={`#${beginId}`} className={buttonClass('primary', 'min-h-12 w-full')}>
        {t('prices.begin')}
      </a>
      <p className="mt-1 text-center text-xs text-ink-soft">{t('prices.begin_note')}</p>
    </>
  )
}

/** A home that shows prices before it asks for anything: amount and time, and what lenders publish for them. */
export const OpenHome = ({ first, beginId }: OpenHomeProps) => {
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
            <Begin beginId={beginId} />
          </div>
        </div>
        <div className="relative mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8">
          <PriceRows prices={prices} hasFailed={hasFailed} draw={draw} />
        </div>
      </div>
      <div className="sticks-below sticky bottom-0 z-10 -mx-4 mt-3 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 lg:hidden">
        <Begin beginId={beginId} />
      </div>
    </>
  )
}
