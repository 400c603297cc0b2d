import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { toPaise } from '../../platform/money/paise.ts'
import type { MoneyNews } from './plan-tranches.ts'

/** A step with the facts of money that came with it: rupees, and the day as YYYY-MM-DD. */
interface StepFacts {
  to: LenderStatus
  disbursed_amount?: number | undefined
  disbursal_date?: string | undefined
}

/**
 * What an accepted step says of money; null where it says nothing. A step to money brings its sum and its day (../applications/disbursal-facts.ts);
 * what takes money back does so on the day of the step in India.
 */
export const moneyNewsOf = (
  { lender_application_id, lender_id }: { lender_application_id: number; lender_id: number },
  step: StepFacts,
  { event_id, at }: { event_id: number; at: Date },
): MoneyNews | null => {
  const of = { lender_application_id, lender_id, event_id }
  if (step.to === 'COOLED_OFF' || step.to === 'CLAWED_BACK') {
    const cause = step.to === 'COOLED_OFF' ? 'cooled_off' : 'clawed_back'
    return { ...of, kind: 'taken_back', day: dayInIndia(at), cause }
  }
  if (step.to !== 'PART_DISBURSED' && step.to !== 'DISBURSED') return null
  const { disbursed_amount, disbursal_date } = step
  if (disbursed_amount === undefined || disbursal_date === undefined) return null
  return { ...of, kind: 'paid', day: disbursal_date, total_paise: toPaise(disbursed_amount) }
}
