import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import { figureRowsAddress, useJourney, type Scope } from './report-asks.ts'

const shown = ['started', 'signed_in', 'applied', 'disbursed'] as const
const words = {
  started: 'started',
  signed_in: 'signed in',
  applied: 'applied',
  disbursed: 'disbursed',
} as const

/** What happened today so far: the days above end yesterday. */
export const TodayStrip = ({ scope, today }: { scope: Scope; today: string }) => {
  const ofToday = { ...scope, from: today, to: today }
  const { value } = useJourney(ofToday, { isToday: true })
  if (value === null) return <p className="min-h-7 text-sm text-ink-soft">Today so far: …</p>
  return (
    <p className="figures flex min-h-7 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <span>Today so far:</span>
      {shown.map((step) => {
        const found = value.steps.find((one) => one.step === step)?.value ?? null
        return found === null ? null : (
          <Link
            key={step}
            to={figureRowsAddress(step, ofToday)}
            className="inline-flex min-h-7 items-center pointer-coarse:min-h-11"
          >
            {count(found)} {words[step]}
          </Link>
        )
      })}
    </p>
  )
}
