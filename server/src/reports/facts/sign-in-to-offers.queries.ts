import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Span } from './journey-steps.queries.ts'

export interface SignInToOffers {
  counted: number
  median_seconds: number | null
  within_a_minute: number
}

/** Enough for a median that does not move, few enough for any range. */
const NEWEST = 2_000
/** Who comes back later than this was not waiting for offers meanwhile. */
const ONE_VISIT_SECONDS = 3_600

/** How long the newest first offers of a span took from the sign-in before them, of those that came in one visit. */
export const measureSignInToOffers = async (
  db: Database,
  { from, to }: Span,
  brandId: number | null,
): Promise<SignInToOffers> => {
  const ofBrand = brandId === null ? sql`` : sql`and brand_id = ${brandId}`
  const row = await db.row<SignInToOffers>(sql`
    select count(*) as counted,
        round(percentile_cont(0.5) within group (order by seconds))::integer as median_seconds,
        count(*) filter (where seconds <= 60) as within_a_minute
      from (
        select extract(epoch from shown.at - signed_in.at)::double precision as seconds
          from (select user_id, at from journey_step
              where step = 'offers_shown' and at >= ${from} and at < ${to} ${ofBrand} order by at desc limit ${NEWEST}) shown
            cross join lateral (select at from journey_step s
              where s.user_id = shown.user_id and s.step = 'signed_in' and s.at <= shown.at order by s.at desc limit 1) signed_in
      ) took where seconds <= ${ONE_VISIT_SECONDS}`)
  return row ?? { counted: 0, median_seconds: null, within_a_minute: 0 }
}
