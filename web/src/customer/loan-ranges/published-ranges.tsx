import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { LoanRangeText } from './loan-range-text.tsx'

/** Amounts, rates and terms before anybody signs in: what visitors look for first, from what the lenders publish. */
export const PublishedRanges = () => {
  const t = useText()
  const { ranges = [] } = useBootstrap()
  if (ranges.length === 0) return null
  return (
    <section aria-labelledby="ranges-title" className="mt-5">
      <h2 id="ranges-title" className="text-base font-semibold">
        {t('start.ranges')}
      </h2>
      <ul className="mt-2 space-y-2">
        {ranges.map((range) => (
          <li key={range.product_type}>
            <span className="block">{t(`products.name.${range.product_type}`)}</span>
            <LoanRangeText range={range} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{t('start.ranges_note')}</p>
    </section>
  )
}
