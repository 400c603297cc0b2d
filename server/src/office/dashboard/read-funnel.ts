import type { DashboardRange, Funnel } from '@marketplace/contract/office/dashboard'
import { journeySteps } from '@marketplace/contract/reports/journey-steps'
import type { Services } from '../../market/services.ts'
import { countSteps } from '../../reports/facts/published.ts'
import { rangeSpans } from './range-spans.ts'
import { measureSignInToOffers } from '../../reports/facts/published.ts'

/** The funnel of a range, counted from the steps as they stand at this moment. */
export const readFunnel = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  range: DashboardRange,
  brandId: number | null,
): Promise<Funnel> => {
  const spans = rangeSpans(range, now())
  const [rows, sign_in_to_offers] = await Promise.all([
    countSteps(db, [spans.before, ...spans.days, ...spans.daysBefore], brandId),
    measureSignInToOffers(db, spans.range, brandId),
  ])
  const counts = Array.from({ length: 1 + spans.days.length + spans.daysBefore.length }, () =>
    journeySteps.map(() => 0),
  )
  for (const { span, step, count } of rows) {
    const ofSpan = counts[span]
    if (ofSpan !== undefined) ofSpan[journeySteps.indexOf(step)] = count
  }
  const [before = [], ...ofDays] = counts
  const byDay = ofDays.slice(0, spans.days.length)
  const byDayBefore = ofDays.slice(spans.days.length)
  // A range is whole days: what lies in it is the sum of its days.
  const inRange = byDay.filter((_, index) => (spans.days[index]?.from ?? 0) >= spans.range.from)
  return {
    range,
    from: spans.range.from.toISOString(),
    to: spans.range.to.toISOString(),
    before_from: spans.before.from.toISOString(),
    before_to: spans.before.to.toISOString(),
    steps: journeySteps.map((step, index) => ({
      step,
      count: inRange.reduce((sum, ofDay) => sum + (ofDay[index] ?? 0), 0),
      before: before[index] ?? 0,
    })),
    days: spans.days.map(({ day }, index) => ({ day, counts: byDay[index] ?? [] })),
    days_before: spans.daysBefore.map(({ day }, index) => ({ day, counts: byDayBefore[index] ?? [] })),
    sign_in_to_offers,
  }
}
