import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** An event that there is a row of. */
export interface RecordedEvent {
  event_id: string
  partner_id: number
  type: string
  at: Date
}

/** The endpoints that events go to, on or off, by event. */
export const listEndpointsFor = (
  tx: Database,
  events: readonly RecordedEvent[],
): Promise<{ event_id: string; partner_id: number; at: Date; endpoint_id: string; is_on: 0 | 1 }[]> =>
  tx.rows(sql`select v.event_id, v.partner_id, v.at, e.endpoint_id, e.is_on
    from unnest(${events.map(({ event_id }) => event_id)}::uuid[], ${events.map(({ partner_id }) => partner_id)}::integer[],
        ${events.map(({ type }) => type)}::text[], ${events.map(({ at }) => at.toISOString())}::timestamptz[])
        as v (event_id, partner_id, type, at)
      join hook_endpoint e on e.partner_id = v.partner_id and v.type = any(e.types)
    order by e.endpoint_id, v.event_id`)

export interface NewDelivery {
  delivery_id: string
  endpoint_id: string
  partner_id: number
  event_id: string
  state: 'waiting' | 'missed'
  /** When it is due, or was missed. */
  at: Date
}

export const addDeliveries = (tx: Database, rows: readonly NewDelivery[]): Promise<number> =>
  tx.run(sql`insert into hook_delivery (delivery_id, endpoint_id, partner_id, event_id, state, next_at, ended_at, created_at)
    select n.delivery_id, n.endpoint_id, n.partner_id, n.event_id, n.state, case n.state when 'waiting' then n.at end,
      case n.state when 'missed' then n.at end, n.at
    from unnest(${rows.map((row) => row.delivery_id)}::uuid[], ${rows.map((row) => row.endpoint_id)}::uuid[],
      ${rows.map((row) => row.partner_id)}::integer[], ${rows.map((row) => row.event_id)}::uuid[],
      ${rows.map((row) => row.state)}::text[], ${rows.map((row) => row.at.toISOString())}::timestamptz[])
      as n (delivery_id, endpoint_id, partner_id, event_id, state, at)`)
