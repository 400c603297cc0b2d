import type { Database } from '../../platform/db/database.ts'
import { addJobs } from '../../platform/jobs/published.ts'
import { uuidV7 } from '../events/uuid-v7.ts'
import { listOpenAmong } from '../scope/partner-scope.queries.ts'
import { addDeliveries, listEndpointsFor, type NewDelivery, type RecordedEvent } from './fan-out.queries.ts'

/** One endpoint's deliveries go one after another, and no other's wait for them. */
export const queueOfEndpoint = (endpointId: string): string => `hook:${endpointId}`

/**
 * Puts events on their way to the endpoints that chose them, in the transaction that records them, as the office. To one that is
 * off, or whose partner staff have paused or closed, nothing is sent; that it was missed is kept, so that it can be sent later.
 */
export const fanOut = async (tx: Database, events: readonly RecordedEvent[]): Promise<void> => {
  if (events.length === 0) return
  const targets = await listEndpointsFor(tx, events)
  if (targets.length === 0) return
  const open = await listOpenAmong(tx, [...new Set(targets.map(({ partner_id }) => partner_id))])
  const rows = targets.map(({ event_id, partner_id, at, endpoint_id, is_on }): NewDelivery => ({
    delivery_id: uuidV7(at),
    endpoint_id,
    partner_id,
    event_id,
    state: is_on === 1 && open.has(partner_id) ? 'waiting' : 'missed',
    at,
  }))
  await addDeliveries(tx, rows)
  await addJobs(
    tx,
    'deliver_hook',
    rows
      .filter(({ state }) => state === 'waiting')
      .map(({ delivery_id, endpoint_id }) => ({
        payload: { delivery_id, by: 'clock' as const },
        queue: queueOfEndpoint(endpoint_id),
      })),
  )
}
