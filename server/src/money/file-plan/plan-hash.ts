import { createHash } from 'node:crypto'
import type { PlannedStep } from './plan-target.ts'

export interface PlannedRow {
  row_key: number
  target_id: number
  expects_event_id: number | null
  step: PlannedStep
}

/** What tells two plans apart: every row that would be applied, with all that it would write. 64 signs. */
export const planHash = (rows: readonly PlannedRow[]): string => {
  const hash = createHash('sha256')
  for (const { row_key, target_id, expects_event_id, step } of rows.toSorted(
    (one, other) => one.row_key - other.row_key,
  )) {
    const { status, status_date, amount, sanctioned, disbursal_date, reject_reason, event_key } = step
    hash.update(
      `${JSON.stringify([row_key, target_id, expects_event_id, status, status_date, amount, sanctioned, disbursal_date, reject_reason, event_key])}\n`,
    )
  }
  return hash.digest('hex')
}
