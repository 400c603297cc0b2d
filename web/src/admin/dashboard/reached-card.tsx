import { stepLabels, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import { measures } from '@marketplace/contract/reports/measures'
import type { Journey } from '@marketplace/contract/reports/reports'
import { useId } from 'react'
import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import { FunnelBars, type FunnelStep } from '../../office/chart/funnel-bars.tsx'
import { getFunnel } from '@marketplace/contract/office/dashboard'
import { ask, useAnswer } from '../../office/answers.ts'
import { hasFallen, MARKED_FALL, pointsBetween } from '../customers-journey/share-change.ts'
import { CardState } from './card-state.tsx'
import { figureRowsAddress, useJourney, type Scope } from './report-asks.ts'
import { signInToOffersText } from './sign-in-to-offers-text.ts'

type ReachedStep = FunnelStep & { key: JourneyStep }

/** Steps are counted in unlike things, which is why one may exceed the one before it or stay far below. */
const meaningOf = (step: JourneyStep): string => {
  const { definition, unit } = measures[step]
  return `${definition} Counted in ${unit}.`
}

const stepsOf = ({ steps }: Journey): ReachedStep[] =>
  steps.flatMap(({ step, value, before }, place) => {
    if (value === null) return []
    const earlier = steps[place - 1]
    const was = { part: before, whole: earlier?.before ?? null }
    const is = { part: value, whole: earlier?.value ?? null }
    return [
      {
        key: step,
        label: stepLabels[step],
        meaning: meaningOf(step),
        value,
        hasFallen: hasFallen(pointsBetween(was, is), MARKED_FALL.all),
      },
    ]
  })

/** What may be promised of the time to the first offers (section 1): of the last 30 days. */
const SignInToOffers = ({ brand }: { brand: string }) => {
  const query = { range: '30d', ...(brand !== '' && { brand_id: Number(brand) }) } as const
  const { value } = useAnswer(ask('dashboard', getFunnel, { query }))
  return value === null ? null : (
    <p className="figures mt-2 text-xs text-ink-3">
      Last 30 days: {signInToOffersText(value.data.sign_in_to_offers)}
    </p>
  )
}

/** How many reached each step in these days; every number leads to its rows. */
export const ReachedCard = ({ scope }: { scope: Scope }) => {
  const id = useId()
  const answer = useJourney(scope)
  const address = `/admin/customers-journey?${new URLSearchParams({ preset: 'custom', ...scope }).toString()}`
  return (
    <CardState
      id={id}
      title="Reached in these days"
      aside={<Link to={address}>Customers journey</Link>}
      waiting="h-56"
      {...answer}
    >
      {(value) => (
        <>
          <FunnelBars
            label="Reached in these days, with the share of the step before"
            steps={stepsOf(value)}
            textOf={count}
            rowsOf={({ key }) => figureRowsAddress(key as JourneyStep, scope)}
          />
          <SignInToOffers brand={scope.brand} />
        </>
      )}
    </CardState>
  )
}
