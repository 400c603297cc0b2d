import type { AttemptOutcome, DeliveryState } from '@marketplace/contract/partners/partner-hooks'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** What the job needs of a delivery, its endpoint with it. */
export interface DeliveryTarget {
  delivery_id: string
  endpoint_id: string
  partner_id: number
  event_id: string
  state: DeliveryState
  tries: number
  next_at: Date | null
  url: string
  label: string
  is_on: 0 | 1
  failures: number
  failing_since: Date | null
  held_until: Date | null
  secret: Buffer
  old_secret: Buffer | null
  old_secret_until: Date | null
}

export const findTarget = (tx: Database, deliveryId: string): Promise<DeliveryTarget | null> =>
  tx.row(sql`select d.delivery_id, d.endpoint_id, d.partner_id, d.event_id, d.state, d.tries, d.next_at, e.url, e.label, e.is_on, e.failures,
      e.failing_since, e.held_until, e.secret, e.old_secret, e.old_secret_until
    from hook_delivery d join hook_endpoint e using (endpoint_id) where d.delivery_id = ${deliveryId}`)

/** Holds a delivery and its endpoint until the transaction ends; events that come meanwhile wait for neither. */
export const lockTarget = async (tx: Database, deliveryId: string): Promise<DeliveryTarget | null> => {
  await tx.run(sql`select 1 from hook_endpoint where endpoint_id = (select endpoint_id from hook_delivery
    where delivery_id = ${deliveryId}) for no key update`)
  await tx.run(sql`select 1 from hook_delivery where delivery_id = ${deliveryId} for update`)
  return findTarget(tx, deliveryId)
}

export const setDelivery = (
  tx: Database,
  deliveryId: string,
  { state, tries, next_at, at }: { state: DeliveryState; tries: number; next_at: Date | null; at: Date },
): Promise<number> =>
  tx.run(sql`update hook_delivery set state = ${state}, tries = ${tries}, next_at = ${next_at},
      ended_at = ${state === 'waiting' ? null : at}
    where delivery_id = ${deliveryId}`)

export interface NewAttempt {
  delivery_id: string
  partner_id: number
  made_by: 'clock' | 'partner'
  outcome: AttemptOutcome
  status_code: number | null
  took_ms: number
  answer: string | null
  is_cut: 0 | 1
  at: Date
}

export const addAttempt = (tx: Database, row: NewAttempt): Promise<number> =>
  tx.run(sql`insert into hook_attempt (delivery_id, partner_id, made_by, outcome, status_code, took_ms, answer, is_cut, at)
    values (${row.delivery_id}, ${row.partner_id}, ${row.made_by}, ${row.outcome}, ${row.status_code}, ${row.took_ms}, ${row.answer},
      ${row.is_cut}, ${row.at})`)

/** Forgets what endpoints answered; that they were asked, and with what success, stays with the delivery. */
export const forgetOldAnswers = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`update hook_attempt set answer = null where attempt_id = any(array(select attempt_id from hook_attempt
    where at < ${before} and answer is not null order by at limit ${limit}))`)

export interface DeliveryFilter {
  endpoint_id?: string | undefined
  state?: DeliveryState | undefined
}

const held = ({ endpoint_id, state }: DeliveryFilter): Sql => {
  const ofEndpoint = endpoint_id === undefined ? sql`` : sql`and d.endpoint_id = ${endpoint_id}`
  const inState = state === undefined ? sql`` : sql`and d.state = ${state}`
  return sql`true ${ofEndpoint} ${inState}`
}

interface AttemptFacts {
  made_by: 'clock' | 'partner'
  outcome: AttemptOutcome
  status_code: number | null
  took_ms: number
  at: Date
}

export interface DeliveryRow {
  delivery_id: string
  endpoint_id: string
  endpoint_label: string
  event_id: string
  state: DeliveryState
  next_at: Date | null
  created_at: Date
}

const deliveryColumns = sql`d.delivery_id, d.endpoint_id, e.label as endpoint_label, d.event_id, d.state, d.next_at, d.created_at`

/** The deliveries of the partner whose transaction it is, the newest first. */
export const listOwnDeliveries = (
  tx: Database,
  filter: DeliveryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeliveryRow[]> =>
  tx.rows(sql`select ${deliveryColumns} from hook_delivery d join hook_endpoint e using (endpoint_id) where ${held(filter)}
    order by d.created_at desc, d.delivery_id desc limit ${limit} offset ${offset}`)

export const countOwnDeliveries = async (tx: Database, filter: DeliveryFilter): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from hook_delivery d where ${held(filter)}`,
  )
  return row?.count ?? 0
}

export const findOwnDelivery = (tx: Database, deliveryId: string): Promise<DeliveryRow | null> =>
  tx.row(
    sql`select ${deliveryColumns} from hook_delivery d join hook_endpoint e using (endpoint_id) where d.delivery_id = ${deliveryId}`,
  )

export interface LastAttempt extends AttemptFacts {
  delivery_id: string
  attempts: number
}

/** Of these deliveries how often each was tried, and what came of the last time; one that never was is left out. */
export const listLastAttempts = (tx: Database, deliveryIds: readonly string[]): Promise<LastAttempt[]> =>
  tx.rows(sql`select distinct on (delivery_id) delivery_id, made_by, outcome, status_code, took_ms, at,
      count(*) over (partition by delivery_id) as attempts
    from hook_attempt where delivery_id = any(${deliveryIds}::uuid[]) order by delivery_id, attempt_id desc`)

export interface AttemptRow extends AttemptFacts {
  answer: string | null
  is_cut: 0 | 1
}

/** The last one first, a hundred at most. */
export const listAttempts = (tx: Database, deliveryId: string): Promise<AttemptRow[]> =>
  tx.rows(sql`select made_by, outcome, status_code, took_ms, answer, is_cut, at from hook_attempt
    where delivery_id = ${deliveryId} order by attempt_id desc limit 100`)

/** The newest of a partner's endpoint that failed or were missed since. */
export const listToReplay = async (
  tx: Database,
  endpoint: { partner_id: number; endpoint_id: string },
  since: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await tx.rows<{ delivery_id: string }>(sql`select delivery_id from hook_delivery
    where endpoint_id = ${endpoint.endpoint_id} and partner_id = ${endpoint.partner_id} and state in ('failed', 'missed')
      and created_at >= ${since}
    order by created_at desc, delivery_id desc limit ${limit}`)
  return rows.map(({ delivery_id }) => delivery_id)
}

export const findEndpointOfDelivery = async (
  tx: Database,
  partnerId: number,
  deliveryId: string,
): Promise<string | null> => {
  const row = await tx.row<{ endpoint_id: string }>(
    sql`select endpoint_id from hook_delivery where delivery_id = ${deliveryId} and partner_id = ${partnerId}`,
  )
  return row?.endpoint_id ?? null
}
