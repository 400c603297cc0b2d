import type { EligibilityRun } from '@marketplace/contract/loans/customer-eligibility'
import { count } from '../../i18n/format-values.ts'

type Result = NonNullable<EligibilityRun['result']>

/** "+38 would match", "−4 would no longer match", or that nothing changes. */
export const differenceText = ({ gained, lost }: { gained: number; lost: number }): string =>
  [
    gained > 0 ? `+${count(gained)} would match` : null,
    lost > 0 ? `−${count(lost)} would no longer match` : null,
  ]
    .filter((part) => part !== null)
    .join(', ') || 'no difference'

/** "2 gain, 2 lose a lender; 22 as before": everyone is in one of the counts, so that gains never hide losses. */
export const customersText = ({ customers, people }: Pick<Result, 'customers' | 'people'>): string => {
  // A run from before customers were counted one by one knows only who has any lender at all.
  if (customers === undefined) return `At least one lender: ${differenceText(people)}`
  const { gaining, losing, both, same } = customers
  const parts = [
    gaining > 0 || (losing === 0 && both === 0) ? `${count(gaining)} gain` : null,
    losing > 0 || (gaining === 0 && both === 0) ? `${count(losing)} lose` : null,
    both > 0 ? `${count(both)} gain one and lose one` : null,
  ].filter((part) => part !== null)
  return `${parts.join(', ')}${both > 0 ? '' : ' a lender'}; ${count(same)} as before`
}
