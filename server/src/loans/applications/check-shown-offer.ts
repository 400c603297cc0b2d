import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Offer } from '@marketplace/contract/market/offers'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { gatherOffers } from '../offers/gather-offers.ts'
import { readSnapshot } from '../offers/snapshot-archive.ts'
import type { Services } from '../../market/services.ts'
import type { ApplicationRow } from './applications.queries.ts'

/** An offer may be applied to for this long after it was shown; then it has to be looked at again. */
const SNAPSHOT_HOURS = 24

const HOUR_MS = 3_600_000

/** What the customer would be bound to. */
const terms = [
  'amount',
  'tenure_months',
  'rate',
  'rate_basis',
  'apr',
  // "Fixed" that has become "up to" is another price, though the figures are the same.
  'apr_bound',
  'fee_basis',
  'emi',
  'processing_fee',
  'total_cost',
  'penal_charges',
  'penal_charges_hi',
  'cooling_off_days',
  'kfs_url',
] as const satisfies readonly (keyof Offer)[]

const sameTerms = (shown: Offer, present: Offer): boolean =>
  terms.every((term) => shown[term] === present[term])

export interface ShownOffer {
  application: ApplicationRow
  snapshot_id: string
  lender_id: number
  brand_id: number
  language: LanguageId
}

/**
 * The offer that the customer was shown and now applies to, as it was shown.
 * @throws Problem lender_not_in_snapshot where it is no snapshot of this application or the lender was not matched in it;
 * snapshot_stale where it is too old, or the lender no longer makes this very offer.
 */
export const getShownOffer = async (services: Services, db: Database, shown: ShownOffer): Promise<Offer> => {
  const { application, lender_id, brand_id, language } = shown
  const snapshot = await readSnapshot({ ...services, db }, shown.snapshot_id, application.app_id)
  const offer = snapshot?.content.matched.find((matched) => matched.lender_id === lender_id)
  if (snapshot === null || offer === undefined) throw new Problem('lender_not_in_snapshot')
  const age = services.now().getTime() - snapshot.created_at.getTime()
  if (age > SNAPSHOT_HOURS * HOUR_MS || !services.lenders().isOffered(lender_id, brand_id)) {
    throw new Problem('snapshot_stale')
  }
  const { amount, tenure_months } = snapshot.content
  const { built } = await gatherOffers(
    { ...services, db },
    { application, brand_id, language, amount, tenure_months },
  )
  const present = built.matched.find((matched) => matched.lender_id === lender_id)
  if (present === undefined || !sameTerms(offer, present)) throw new Problem('snapshot_stale')
  return offer
}
