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

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

const Swatch = ({ isInterest }: { isInterest: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="inline-block size-3.5 shrink-0">
    <rect width={14} height={14} className={isInterest ? 'fill-surface stroke-ink' : 'fill-tone'} />
    {isInterest ? <path d="M0 14L14 0" className="stroke-ink" /> : null}
  </svg>
)

/** Solid for principal, outlined and hatched for interest: told apart without colour. */
const Drawing = ({ years }: { years: EmiAnswer['years'] }) => {
  const t = useText()
  const format = useFormat()
  const most = Math.max(1, ...years.map(({ principal, interest }) => principal + interest))
  const slot = WIDTH / years.length
  const bar = Math.min(40, slot * 0.7)
  const height = (rupees: number): number => (rupees / most) * (BASE - TOP)
  return (
    <svg
      role="img"
      aria-label={t('calc.emi.chart_label', { years: years.length })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-2 w-full max-w-form"
    >
      <defs>
        <pattern id="interest-hatch" width={6} height={6} patternUnits="userSpaceOnUse">
          <path d="M0 6L6 0" className="stroke-ink-soft" />
        </pattern>
      </defs>
      <path d={`M0 ${BASE}H${WIDTH}`} className="stroke-line" />
      {years.map(({ year, principal, interest }, index) => {
        const x = index * slot + (slot - bar) / 2
        const top = BASE - height(principal)
        return (
          <g key={year}>
            <rect x={x} y={top} width={bar} height={height(principal)} className="fill-tone" />
            <rect
              x={x}
              y={top - height(interest)}
              width={bar}
              height={height(interest)}
              fill="url(#interest-hatch)"
              className="stroke-ink-soft"
            />
          </g>
        )
      })}
      <g className="fill-ink-soft text-sm sm:text-[0.625rem]">
        <text x={0} y={TOP - 6}>
          {format.money(Math.round(most))}
        </text>
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
            {isInterest ? t('calc.emi.interest_short') : t('calc.emi.principal')}
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
