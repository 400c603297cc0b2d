import {
  LEAST_CASES,
  type LenderJourney,
  type LenderStepName,
} from '@marketplace/contract/partner-area/partner-journey'
import { countText } from '../../office/list/count-text.ts'

export const stepNames: Readonly<Record<LenderStepName, string>> = {
  sent: 'Sent',
  login: 'Opened by the lender',
  approved: 'Approved',
  sanctioned: 'Sanctioned',
  disbursed: 'Paid out',
}

const days = (count: number): string => (count === 0 ? 'the same day' : countText(count, 'days'))

/** How long a step takes after the one before. */
export const timeWords = ({
  cases,
  median_days,
  most_days,
}: Omit<LenderJourney['steps'][number], 'step'>): string => {
  if (median_days === null || most_days === null)
    return `not enough cases (${cases.toLocaleString('en-IN')}, ${LEAST_CASES} are needed)`
  return median_days === most_days
    ? `${days(median_days)}, of ${countText(cases, 'cases')}`
    : `${days(median_days)} in half, ${days(most_days)} in nine of ten, of ${countText(cases, 'cases')}`
}

/** Where the own leads stand; places without any are left out. */
export const ownWords = (own: LenderJourney['own']): string => {
  const places = [
    [own.on_the_way, 'being checked'],
    [own.papers, 'papers asked'],
    [own.approved, 'approved'],
    [own.paid, 'paid out'],
    [own.ended, 'ended'],
  ] as const
  const some = places.filter(([count]) => count > 0)
  return some.length === 0
    ? 'none of your customers yet'
    : some.map(([count, words]) => `${count.toLocaleString('en-IN')} ${words}`).join(', ')
}
