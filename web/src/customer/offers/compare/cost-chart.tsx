import type { Offer } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Disclosure } from '../../../ui/surfaces.tsx'
import { drawMark } from '../../lender-mark/draw-mark.ts'
import { costByMonth } from './cost-by-month.ts'
import { spreadLabels } from './spread-labels.ts'

const WIDTH = 340
const HEIGHT = 190
const LEFT = 8
const BASE = 160
const TOP = 12
const RIGHT = 308
/** The marks at the ends of the lines. */
const MARK = 20

/** Colour and dash together, so that neither has to be told apart alone. */
const strokes = [
  { className: 'stroke-tone', dash: undefined },
  { className: 'stroke-cost', dash: '7 4' },
  { className: 'stroke-ink-soft', dash: '2 3' },
] as const

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

interface Line {
  offer: Offer
  costs: readonly number[]
}

interface Scale {
  months: number
  most: number
}

const pathOf = (costs: readonly number[], { months, most }: Scale): string =>
  costs
    .map((cost, month) => {
      const x = LEFT + (month / months) * (RIGHT - LEFT)
      const y = BASE - (cost / most) * (BASE - TOP)
      return `${month === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

/** The start, each full year, and the end. */
const rowsOf = (months: number): number[] => [
  0,
  ...Array.from({ length: Math.ceil(months / 12) - 1 }, (_, index) => (index + 1) * 12),
  months,
]

const Swatch = ({ index }: { index: number }) => (
  <svg aria-hidden="true" viewBox="0 0 28 8" className="inline-block h-2 w-7 shrink-0">
    <path
      d="M0 4H28"
      fill="none"
      strokeWidth={3}
      strokeDasharray={strokes[index]?.dash}
      className={strokes[index]?.className}
    />
  </svg>
)

const Drawing = ({ lines, scale }: { lines: readonly Line[]; scale: Scale }) => {
  const t = useText()
  const format = useFormat()
  const ends = spreadLabels(
    lines.map(({ costs }) => BASE - ((costs.at(-1) ?? 0) / scale.most) * (BASE - TOP)),
    MARK + 2,
    BASE - MARK / 2,
  )
  return (
    <svg
      role="img"
      aria-label={t('offers.chart.label', { months: scale.months })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-2 w-full max-w-form"
    >
      <path d={`M${LEFT} ${TOP}H${RIGHT}`} className="stroke-line-soft" />
      <path d={`M${LEFT} ${BASE}H${RIGHT}`} className="stroke-line" />
      {lines.map(({ offer, costs }, index) => (
        <path
          key={offer.lender_id}
          d={pathOf(costs, scale)}
          fill="none"
          strokeWidth={2.5}
          strokeDasharray={strokes[index]?.dash}
          className={strokes[index]?.className}
        />
      ))}
      {lines.map(({ offer }, index) => (
        <image
          key={offer.lender_id}
          href={`data:image/svg+xml,${encodeURIComponent(drawMark(offer.lender_name))}`}
          x={RIGHT + 6}
          y={(ends[index] ?? BASE) - MARK / 2}
          width={MARK}
          height={MARK}
        />
      ))}
      <g className="fill-ink-soft text-xs">
        <text x={LEFT} y={TOP - 2}>
          {format.money(Math.round(scale.most))}
        </text>
        <text x={LEFT} y={BASE + 18}>
          {t('offers.chart.start')}
        </text>
        <text x={RIGHT} y={BASE + 18} textAnchor="end">
          {scale.months} {t('offers.chart.months_axis')}
        </text>
      </g>
    </svg>
  )
}

const CostTable = ({ lines, months }: { lines: readonly Line[]; months: number }) => {
  const t = useText()
  const format = useFormat()
  return (
    <section aria-label={t('offers.chart.table')} {...reachable} className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="p-2 text-start font-normal text-ink-soft">
              {t('offers.chart.month')}
            </th>
            {lines.map(({ offer }) => (
              <th key={offer.lender_id} scope="col" className="p-2 text-end">
                {offer.lender_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(months).map((month) => (
            <tr key={month} className="border-t border-line-soft">
              <th scope="row" className="p-2 text-start font-normal text-ink-soft">
                {month === 0 ? t('offers.chart.start') : month}
              </th>
              {lines.map(({ offer, costs }) => (
                <td key={offer.lender_id} className="p-2 text-end">
                  {format.money(Math.round(costs[Math.min(month, costs.length - 1)] ?? 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What each loan has cost by each month, as a drawing and as a table. */
export const CostChart = ({ offers }: { offers: readonly Offer[] }) => {
  const t = useText()
  const lines = offers.map((offer) => ({ offer, costs: costByMonth(offer) }))
  const months = Math.max(1, ...offers.map(({ tenure_months }) => tenure_months))
  const most = Math.max(1, ...lines.map(({ costs }) => costs.at(-1) ?? 0))
  return (
    <section aria-label={t('offers.chart.heading')}>
      <p className="text-sm text-ink-soft">{t('offers.chart.text')}</p>
      <Drawing lines={lines} scale={{ months, most }} />
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {lines.map(({ offer }, index) => (
          <li key={offer.lender_id} className="flex items-center gap-2">
            <Swatch index={index} />
            {offer.lender_name}
          </li>
        ))}
      </ul>
      <Disclosure className="mt-1 text-sm" summary={t('offers.chart.table')}>
        <CostTable lines={lines} months={months} />
      </Disclosure>
    </section>
  )
}
