import { TEST_EVENT } from '@marketplace/contract/partners/partner-hooks'
import type { Database } from '../../platform/db/database.ts'
import { addJobs } from '../../platform/jobs/published.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import { addPartnerEvents } from '../events/published.ts'
import { uuidV7 } from '../events/uuid-v7.ts'
import { asOffice } from '../scope/as-partner.ts'
import { addDeliveries } from './fan-out.queries.ts'
import { findEndpointOfDelivery, listToReplay } from './hook-deliveries.queries.ts'
import { getEndpoint } from './manage-endpoints.ts'

/** Deliveries that one replay takes. */
const MOST_REPLAYED = 5_000

type Needed = Pick<Services, 'db' | 'now'>

/** Each endpoint has a queue for what is sent by hand, so that it waits for no schedule; asked for twice, it is sent once. */
const sendByHand = (tx: Database, endpointId: string, deliveryIds: readonly string[]): Promise<void> =>
  addJobs(
    tx,
    'deliver_hook',
    deliveryIds.map((delivery_id) => ({
      payload: { delivery_id, by: 'partner' as const },
      queue: `hook-again:${endpointId}`,
      key: `hook-again:${delivery_id}`,
    })),
  )

/** @throws Problem not_found. */
export const resendDelivery = ({ db }: Needed, partnerId: number, deliveryId: string): Promise<void> =>
  asOffice(db, async (tx) => {
    const endpointId = await findEndpointOfDelivery(tx, partnerId, deliveryId)
    if (endpointId === null) throw new Problem('not_found')
    await sendByHand(tx, endpointId, [deliveryId])
  })

/** @returns how many are sent again. @throws Problem not_found. */
export const replayDeliveries = (
  { db }: Needed,
  partner_id: number,
  endpoint_id: string,
  since: Date,
): Promise<number> =>
  asOffice(db, async (tx) => {
    await getEndpoint(tx, partner_id, endpoint_id)
    const found = await listToReplay(tx, { partner_id, endpoint_id }, since, MOST_REPLAYED)
    // The oldest first, as they happened.
    await sendByHand(tx, endpoint_id, found.toReversed())
    return found.length
  })

/** Sends an event to one endpoint that tells of nothing. @returns its delivery. @throws Problem not_found. */
export const sendTest = ({ db, now }: Needed, partner_id: number, endpoint_id: string): Promise<string> =>
  asOffice(db, async (tx) => {
    await getEndpoint(tx, partner_id, endpoint_id)
    const at = now()
    const event_id = uuidV7(at)
    const data = { endpoint_id, message: 'A test: your endpoint is reached, and nothing has happened.' }
    await addPartnerEvents(tx, [
      { event_id, partner_id, type: TEST_EVENT, subject: 'test', fact: event_id, data, at },
    ])
    const delivery_id = uuidV7(at)
    await addDeliveries(tx, [{ delivery_id, endpoint_id, partner_id, event_id, state: 'waiting', at }])
    await sendByHand(tx, endpoint_id, [delivery_id])
    return delivery_id
  })
