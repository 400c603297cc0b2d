import type {
  openIncident as openCall,
  recordIncidentStep as stepCall,
} from '@marketplace/contract/office/incidents'
import type { Body } from '@marketplace/contract/platform/call'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import { incidentClocks, openDuties, type IncidentHours } from './incident-clocks.ts'
import { addIncident, addIncidentEvent, doneAt, lockIncident, markIncidentStep } from './incidents.queries.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** The hours in force today. */
export const findIncidentHours = async ({ db, now }: Needs): Promise<IncidentHours> => {
  const figures = await listFiguresOn(db, dayInIndia(now()))
  const [cert_in, board] = [figures.get('incident_cert_in_hours'), figures.get('incident_board_hours')]
  if (cert_in === undefined || board === undefined)
    throw new Error('no incident_cert_in_hours or incident_board_hours is in force')
  return { cert_in, board }
}

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

/**
 * Records a step of an open incident. Closing waits for every duty that is asked for.
 * @throws Problem not_found; conflict where it is closed, or duties are open and it is to be closed; invalid_request of a field.
 */
export const recordIncidentStep = async (
  services: Needs,
  { number, step, at: whenText, text }: Body<typeof stepCall>,
  { auditActor, username }: Staff,
  ip: string,
): Promise<void> => {
  const now = services.now()
  const at = new Date(whenText)
  const hours = await findIncidentHours(services)
  await services.db.transaction(async (tx) => {
    const row = await lockIncident(tx, number)
    if (row === null) throw new Problem('not_found')
    if (row.closed_at !== null) throw new Problem('conflict')
    if (at > now) throw new Problem('invalid_request', [{ field: 'at', key: 'instant_ahead' }])
    if (at < row.noticed_at) throw new Problem('invalid_request', [{ field: 'at', key: 'ends_before_begin' }])
    if (step !== 'note') {
      if (doneAt(row, step) !== null)
        throw new Problem('invalid_request', [{ field: 'step', key: 'incident_step_taken' }])
      if (step === 'closed' && openDuties(incidentClocks(row, hours, now)).length > 0)
        throw new Problem('conflict')
      await markIncidentStep(tx, row.incident_id, step, at)
    }
    await addIncidentEvent(tx, { incident_id: row.incident_id, step, text, by_name: username, at })
    await recordEvent(
      tx,
      {
        auditActor,
        action: `incident.${step}`,
        object_kind: 'incident',
        object_id: number,
        object_name: row.title,
        after: { at: whenText },
        ip,
      },
      now,
    )
  })
}
