import {
  listLenderAvailability,
  previewLenderAvailability,
  setLenderAvailability,
} from '@marketplace/contract/market/lender-availability'
import { countUnderWayWith, listOpenApplications } from '../../loans/applications/published.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { countPeopleShown } from '../../loans/offers/published.ts'
import type { Services } from '../../market/services.ts'
import { listAvailability } from './list-availability.ts'
import { listOffRows } from '../../market/lender-availability/published.ts'
import { scopeOf } from '../../market/lender-availability/switch-scope.ts'
import { setAvailability } from '../../market/lender-availability/set-availability.ts'

export const lenderAvailabilityRoutes = (serve: Serve, services: Services): void => {
  serve(listLenderAvailability, ({ query }) => listAvailability(services, query))

  serve(previewLenderAvailability, async ({ body }) => {
    const { db, now } = services
    const { lender, brand_ids, product_types } = scopeOf(services, body)
    // Nobody is shown a lender for a product that it is not for.
    if (!product_types.includes(lender.product_type))
      return succeed({ people: 0, open_applications: 0, with_lender: 0 })
    const at = now()
    const off = new Set(
      (await listOffRows(db, lender.product_type, at))
        .filter((row) => row.lender_id === lender.lender_id && row.off_from <= at)
        .map(({ brand_id }) => brand_id),
    )
    const touched = brand_ids.filter((brand_id) => off.has(brand_id) === (body.is_on === 1))
    const open = await listOpenApplications(db, [lender.product_type])
    const there = open.filter(({ brand_id }) => brand_id !== null && touched.includes(brand_id))
    const isShown = body.is_on === 0 && lender.lender_status === 1
    return succeed({
      people: isShown ? await countPeopleShown(db, open, lender.lender_id, touched) : 0,
      open_applications: there.length,
      with_lender: await countUnderWayWith(
        db,
        lender.lender_id,
        there.map(({ app_id }) => app_id),
      ),
    })
  })

  serve(setLenderAvailability, async ({ body, actor, ip, language }) => {
    const changed = await setAvailability(services, body, { auditActor: actor.auditActor, ip })
    const message = translate(language, body.is_on === 1 ? 'lender_switched_on' : 'lender_switched_off')
    return { success: true, message, data: { changed } }
  })
}
