import type { IncidentKind, IncidentRecord, IncidentStep } from '@marketplace/contract/office/incidents'
import type { Database } from '../../platform/db/database.ts'
import { identifier, sql } from '../../platform/db/sql.ts'
import type { IncidentTimes } from './incident-clocks.ts'

export interface IncidentRow extends IncidentTimes {
  incident_id: number
  number: string
  title: string
  kind: IncidentKind
  summary: string
  people: number | null
  opened_by: string
  opened_at: Date
  closed_at: Date | null
}

const columns = sql`incident_id, number, title, kind, summary, noticed_at, personal_data, people, cert_in_reported_at,
  board_informed_at, people_informed_at, board_detailed_at, opened_by, opened_at, closed_at`

/** Open ones first, of each the newest. */
export const listIncidents = async (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: IncidentRow[]; total: number }> => {
  const [rows, counted] = await Promise.all([
    db.rows<IncidentRow>(sql`select ${columns} from incident
      order by closed_at is not null, noticed_at desc, incident_id desc limit ${limit} offset ${offset}`),
    db.row<{ total: number }>(sql`select count(*) as total from incident`),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export const findIncident = (db: Database, number: string): Promise<IncidentRow | null> =>
  db.row(sql`select ${columns} from incident where number = ${number}`)

/** Locked until the transaction ends. */
export const lockIncident = (tx: Database, number: string): Promise<IncidentRow | null> =>
  tx.row(sql`select ${columns} from incident where number = ${number} for update`)

type NewIncident = Pick<
  IncidentRow,
  | 'number'
  | 'title'
  | 'kind'
  | 'summary'
  | 'noticed_at'
  | 'personal_data'
  | 'people'
  | 'opened_by'
  | 'opened_at'
>

/** @returns its id. */
export const addIncident = async (tx: Database, incident: NewIncident): Promise<number> => {
  const row = await tx.row<{ incident_id: number }>(sql`insert into incident
      (number, title, kind, summary, noticed_at, personal_data, people, opened_by, opened_at)
    values (${incident.number}, ${incident.title}, ${incident.kind}, ${incident.summary}, ${incident.noticed_at},
      ${incident.personal_data}, ${incident.people}, ${incident.opened_by}, ${incident.opened_at}) returning incident_id`)
  if (row === null) throw new Error('no incident was stored')
  return row.incident_id
}

/** Where each step but a note leaves its moment. */
const columnOf = {
  cert_in_reported: 'cert_in_reported_at',
  board_informed: 'board_informed_at',
  people_informed: 'people_informed_at',
  board_detailed: 'board_detailed_at',
  closed: 'closed_at',
} as const satisfies Record<Exclude<IncidentStep, 'note'>, keyof IncidentRow>

/** The moment that a step was done at; null until then. */
export const doneAt = (row: IncidentRow, step: Exclude<IncidentStep, 'note'>): Date | null =>
  row[columnOf[step]]

export const markIncidentStep = (
  tx: Database,
  incidentId: number,
  step: Exclude<IncidentStep, 'note'>,
  at: Date,
): Promise<number> =>
  tx.run(sql`update incident set ${identifier(columnOf[step])} = ${at} where incident_id = ${incidentId}`)

/** What was found out since it was opened. */
export const noteFindings = (
  tx: Database,
  incidentId: number,
  { personal_data, people }: Pick<IncidentRow, 'personal_data' | 'people'>,
): Promise<number> =>
  tx.run(
    sql`update incident set personal_data = ${personal_data}, people = ${people} where incident_id = ${incidentId}`,
  )

export const addIncidentEvent = (
  tx: Database,
  event: { incident_id: number; step: 'opened' | IncidentStep; text: string; by_name: string; at: Date },
): Promise<number> =>
  tx.run(sql`insert into incident_event (incident_id, step, text, by_name, at)
    values (${event.incident_id}, ${event.step}, ${event.text}, ${event.by_name}, ${event.at})`)

type EventRow = Omit<IncidentRecord['events'][number], 'at'> & { at: Date }

/** In the order in which they were recorded. */
export const listIncidentEvents = (db: Database, incidentId: number): Promise<EventRow[]> =>
  db.rows(sql`select event_id, step, text, by_name, at from incident_event
    where incident_id = ${incidentId} order by event_id`)
