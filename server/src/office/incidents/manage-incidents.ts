import type {
  openIncident as openCall,
  recordIncidentStep as stepCall,
} from '@marketplace/contract/office/incidents'
import type { Body } from '@marketplace/contract/platform/call'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/published.ts'
import { incidentClocks, openDuties } from './incident-clocks.ts'
import { incidentHoursOn } from './incident-hours.ts'
import {
  addIncident,
  addIncidentEvent,
  doneAt,
  lockIncident,
  markIncidentStep,
  noteFindings,
  type IncidentRow,
} from './incidents.queries.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** Opens an incident. @returns its number. @throws Problem invalid_request where it was noticed in the future. */
export const openIncident = async (
  { db, now }: Needs,
  { noticed_at: noticedText, ...told }: Body<typeof openCall>,
  { auditActor, username }: Staff,
  ip: string,
): Promise<string> => {
  const at = now()
  const noticed_at = new Date(noticedText)
  if (noticed_at > at) throw new Problem('invalid_request', [{ field: 'noticed_at', key: 'instant_ahead' }])
  const number = drawNumber('I')
  await db.transaction(async (tx) => {
    const incident_id = await addIncident(tx, {
      ...told,
      number,
      noticed_at,
      opened_by: username,
      opened_at: at,
    })
    await addIncidentEvent(tx, { incident_id, step: 'opened', text: told.summary, by_name: username, at })
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'incident.open',
        object_kind: 'incident',
        object_id: number,
        object_name: told.title,
        after: { kind: told.kind, noticed_at: noticedText, personal_data: told.personal_data },
        ip,
      },
      at,
    )
  })
  return number
}

/** The incident with what was found out. @throws Problem invalid_request for people where no personal data are concerned. */
const withFindings = (
  row: IncidentRow,
  found: Pick<Body<typeof stepCall>, 'personal_data' | 'people'>,
): IncidentRow => {
  const known = { ...row, personal_data: found.personal_data ?? row.personal_data }
  if (found.people === undefined) return known
  if (known.personal_data === 0)
    throw new Problem('invalid_request', [{ field: 'people', key: 'invalid_value' }])
  return { ...known, people: found.people }
}

/**
 * Records a step of an open incident. Closing waits for every duty that is asked for.
 * @throws Problem not_found; conflict where it is closed, or duties are open and it is to be closed; invalid_request of a field.
 */
export const recordIncidentStep = async (
  services: Needs,
  { number, step, at: whenText, text, ...findings }: Body<typeof stepCall>,
  { auditActor, username }: Staff,
  ip: string,
): Promise<void> => {
  const now = services.now()
  const at = new Date(whenText)
  const figures = await listRegulatedFigures(services.db)
  await services.db.transaction(async (tx) => {
    const known = await lockIncident(tx, number)
    if (known === null) throw new Problem('not_found')
    if (known.closed_at !== null) throw new Problem('conflict')
    const row = withFindings(known, findings)
    if (at > now) throw new Problem('invalid_request', [{ field: 'at', key: 'instant_ahead' }])
    if (at < row.noticed_at) throw new Problem('invalid_request', [{ field: 'at', key: 'ends_before_begin' }])
    if (step !== 'note') {
      if (doneAt(row, step) !== null)
        throw new Problem('invalid_request', [{ field: 'step', key: 'incident_step_taken' }])
      const clocks = incidentClocks(row, incidentHoursOn(figures, row.noticed_at), now)
      if (step === 'closed' && openDuties(clocks).length > 0) throw new Problem('conflict')
      await markIncidentStep(tx, row.incident_id, step, at)
    }
    await noteFindings(tx, row.incident_id, row)
    await addIncidentEvent(tx, { incident_id: row.incident_id, step, text, by_name: username, at })
    await recordEvent(
      tx,
      {
        auditActor,
        action: `incident.${step}`,
        object_kind: 'incident',
        object_id: number,
        object_name: row.title,
        after: { at: whenText, personal_data: row.personal_data, people: row.people },
        ip,
      },
      now,
    )
  })
}
