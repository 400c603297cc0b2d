import type { IncidentClock, IncidentStep } from '@marketplace/contract/office/incidents'

/** When what was done about an incident; null until it was. */
export interface IncidentTimes {
  noticed_at: Date
  personal_data: 0 | 1
  cert_in_reported_at: Date | null
  board_informed_at: Date | null
  people_informed_at: Date | null
  board_detailed_at: Date | null
}

/** Hours that the law gives, from `regulated_figure`. */
export interface IncidentHours {
  /** To report to CERT-In (Directions of 28 April 2022, direction ii). */
  cert_in: number
  /** To send the Data Protection Board the particulars (DPDP Rules, 2025, rule 7). */
  board: number
}

const HOUR_MS = 3_600_000

const clock = (
  step: IncidentStep,
  due: Date | null,
  done: Date | null,
  isAsked: boolean,
  now: Date,
): IncidentClock => {
  const state = (): IncidentClock['state'] => {
    if (done !== null) return due !== null && done > due ? 'done_late' : 'done'
    if (!isAsked) return 'not_asked'
    return due !== null && now > due ? 'late' : 'running'
  }
  return {
    step,
    due_at: due?.toISOString() ?? null,
    done_at: done?.toISOString() ?? null,
    state: state(),
  }
}

/**
 * The duties of an incident in the order in which they fall due: CERT-In always; the Board and the people concerned without delay, and
 * the particulars to the Board, where personal data are concerned. All hours run from the moment that it was noticed.
 */
export const incidentClocks = (times: IncidentTimes, hours: IncidentHours, now: Date): IncidentClock[] => {
  const after = (count: number): Date => new Date(times.noticed_at.getTime() + count * HOUR_MS)
  const isAsked = times.personal_data === 1
  return [
    clock('cert_in_reported', after(hours.cert_in), times.cert_in_reported_at, true, now),
    clock('board_informed', null, times.board_informed_at, isAsked, now),
    clock('people_informed', null, times.people_informed_at, isAsked, now),
    clock('board_detailed', after(hours.board), times.board_detailed_at, isAsked, now),
  ]
}

/** Duties that stand in the way of closing: asked for and not done. */
export const openDuties = (clocks: readonly IncidentClock[]): IncidentStep[] =>
  clocks.filter(({ state }) => state === 'running' || state === 'late').map(({ step }) => step)
