import type { previewLenderAvailability } from '@marketplace/contract/market/lender-availability'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import { countUnderWayWith, listOpenApplications } from '../../loans/applications/published.ts'
import { countPeopleShown } from '../../loans/offers/published.ts'
import { listOffRows } from '../../market/lender-availability/published.ts'
import { scopeOf } from '../../market/lender-availability/switch-scope.ts'
import type { Services } from '../../market/services.ts'

/** What a switch of a lender would touch. @throws Problem not_found. */
export const previewSwitch = async (
  services: Services,
  body: Body<typeof previewLenderAvailability>,
): Promise<Answer<typeof previewLenderAvailability>['data']> => {
  const { db, now } = services
  const { lender, brand_ids, product_types } = scopeOf(services, body)
  // Nobody is shown a lender for a product that it is not for.
  if (!product_types.includes(lender.product_type)) return { people: 0, open_applications: 0, with_lender: 0 }
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
  return {
    people: isShown ? await countPeopleShown(db, open, lender.lender_id, touched) : 0,
    open_applications: there.length,
    with_lender: await countUnderWayWith(
      db,
      lender.lender_id,
      there.map(({ app_id }) => app_id),
    ),
  }
}
