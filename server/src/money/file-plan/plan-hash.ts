import { createHash } from 'node:crypto'
import type { PlannedStep } from './plan-target.ts'

export interface PlannedRow {
  row_key: number
  target_id: number
  expects_event_id: number | null
  step: PlannedStep
}

/**
 * What tells two plans apart: every row that would be applied, with all that it would write. Rows are added in the order in which they are
 * planned, which the file alone decides, and are not held.
 */
export class PlanHash {
  readonly #hash = createHash('sha256')

  add({ row_key, target_id, expects_event_id, step }: PlannedRow): void {
    const { status, status_date, amount, sanctioned, disbursal_date, reject_reason, event_key } = step
    this.#hash.update(
      `${JSON.stringify([row_key, target_id, expects_event_id, status, status_date, amount, sanctioned, disbursal_date, reject_reason, event_key])}\n`,
    )
  }

  /** 64 signs; nothing can be added afterwards. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}
