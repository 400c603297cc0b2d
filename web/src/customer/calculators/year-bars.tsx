import type { EmiAnswer } from '@marketplace/contract/loans/calculators'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Disclosure } from '../../ui/surfaces.tsx'

const WIDTH = 340
const HEIGHT = 180
const BASE = 156
const TOP = 20
/** More names of years than these do not fit below the bars. */
const NAMED_YEARS = 10

/** The interest of each year stands over its bar where so many or fewer do. */
const FIGURED_YEARS = 5
/** Between principal and interest. */
const GAP = 2

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

const Swatch = ({ isInterest }: { isInterest: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="inline-block size-3.5 shrink-0">
    <rect width={14} height={14} rx={2} className={isInterest ? 'fill-cost' : 'fill-tone'} />
  </svg>
)

/** Principal below, interest above it with a gap between: told apart by their place, and by their rupees where there is room. */
const Drawing = ({ years }: { years: EmiAnswer['years'] }) => {
  const t = useText()
  const format = useFormat()
  const most = Math.max(1, ...years.map(({ principal, interest }) => principal + interest))
  const slot = WIDTH / years.length
  const bar = Math.min(72, slot * 0.8)
  const height = (rupees: number): number => (rupees / most) * (BASE - TOP)
  return (
    <svg
      role="img"
      aria-label={t('calc.emi.chart_label', { years: years.length })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-2 w-full max-w-form"
    >
      <path d={`M0 ${BASE}H${WIDTH}`} className="stroke-line" />
      {years.map(({ year, principal, interest }, index) => {
        const x = index * slot + (slot - bar) / 2
        const top = BASE - height(principal)
        return (
          <g key={year}>
            <rect x={x} y={top} width={bar} height={height(principal)} rx={2} className="fill-tone" />
            <rect
              x={x}
              y={top - height(interest)}
              width={bar}
              height={Math.max(0, height(interest) - GAP)}
              rx={2}
              className="fill-cost"
            />
          </g>
        )
      })}
      <g className="fill-ink-soft text-sm sm:text-[0.625rem]">
        {years.length > FIGURED_YEARS ? (
          <text x={0} y={TOP - 6}>
            {format.money(Math.round(most))}
          </text>
        ) : (
          years.map(({ year, principal, interest }, index) => (
            <text
              key={`interest-${year}`}
              x={(index + 0.5) * slot}
              y={BASE - height(principal + interest) - 5}
              textAnchor="middle"
              className="figures fill-ink font-semibold"
            >
              {format.money(Math.round(interest))}
            </text>
          ))
        )}
        {years.map(({ year }, index) =>
          years.length <= NAMED_YEARS || index === 0 || index === years.length - 1 ? (
            <text key={year} x={(index + 0.5) * slot} y={BASE + 18} textAnchor="middle">
              {year}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  )
}

/** Each year's payments as a drawing, and as a table. */
export const YearBars = ({ years }: { years: EmiAnswer['years'] }) => {
  const t = useText()
  const format = useFormat()
  const columns = [t('calc.emi.principal'), t('calc.emi.interest_short'), t('calc.emi.owed')]
  return (
    <section aria-labelledby="year-bars" className="mt-5">
      <h3 id="year-bars" className="text-base">
        {t('calc.emi.chart')}
      </h3>
      <Drawing years={years} />
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {[false, true].map((isInterest) => (
          <li key={String(isInterest)} className="flex items-center gap-2">
            <Swatch isInterest={isInterest} />
            {isInterest
              ? t(years.length > FIGURED_YEARS ? 'calc.emi.interest_short' : 'calc.emi.interest_above')
              : t('calc.emi.principal')}
          </li>
        ))}
      </ul>
      <Disclosure summary={t('calc.emi.years_table')} className="mt-1 text-sm">
        <section aria-label={t('calc.emi.years_table')} {...reachable} className="overflow-x-auto">
          <table className="figures w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className="p-2 text-start font-normal text-ink-soft">
                  {t('calc.emi.year')}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="p-2 text-end font-normal text-ink-soft">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, principal, interest, balance }) => (
                <tr key={year} className="border-t border-line-soft">
                  <th scope="row" className="p-2 text-start font-normal text-ink-soft">
                    {year}
                  </th>
                  <td className="p-2 text-end">{format.money(principal)}</td>
                  <td className="p-2 text-end">{format.money(interest)}</td>
                  <td className="p-2 text-end">{format.money(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </section>
  )
}
