import type { LenderStanding } from '../applications/lender-applications.queries.ts'
import type { StandingEventRow } from '../applications/lender-events.queries.ts'
import { authorOf } from './event-author.ts'
import type { CorrectionOutcome, FileCorrection } from './file-move.ts'
import { rowIdOf } from './row-id-of.ts'

/** What becomes of the corrections of one application: the steps back, the newest first, and those that cannot be done. */
export interface PlannedCorrections {
  backs: { correction: FileCorrection; event_id: number; standing: LenderStanding }[]
  others: { correction: FileCorrection; outcome: CorrectionOutcome }[]
}

/**
 * Takes moves of ours back from the newest on, as long as nothing of anybody else lies on top.
 *
 * @param standing the events of the application that still count, the newest first, back to the oldest one that is asked for
 * @param asked the moves of this application that are to be taken back
 */
export const planCorrections = (
  standing: readonly StandingEventRow[],
  asked: readonly FileCorrection[],
): PlannedCorrections => {
  const plan: PlannedCorrections = { backs: [], others: [] }
  const left = [...standing]
  for (const correction of asked.toSorted((one, other) => rowIdOf(other.eventId) - rowIdOf(one.eventId))) {
    const event_id = rowIdOf(correction.eventId)
    const { line } = correction
    const ours = left.find((event) => event.event_id === event_id)
    const newest = left[0]
    if (ours === undefined || newest === undefined || ours.before === null) {
      plan.others.push({ correction, outcome: { line, outcome: 'errored', reason: 'not_found' } })
    } else if (newest !== ours) {
      const outcome = { line, outcome: 'kept' as const, by: authorOf(newest), at: newest.at }
      plan.others.push({ correction, outcome })
    } else {
      left.shift()
      plan.backs.push({ correction, event_id, standing: ours.before })
    }
  }
  return plan
}
