import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { findFigureOn } from '../../reference/regulated-figures/figures-on.ts'
import type { RegulatedFigureRow } from '../../reference/regulated-figures/published.ts'
import type { IncidentHours } from './incident-clocks.ts'

/**
 * The hours in force on the day in India on which an incident was noticed: a later change of the law makes no old report late. One
 * noticed before the first row goes by that. `figures` are the rows of `regulated_figure`.
 */
export const incidentHoursOn = (figures: readonly RegulatedFigureRow[], noticed_at: Date): IncidentHours => {
  const day = dayInIndia(noticed_at)
  const valueOf = (name: string): number => {
    const days = figures.filter((row) => row.name === name).map(({ valid_from }) => valid_from)
    const [first = day] = days.sort()
    const value = findFigureOn(figures, name, day < first ? first : day)
    if (value === null) throw new Error(`there is no ${name}`)
    return value
  }
  return { cert_in: valueOf('incident_cert_in_hours'), board: valueOf('incident_board_hours') }
}
