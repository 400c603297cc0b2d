import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'

/** What an offer costs beside the others, on one scale for the whole page. Rupees. */
export const CostBar = ({ cost, scale }: { cost: number; scale: number }) => {
  const t = useText()
  const format = useFormat()
  return (
    <svg
      role="img"
      aria-label={t('offers.cost_bar', { cost: format.money(cost), most: format.money(scale) })}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="block h-1 w-full overflow-hidden rounded-xs"
    >
      <rect width={100} height={4} className="fill-line-soft" />
      <rect
        width={100}
        height={4}
        className="origin-left fill-cost transition-transform duration-180"
        transform={`scale(${Math.min(1, cost / scale)} 1)`}
      />
    </svg>
  )
}
