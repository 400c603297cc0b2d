import {
  LEAST_CASES,
  lenderSteps,
  type LenderJourney,
} from '@marketplace/contract/partner-area/partner-journey'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { hasEnded, isMoneyEvent } from '../../loans/applications/lender-status-table.ts'
import type { LenderTimesRow } from '../../reports/facts/published.ts'

/** What a status is of the own leads: one of five places. */
export const placeOf = (status: LenderStatus): keyof LenderJourney['own'] => {
  if (isMoneyEvent(status)) return 'paid'
  if (hasEnded(status)) return 'ended'
  if (status === 'DOCS_PENDING') return 'papers'
  return status === 'APPROVED' || status === 'SANCTIONED' ? 'approved' : 'on_the_way'
}

/** How long each step takes, as far as enough cases say; a step nobody had yet has none. */
export const presentTimes = (
  rows: readonly LenderTimesRow[],
): Pick<LenderJourney, 'steps' | 'approved_of_ten'> => {
  const [first] = rows
  const isEnough = first !== undefined && first.decided >= LEAST_CASES
  return {
    steps: lenderSteps.map((step) => {
      const row = rows.find((one) => one.step === step)
      const cases = row?.cases ?? 0
      const isKnown = row !== undefined && cases >= LEAST_CASES
      return {
        step,
        cases,
        median_days: isKnown ? row.median_days : null,
        most_days: isKnown ? row.most_days : null,
      }
    }),
    approved_of_ten: isEnough ? Math.round((10 * first.approved) / first.decided) : null,
  }
}

/** Where the own leads stand with a lender. */
export const presentOwn = (
  rows: readonly { status: LenderStatus; count: number }[],
): LenderJourney['own'] => {
  const own = { on_the_way: 0, papers: 0, approved: 0, paid: 0, ended: 0 }
  for (const { status, count } of rows) own[placeOf(status)] += count
  return own
}
