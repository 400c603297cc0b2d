import {
  addHookEndpoint,
  getHookDelivery,
  listHookDeliveries,
  listHookEndpoints,
  removeHookEndpoint,
  replayHookDeliveries,
  resendHookDelivery,
  rotateHookSecret,
  saveHookEndpoint,
  sendTestEvent,
} from '@marketplace/contract/partners/partner-hooks'
import { succeed } from '../../platform/answers/succeed.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../../platform/services.ts'
import { findPartnerEvent, listPartnerEvents } from '../events/published.ts'
import { asPartner } from '../scope/as-partner.ts'
import {
  countOwnDeliveries,
  findOwnDelivery,
  listAttempts,
  listLastAttempts,
  listOwnDeliveries,
} from './hook-deliveries.queries.ts'
import { listOwnEndpoints } from './hook-endpoints.queries.ts'
import { addHook, removeHook, rotateSecret, saveHook, type ToldEndpoint } from './manage-endpoints.ts'
import { presentDelivery, presentDeliveryDetail, presentEndpoint } from './present-hooks.ts'
import { replayDeliveries, resendDelivery, sendTest } from './send-again.ts'

/** A partner's own hooks: read under row level security, written as the office by the partner's id, as jobs go with what is written. */
export const hooksRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const tell = ({ row, secret }: ToldEndpoint) => succeed({ endpoint: presentEndpoint(row, now()), secret })

  serve(listHookEndpoints, async ({ actor }) => {
    const rows = await asPartner(db, actor.partner_id, listOwnEndpoints)
    return succeed(rows.map((row) => presentEndpoint(row, now())))
  })

  serve(addHookEndpoint, async ({ actor, ip, body }) => tell(await addHook(services, { actor, ip }, body)))

  serve(saveHookEndpoint, async ({ actor, ip, params: { endpointId }, body }) =>
    succeed(presentEndpoint(await saveHook(services, { actor, ip }, endpointId, body), now())),
  )

  serve(rotateHookSecret, async ({ actor, ip, params: { endpointId }, body }) =>
    tell(await rotateSecret(services, { actor, ip }, endpointId, body.overlap_hours)),
  )

  serve(removeHookEndpoint, async ({ actor, ip, params: { endpointId }, language }) => {
    await removeHook(services, { actor, ip }, endpointId)
    return { success: true, message: translate(language, 'hook_removed') }
  })

  serve(listHookDeliveries, async ({ actor, query }) =>
    asPartner(db, actor.partner_id, async (tx) => {
      const rows = await listOwnDeliveries(tx, query, pageBounds(query))
      const total = await countOwnDeliveries(tx, query)
      const ofEvent = await listPartnerEvents(
        tx,
        rows.map(({ event_id }) => event_id),
      )
      const events = new Map(ofEvent.map((event) => [event.event_id, event]))
      const lasts = await listLastAttempts(
        tx,
        rows.map(({ delivery_id }) => delivery_id),
      )
      const lastOf = new Map(lasts.map((last) => [last.delivery_id, last]))
      const data = rows.flatMap((row) => {
        const event = events.get(row.event_id)
        return event === undefined ? [] : presentDelivery(row, event, lastOf.get(row.delivery_id))
      })
      return { success: true as const, data, total }
    }),
  )

  serve(getHookDelivery, async ({ actor, params: { deliveryId } }) =>
    asPartner(db, actor.partner_id, async (tx) => {
      const row = await findOwnDelivery(tx, deliveryId)
      const event = row === null ? null : await findPartnerEvent(tx, row.event_id)
      if (row === null || event === null) throw new Problem('not_found')
      return succeed(presentDeliveryDetail(row, event, await listAttempts(tx, deliveryId)))
    }),
  )

  serve(sendTestEvent, async ({ actor, params: { endpointId } }) =>
    succeed({ delivery_id: await sendTest(services, actor.partner_id, endpointId) }),
  )

  serve(resendHookDelivery, async ({ actor, params: { deliveryId }, language }) => {
    await resendDelivery(services, actor.partner_id, deliveryId)
    return { success: true, message: translate(language, 'hook_resent') }
  })

  serve(replayHookDeliveries, async ({ actor, params: { endpointId }, body }) =>
    succeed({
      deliveries: await replayDeliveries(services, actor.partner_id, endpointId, new Date(body.since)),
    }),
  )
}
