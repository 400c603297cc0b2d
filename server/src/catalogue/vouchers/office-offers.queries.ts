import type { OfferFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface StoredOfferRow extends OfferFacts {
  offer_id: number
  status: 0 | 1
  stock_left: number | null
}

/** With what is left of it and how many customers have it. */
export interface OfficeOfferRow extends StoredOfferRow {
  free_codes: number
  claimed: number
}

const columns = sql`offer_id, slug, product_type, merchant_name, value_en, value_hi, terms_en, terms_hi, how_to_use_en, how_to_use_hi,
  link, valid_until, brand_slugs as brands, status, stock_left`
const counts = sql`(select count(*)::integer from voucher_code free where free.offer_id = offer.offer_id and free.claim_id is null) as free_codes,
  (select count(*)::integer from voucher_claim claim where claim.offer_id = offer.offer_id) as claimed`

export const listAllOffers = (db: Database): Promise<OfficeOfferRow[]> =>
  db.rows(sql`select ${columns}, ${counts} from voucher_offer offer order by lower(merchant_name), offer_id`)

export const findOffer = (db: Database, offerId: number): Promise<OfficeOfferRow | null> =>
  db.row(sql`select ${columns}, ${counts} from voucher_offer offer where offer_id = ${offerId}`)

/** Held against other changes until the transaction ends; customers claim on. */
export const lockOffer = (tx: Database, offerId: number): Promise<StoredOfferRow | null> =>
  tx.row(sql`select ${columns} from voucher_offer where offer_id = ${offerId} for no key update`)

/** Adds an offer that is off. Throws a violation of voucher_offer_slug_key where one has the slug. @returns its id. */
export const insertOffer = async (tx: Database, offer: OfferFacts): Promise<number> => {
  const row = await tx.row<{
    offer_id: number
  }>(sql`insert into voucher_offer (slug, product_type, merchant_name, value_en, value_hi,
      terms_en, terms_hi, how_to_use_en, how_to_use_hi, link, valid_until, brand_slugs, status)
    values (${offer.slug}, ${offer.product_type}, ${offer.merchant_name}, ${offer.value_en}, ${offer.value_hi}, ${offer.terms_en},
      ${offer.terms_hi}, ${offer.how_to_use_en}, ${offer.how_to_use_hi}, ${offer.link}, ${offer.valid_until}, ${offer.brands}, 0)
    returning offer_id`)
  if (row === null) throw new Error('no offer was stored')
  return row.offer_id
}

/** Makes the facts of an offer stand as given; slug, kind and stock stay. */
export const updateOffer = (tx: Database, offerId: number, offer: OfferFacts): Promise<number> =>
  tx.run(sql`update voucher_offer set merchant_name = ${offer.merchant_name}, value_en = ${offer.value_en}, value_hi = ${offer.value_hi},
      terms_en = ${offer.terms_en}, terms_hi = ${offer.terms_hi}, how_to_use_en = ${offer.how_to_use_en},
      how_to_use_hi = ${offer.how_to_use_hi}, link = ${offer.link}, valid_until = ${offer.valid_until}, brand_slugs = ${offer.brands}
    where offer_id = ${offerId}`)

export const updateOfferStatus = (tx: Database, offerId: number, status: 0 | 1): Promise<number> =>
  tx.run(sql`update voucher_offer set status = ${status} where offer_id = ${offerId}`)

export const updateDealStock = (tx: Database, offerId: number, left: number | null): Promise<number> =>
  tx.run(sql`update voucher_offer set stock_left = ${left} where offer_id = ${offerId}`)
