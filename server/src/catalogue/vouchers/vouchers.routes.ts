import { claimVoucher, listVouchers, type VoucherOffer } from '@marketplace/contract/catalogue/vouchers'
import { answerOnce } from '../../platform/idempotency/answer-once.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { claimOffer, openClaim } from './claim-offer.ts'
import { offerState } from './offer-state.ts'
import { findOfferFor, listOffersFor, type OfferRow } from './vouchers.queries.ts'

/** An offer as its customer sees it; null where it is not for them. */
const presentOffer = async (
  services: Services,
  row: OfferRow,
  at: { brand_slug: string; today: string },
): Promise<VoucherOffer | null> => {
  const state = offerState({ ...row, is_claimed: row.claim_id !== null }, at)
  if (state === 'absent' || state === 'over') return null
  const { offer_id, product_type, merchant_name, value, terms, how_to_use, valid_until, left } = row
  const claim = await openClaim(services, row)
  return {
    offer_id,
    product_type,
    merchant_name,
    value,
    terms,
    how_to_use,
    valid_until,
    left,
    state,
    claim,
  }
}

export const vouchersRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  serve(listVouchers, async ({ actor, query, brand, language }) => {
    const { product_type } = query
    if (!isOffered(brand, product_type)) throw new Problem('product_not_available')
    const rows = await listOffersFor(db, { user_id: actor.user_id, product_type, language })
    const at = { brand_slug: brand.brand.slug, today: dayInIndia(services.now()) }
    const told = await Promise.all(rows.map((row) => presentOffer(services, row, at)))
    const shown = told.filter((offer) => offer !== null)
    const { limit, offset } = pageBounds(query)
    return { success: true, data: shown.slice(offset, offset + limit), total: shown.length }
  })

  serve(claimVoucher, async ({ actor, body, brand, language, request }) => {
    const ask = { user_id: actor.user_id, offer_id: body.offer_id, brand, language }
    const keyed = {
      user_id: actor.user_id,
      key: request.headers['idempotency-key'],
      request: ['voucher', brand.brand.brand_id, body.offer_id],
      now: services.now(),
    }
    // What is kept for a repetition is that it was done: the code stays sealed.
    await answerOnce(db, keyed, async (tx) => {
      await claimOffer(services, tx, ask)
      return {}
    })
    const row = await findOfferFor(db, ask)
    const claim = row === null ? null : await openClaim(services, row)
    if (claim === null) throw new Error('what was claimed is gone')
    return succeed(claim)
  })
}
