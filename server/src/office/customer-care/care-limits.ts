import { spendBudget } from '../../platform/http/rate-limits.ts'
import type { Services } from '../../market/services.ts'

/**
 * Acts an hour of one member of staff, whatever their role: more than a busy hour at the telephone needs, far less than it
 * takes to copy the customers (docs/decisions, "Who may unmask").
 */
export const actsAnHour = { search: 120, unmask: 30 } as const

const HOUR_SECONDS = 3_600

/** Counts one act. @throws Problem too_many_requests. */
export const spendCareBudget = (
  services: Pick<Services, 'db' | 'limitNow'>,
  act: keyof typeof actsAnHour,
  staffId: number,
): Promise<void> =>
  spendBudget(services, {
    key: `care_${act}:${staffId}`,
    most: actsAnHour[act],
    seconds: HOUR_SECONDS,
  })
