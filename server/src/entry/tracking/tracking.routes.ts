import { getOwnAddress, trackEvent } from '@marketplace/contract/entry/tracking'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { pathWithoutPerson } from './path-without-person.ts'
import { addTrackedEvent } from './tracked-events.queries.ts'

export const trackingRoutes = (serve: Serve, { db, vault, now }: Services): void => {
  serve(trackEvent, async ({ body, brand }) => {
    await addTrackedEvent(db, {
      brand_id: brand.brand.brand_id,
      category: body.category,
      goal: body.goal,
      path: body.path === undefined ? null : pathWithoutPerson(body.path),
      phone_index: body.phone === undefined ? null : vault.blindIndex('mobile', body.phone),
      created_at: now(),
    })
    return { success: true }
  })

  serve(getOwnAddress, ({ ip }) => ({ success: true, ip_address: ip }))
}
