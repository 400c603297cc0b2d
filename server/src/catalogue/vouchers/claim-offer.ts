import { randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { VoucherClaim } from '@marketplace/contract/catalogue/vouchers'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { addressOf } from '../../customers/profiles/address-of.ts'
import { findReach, holdCustomer } from '../../customers/profiles/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { offerState } from './offer-state.ts'
import { codeSealContext } from './stock-vouchers.ts'
import { addClaim, findOfferFor, takeCode, takeDeal, type OfferRow } from './vouchers.queries.ts'

export interface ClaimAsk {
  user_id: string
  offer_id: number
  brand: KnownBrand
  language: LanguageId
}

/** What a claim is called where its code is not told. */
export const referenceOf = (claimId: string): string => claimId.slice(0, 8).toUpperCase()

/** What the customer has of an offer, its code opened; null where they have claimed nothing. */
export const openClaim = async (
  { vault }: Pick<Services, 'vault'>,
  { offer_id, claim_id, claimed_at, code_id, sealed_code, link }: OfferRow,
): Promise<VoucherClaim | null> => {
  if (claim_id === null || claimed_at === null) return null
  return {
    offer_id,
    reference: referenceOf(claim_id),
    claimed_at: claimed_at.toISOString(),
    code:
      code_id === null || sealed_code === null
        ? null
        : await vault.open(sealed_code, codeSealContext(code_id)),
    link,
  }
}

/** Sends the code in the customer's language. That nobody can be written to does not take the code away: it is on the page. */
const sendCode = async (
  services: Services,
  db: Database,
  { user_id, brand }: ClaimAsk,
  voucher: { merchant_name: string; valid_until: string; code: string },
): Promise<void> => {
  const reach = await findReach(db, user_id)
  const address = reach === null ? null : addressOf(reach)
  if (reach === null || address === null) return
  try {
    await queueMessage(services, db, {
      ...address,
      template: 'voucher_code',
      language: reach.language,
      values: {
        brand: brand.brand.name,
        merchant: voucher.merchant_name,
        day: voucher.valid_until.split('-').reverse().join('/'),
      },
      user_id,
      code: voucher.code,
    })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out.
    if (!(error instanceof Problem)) throw error
  }
}

const refusals = { absent: 'not_found', over: 'voucher_ended', gone: 'voucher_gone' } as const

/**
 * Claims an offer for a customer, in the caller's transaction, once however often: a further claim finds the first. Stock is
 * taken in the same transaction, and where none is left nothing stays.
 * @throws Problem not_found, product_not_available, voucher_gone, voucher_ended.
 */
export const claimOffer = async (services: Services, db: Database, ask: ClaimAsk): Promise<void> => {
  const { user_id, offer_id, brand, language } = ask
  const isThere = await holdCustomer(db, user_id)
  const offer = isThere ? await findOfferFor(db, { user_id, offer_id, language }) : null
  if (offer === null) throw new Problem('not_found')
  const now = services.now()
  const state = offerState(
    { ...offer, is_claimed: offer.claim_id !== null },
    { brand_slug: brand.brand.slug, today: dayInIndia(now) },
  )
  if (state === 'claimed' || state === 'ended') return
  if (state === 'absent') throw new Problem(refusals.absent)
  if (!isOffered(brand, offer.product_type)) throw new Problem('product_not_available')
  if (state !== 'open' && state !== 'gone') throw new Problem(refusals[state])
  const claim_id = randomUUID()
  const { brand_id } = brand.brand
  // Another request of the same customer may have the last one by now: then it is theirs already.
  if ((await addClaim(db, { claim_id, user_id, offer_id, brand_id, claimed_at: now })) === 0) return
  if (offer.product_type === 'Deals') {
    if ((await takeDeal(db, offer_id)) === 0) throw new Problem(refusals.gone)
    return
  }
  const taken = await takeCode(db, offer_id, claim_id)
  if (taken === null) throw new Problem(refusals.gone)
  const code = await services.vault.open(taken.sealed_code, codeSealContext(taken.code_id))
  await sendCode(services, db, ask, { ...offer, code })
}
