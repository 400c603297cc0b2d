import {
  getIncident,
  listIncidents as listCall,
  openIncident as openCall,
  recordIncidentStep as stepCall,
  type Incident,
} from '@marketplace/contract/office/incidents'
import type { Services } from '../../market/services.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { listRegulatedFigures, type RegulatedFigureRow } from '../../reference/regulated-figures/published.ts'
import { incidentClocks } from './incident-clocks.ts'
import { incidentHoursOn } from './incident-hours.ts'
import { findIncident, listIncidentEvents, listIncidents, type IncidentRow } from './incidents.queries.ts'
import { openIncident, recordIncidentStep } from './manage-incidents.ts'

const presentIncident = (row: IncidentRow, figures: readonly RegulatedFigureRow[], now: Date): Incident => ({
  number: row.number,
  title: row.title,
  kind: row.kind,
  noticed_at: row.noticed_at.toISOString(),
  personal_data: row.personal_data,
  people: row.people,
  opened_by: row.opened_by,
  opened_at: row.opened_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  clocks: incidentClocks(row, incidentHoursOn(figures, row.noticed_at), row.closed_at ?? now),
})

export const incidentsRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async ({ query }) => {
    const [{ rows, total }, figures] = await Promise.all([
      listIncidents(services.db, pageBounds(query)),
      listRegulatedFigures(services.db),
    ])
    const now = services.now()
    return { success: true, data: rows.map((row) => presentIncident(row, figures, now)), total }
  })

  serve(getIncident, async ({ params: { number } }) => {
    const row = await findIncident(services.db, number)
    if (row === null) throw new Problem('not_found')
    const [events, figures] = await Promise.all([
      listIncidentEvents(services.db, row.incident_id),
      listRegulatedFigures(services.db),
    ])
    return {
      success: true,
      data: {
        ...presentIncident(row, figures, services.now()),
        summary: row.summary,
        events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
      },
    }
  })

  serve(openCall, async ({ actor, body, ip }) => {
    const number = await openIncident(services, body, actor, ip)
    return { success: true, message: translate('en', 'incident_opened', { number }), data: { number } }
  })

  serve(stepCall, async ({ actor, body, ip }) => {
    await recordIncidentStep(services, body, actor, ip)
    return { success: true, message: translate('en', 'incident_step_recorded') }
  })
}
