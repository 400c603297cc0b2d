import { listLenderJourneys } from '@marketplace/contract/partner-area/partner-journey'
import { addDays } from '@marketplace/contract/platform/calendar/days'
import { pageOfLender } from '../../market/connectors/declared-pages.ts'
import type { Services } from '../../market/services.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { type LenderTimesRow, measureLenderTimes } from '../../reports/facts/published.ts'
import { countByLender } from '../customers/customers.queries.ts'
import { goesOn } from '../offering/goes-on.ts'
import { presentOwn, presentTimes } from './present-journey.ts'

const DAYS = 180
const MOST = 1_000
/** Times are of half a year: an hour changes nothing that anybody would notice. */
const KEPT_MS = 3_600_000

/** The times of all lenders, measured once an hour for all partners. */
const keepTimes = ({ db, now }: Pick<Services, 'db' | 'now'>) => {
  let kept: { at: number; ids: string; rows: Promise<readonly LenderTimesRow[]> } | null = null
  return (ids: readonly number[]): Promise<readonly LenderTimesRow[]> => {
    const at = now().getTime()
    const name = ids.join(' ')
    if (kept !== null && kept.ids === name && Math.abs(at - kept.at) < KEPT_MS) return kept.rows
    const since = addDays(dayInIndia(now()), -DAYS)
    const rows = measureLenderTimes(db, ids, { since, most: MOST })
    const made = { at, ids: name, rows }
    kept = made
    // What could not be measured is not kept.
    rows.catch(() => {
      if (kept === made) kept = null
    })
    return rows
  }
}

export const journeyRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const timesOf = keepTimes(services)

  serve(listLenderJourneys, async ({ actor: { partner_id }, brand }) => {
    const at = now()
    const directory = services.lenders()
    const counts = await asPartner(db, partner_id, (tx) => countByLender(tx, partner_id))
    const own = Map.groupBy(counts, ({ lender_id }) => lender_id)
    // Those that are offered now, and those that have an own lead though they are off.
    const lenders = directory.lenders.filter(
      ({ lender_id, product_type }) =>
        isOffered(brand, product_type) &&
        (directory.isOffered(lender_id, brand.brand.brand_id) || own.has(lender_id)),
    )
    const times = Map.groupBy(
      await timesOf(lenders.map(({ lender_id }) => lender_id)),
      ({ lender_id }) => lender_id,
    )
    return succeed({
      as_of: at.toISOString(),
      since: addDays(dayInIndia(at), -DAYS),
      lenders: lenders
        .map((lender) => ({
          lender_id: lender.lender_id,
          legal_name: lender.legal_name,
          product_type: lender.product_type,
          goes_on: goesOn(lender, pageOfLender(lender.slug) !== null),
          ...presentTimes(times.get(lender.lender_id) ?? []),
          own: presentOwn(own.get(lender.lender_id) ?? []),
        }))
        .toSorted((one, other) => one.legal_name.localeCompare(other.legal_name)),
    })
  })
}
