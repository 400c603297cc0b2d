import { journeySteps } from '@marketplace/contract/office/dashboard'
import { count } from '../../i18n/format-values.ts'
import { dayText } from '../../office/show/day-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { useFunnel } from './funnel-card.tsx'
import { stepTitles } from './step-words.ts'
import { trendPoints } from './trend-points.ts'

const WIDTH = 160
const HEIGHT = 36

/** Each step day by day over the last 30 days; the numbers behind the lines stand in the cards above. */
export const Trends = ({ brand }: { brand: string }) => {
  const { value } = useFunnel('30d', brand)
  if (value === null) return null
  return (
    <Card aria-label="Day by day over the last 30 days" className="p-4">
      <h2 className="mb-3 text-base">Day by day, last 30 days</h2>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {journeySteps.map((step, at) => {
          const values = value.days.map(({ counts }) => counts[at] ?? 0)
          const most = Math.max(...values)
          const best = value.days[values.indexOf(most)]?.day
          return (
            <li key={step}>
              <p className="flex items-baseline gap-2 text-sm">
                <span className="grow whitespace-nowrap">{stepTitles[step]}</span>
                <span className="figures text-xs whitespace-nowrap text-ink-soft">
                  {most === 0 ? 'none' : `most ${count(most)}, ${dayText(best).slice(0, 5)}`}
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
                preserveAspectRatio="none"
                className="h-10 w-full"
              >
                <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-soft" />
                <polyline
                  points={trendPoints(values, WIDTH, HEIGHT)}
                  fill="none"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                  className="stroke-brand"
                />
              </svg>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
