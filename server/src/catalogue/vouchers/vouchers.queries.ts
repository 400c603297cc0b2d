import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { OfferFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import type { VoucherProduct } from '@marketplace/contract/catalogue/vouchers'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { wordedColumn } from '../../platform/db/worded-column.ts'
import { upsertRow } from '../../platform/db/upsert-row.ts'

export interface OfferRow {
  offer_id: number
  product_type: VoucherProduct
  merchant_name: string
  value: string
  terms: string
  how_to_use: string
  link: string | null
  valid_until: string
  brand_slugs: string[] | null
  status: 0 | 1
  left: number | null
  claim_id: string | null
  claimed_at: Date | null
  /** Of the customer's claim, where it has one. */
  code_id: string | null
  sealed_code: Buffer | null
}

const offersFor = (userId: string, language: LanguageId) => {
  const said = (name: string) => wordedColumn(name, language)
  return sql`select offer.offer_id, product_type, merchant_name, ${said('value')} as value, ${said('terms')} as terms,
      ${said('how_to_use')} as how_to_use, link, valid_until, brand_slugs, offer.status,
      case when product_type = 'Deals' then stock_left else (select count(*)::integer from voucher_code free
        where free.offer_id = offer.offer_id and free.claim_id is null) end as left,
      claim.claim_id, claimed_at, code_id, sealed_code
    from voucher_offer offer
    left join voucher_claim claim on claim.offer_id = offer.offer_id and claim.user_id = ${userId}
    left join voucher_code code on code.claim_id = claim.claim_id`
}

/** Every offer of a product with what the customer has of it: theirs first, then by merchant. */
export const listOffersFor = (
  db: Database,
  {
    user_id,
    product_type,
    language,
  }: { user_id: string; product_type: VoucherProduct; language: LanguageId },
): Promise<OfferRow[]> =>
  db.rows(sql`${offersFor(user_id, language)} where product_type = ${product_type}
    order by claim.claim_id is null, lower(merchant_name), offer.offer_id`)

export const findOfferFor = (
  db: Database,
  { user_id, offer_id, language }: { user_id: string; offer_id: number; language: LanguageId },
): Promise<OfferRow | null> => db.row(sql`${offersFor(user_id, language)} where offer.offer_id = ${offer_id}`)

export interface NewClaim {
  claim_id: string
  user_id: string
  offer_id: number
  brand_id: number
  claimed_at: Date
}

/** Waits for another claim of the same customer to end. @returns 0 where there is one. */
export const addClaim = (db: Database, claim: NewClaim): Promise<number> =>
  db.run(sql`insert into voucher_claim (claim_id, user_id, offer_id, brand_id, claimed_at)
    values (${claim.claim_id}, ${claim.user_id}, ${claim.offer_id}, ${claim.brand_id}, ${claim.claimed_at})
    on conflict (user_id, offer_id) do nothing`)

/** Takes a free code for a claim. @returns null where none is free; one that another claim is taking is not. */
export const takeCode = (
  db: Database,
  offerId: number,
  claimId: string,
): Promise<{ code_id: string; sealed_code: Buffer } | null> =>
  db.row(sql`update voucher_code set claim_id = ${claimId} where code_id = (
      select code_id from voucher_code where offer_id = ${offerId} and claim_id is null
      order by code_id limit 1 for update skip locked)
    returning code_id, sealed_code`)

/** Takes one of a deal; where there is no limit, nothing. @returns 0 where none is left. */
export const takeDeal = (db: Database, offerId: number): Promise<number> =>
  db.run(sql`update voucher_offer set stock_left = stock_left - 1
    where offer_id = ${offerId} and (stock_left is null or stock_left > 0)`)

/** What a customer has claimed, without the codes, the newest first. */
export const listClaimsOf = (
  db: Database,
  userId: string,
  language: LanguageId,
  limit: number,
): Promise<{ claim_id: string; merchant_name: string; value: string; claimed_at: Date }[]> =>
  db.rows(sql`select claim_id, merchant_name, ${wordedColumn('value', language)} as value, claimed_at
    from voucher_claim join voucher_offer using (offer_id) where user_id = ${userId}
    order by claimed_at desc, claim_id limit ${limit}`)

export const countClaimsOf = async (db: Database, userId: string): Promise<number> =>
  (
    await db.row<{ count: number }>(
      sql`select count(*) as count from voucher_claim where user_id = ${userId}`,
    )
  )?.count ?? 0

export interface NewCode {
  code_id: string
  offer_id: number
  sealed_code: Buffer
  code_index: Buffer
}

/** Takes a code in; one that the offer has already is passed over. */
export const addCode = (db: Database, code: NewCode): Promise<number> =>
  db.run(sql`insert into voucher_code (code_id, offer_id, sealed_code, code_index)
    values (${code.code_id}, ${code.offer_id}, ${code.sealed_code}, ${code.code_index})
    on conflict (offer_id, code_index) do nothing`)

/** Vouchers that never had a code. */
export const listUnstocked = (db: Database): Promise<{ offer_id: number; slug: string }[]> =>
  db.rows(sql`select offer_id, slug from voucher_offer where product_type = 'Discount Vouchers'
    and not exists (select from voucher_code where voucher_code.offer_id = voucher_offer.offer_id) order by offer_id`)

export interface SealedCode {
  code_id: string
  sealed_code: Buffer
}

/** Locks codes that are sealed under another key than the one whose values begin with `header`, in order of their ids. */
export const lockCodesSealedOtherwise = (
  db: Database,
  header: Buffer,
  after: string,
  limit: number,
): Promise<SealedCode[]> =>
  db.rows(sql`select code_id, sealed_code from voucher_code
    where code_id > ${after} and substring(sealed_code from 1 for ${header.length}) <> ${header}
    order by code_id limit ${limit} for update`)

export const updateSealedCode = (db: Database, { code_id, sealed_code }: SealedCode): Promise<number> =>
  db.run(sql`update voucher_code set sealed_code = ${sealed_code} where code_id = ${code_id}`)

/** A row of table voucher_offer. */
export interface StoredOffer extends Omit<OfferFacts, 'brands'> {
  brand_slugs: string[] | null
  stock_left: number | null
  status: 0 | 1
}

/** Makes the offer of a slug stand as given. @returns 0 where it does already. */
export const saveOffer = (db: Database, offer: StoredOffer): Promise<number> =>
  db.run(upsertRow('voucher_offer', 'slug', offer))

/** What a slug offers. */
export const findOfferBySlug = (
  db: Database,
  slug: string,
): Promise<{ offer_id: number; product_type: VoucherProduct } | null> =>
  db.row(sql`select offer_id, product_type from voucher_offer where slug = ${slug}`)
