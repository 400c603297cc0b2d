import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

const WIDTH = 328

/** What each lender costs, as a mark on one axis from nothing to the dearest; lowest and dearest stand out. Rupees, rising. */
export const Spread = ({ costs, scale }: { costs: readonly number[]; scale: number }) => {
  const t = useText()
  const format = useFormat()
  const low = costs[0] ?? 0
  const high = costs.at(-1) ?? 0
  const place = (cost: number): number => (cost / scale) * (WIDTH - 8) + 4
  return (
    <svg
      role="img"
      aria-label={t('prices.spread', {
        count: costs.length,
        low: format.money(low),
        high: format.money(high),
      })}
      viewBox={`0 0 ${WIDTH} 26`}
      className="mt-1 block w-full"
    >
      <path d={`M0 25.5H${WIDTH}`} className="stroke-line-soft" />
      {[...new Set(costs)].map((cost) => (
        <rect key={cost} x={place(cost) - 1} y={13} width={2} height={12} className="fill-cost opacity-70" />
      ))}
      {[low, high].map((cost, at) => (
        <rect
          key={at === 0 ? 'low' : 'high'}
          x={place(cost) - 3}
          y={5}
          width={6}
          height={20}
          rx={3}
          className="fill-cost"
        />
      ))}
    </svg>
  )
}
