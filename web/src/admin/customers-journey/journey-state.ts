import { countDays, type Days } from '@marketplace/contract/platform/calendar/days'
import { productTypes } from '@marketplace/contract/reference/products'
import { journeySteps, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import type { Measure } from '@marketplace/contract/reports/measures'
import { cohortWindows } from '@marketplace/contract/reports/reports'
import { periodFromAddress } from '../../office/period/period-from-address.ts'
import { daysOfPeriod, type Period } from '../../office/period/preset-days.ts'
import { reportRowsPath } from '../reports/report-rows-path.ts'
import { cutNames, planFilters, type Asked, type CutName, type FilterPlan } from './filters-of-kind.ts'

/** What stands in the address of the page, and what each is without a value there. */
export const journeyDefaults = {
  preset: 'last_30_days',
  from: '',
  to: '',
  kind: 'reached',
  window: '30',
  compare: 'before',
  brand: '',
  product: '',
  source: '',
  device: '',
  partner: '',
  step: 'applied',
  by: 'source',
}
export type JourneyState = Readonly<Record<keyof typeof journeyDefaults, string>>

/** The steps that others come before. */
export type LaterStep = Exclude<JourneyStep, 'started'>
const laterSteps = journeySteps.slice(1) as LaterStep[]

export interface JourneyView {
  period: Period
  days: Days
  asked: Asked
  window: (typeof cohortWindows)[number]
  compare: 'before' | 'none'
  plan: FilterPlan
  /** The values of the filters that are used. */
  filters: Partial<Record<CutName, string>>
  step: LaterStep
  by: CutName
}

const oneOf = <Value extends string>(values: readonly Value[], text: string, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback

const MOST_ID = 2_147_483_647
const isValue = (name: CutName, text: string): boolean =>
  name === 'product'
    ? productTypes.some((product) => product === text)
    : /^\d{1,10}$/.test(text) && Number(text) <= MOST_ID

/** What an address asks for, whose values anybody may have typed. @param today `YYYY-MM-DD` in India */
export const journeyView = (state: JourneyState, today: string): JourneyView => {
  const period = periodFromAddress(state, today)
  const days = daysOfPeriod(period, today)
  const asked: Asked = { kind: state.kind === 'cohort' ? 'cohort' : 'reached', days: countDays(days) }
  const plan = planFilters(
    cutNames.filter((name) => isValue(name, state[name])),
    asked,
  )
  return {
    period,
    days,
    asked,
    window: oneOf(cohortWindows, state.window, '30'),
    compare: state.compare === 'none' ? 'none' : 'before',
    plan,
    filters: Object.fromEntries(plan.used.map((name) => [name, state[name]])),
    step: oneOf(laterSteps, state.step, 'applied'),
    by: oneOf(cutNames, state.by, 'source'),
  }
}

/** The page with the rows behind a figure; it is asked as the call of the rows is. */
export const rowsAddress = (
  measure: Measure,
  { from, to }: Days,
  filters: Partial<Record<CutName, string>>,
): string => reportRowsPath({ report: 'customers-journey', measure, from, to, ...filters })
