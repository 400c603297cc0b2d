import type { ApprovalLimit, ApprovalLimitName } from '@marketplace/contract/office/approvals'
import type { ProblemDetail } from '../http/problem.ts'

const MOST_DAYS = 30

/** What is wrong with another value of a limit; null where nothing is. Days: 1 to 30, so that a request can be decided and ends. */
export const judgeLimit = (
  name: ApprovalLimitName,
  value: number,
  limits: readonly ApprovalLimit[],
): ProblemDetail | null => {
  if (name === 'lapse_days' && (value < 1 || value > MOST_DAYS))
    return { field: 'value', key: 'limit_invalid' }
  const present = limits.find((limit) => limit.name === name)
  return present?.value === value ? { field: 'value', key: 'limit_same' } : null
}
