import type { ConsentPurpose, ConsentText } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The texts of releases, and those that staff planned for a day that has come by `today` (YYYY-MM-DD in India). */
const textsOn = (
  today: string,
) => sql`(select purpose, version, language, product_type, text from consent_text
  union all
  select purpose, version, language, product_type, text from dated_consent_text where valid_from <= ${today}::date)`

/**
 * The newest text of each purpose and loan on a day in India (YYYY-MM-DD), null for either being any. Versions are counted or dated, so
 * the longer one is the newer, then the greater.
 */
export const listConsentTextsOf = (
  db: Database,
  { language, product_type }: { language: LanguageId | null; product_type: ProductType | null },
  today: string,
): Promise<ConsentText[]> =>
  db.rows(sql`select distinct on (purpose, product_type, language) purpose, version, language, product_type, text
    from ${textsOn(today)} as texts
    where (${language}::text is null or language = ${language})
      and (product_type is null or ${product_type}::text is null or product_type = ${product_type})
    order by purpose, product_type, language, length(version) desc, version desc`)

/**
 * The words of one version that there are on a day in India (YYYY-MM-DD); `product_type` is null but for `share`. `is_newest` is 0 where
 * newer ones stand beside them.
 */
export const findConsentText = (
  db: Database,
  of: { purpose: ConsentPurpose; version: string; language: LanguageId; product_type: ProductType | null },
  today: string,
): Promise<{ text: string; is_newest: 0 | 1 } | null> =>
  db.row(sql`select text, (not exists (select from ${textsOn(today)} as newer
      where newer.purpose = given.purpose and newer.language = given.language
        and newer.product_type is not distinct from given.product_type
        and (length(newer.version), newer.version) > (length(given.version), given.version)))::integer as is_newest
    from ${textsOn(today)} as given where purpose = ${of.purpose} and version = ${of.version} and language = ${of.language}
      and product_type is not distinct from ${of.product_type}::text`)

export interface NewConsent {
  consent_id: string
  user_id: string
  purpose: ConsentPurpose
  version: string
  language: LanguageId
  text: string
  lender_id: number | null
  /** The company that a `share` or an `insurance` consent names. */
  lender_name: string | null
  brand_id: number | null
  ip_address: string | null
  given_at: Date
}

export const addConsent = (db: Database, consent: NewConsent): Promise<number> =>
  db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, brand_id, ip_address, given_at)
    values (${consent.consent_id}, ${consent.user_id}, ${consent.purpose}, ${consent.version}, ${consent.language}, ${consent.text},
      ${consent.lender_id}, ${consent.lender_name}, ${consent.brand_id}, ${consent.ip_address}, ${consent.given_at})`)

export interface ConsentRow extends Omit<NewConsent, 'user_id' | 'brand_id' | 'ip_address'> {
  withdrawn_at: Date | null
}

/** A customer's ledger, the newest first. */
export const listConsentsOf = (db: Database, userId: string): Promise<ConsentRow[]> =>
  db.rows(sql`select consent_id, purpose, version, language, text, lender_id, lender_name, given_at, withdrawn_at
    from consent where user_id = ${userId} order by given_at desc, consent_id`)

export const findConsentOf = (
  db: Database,
  userId: string,
  consentId: string,
): Promise<{ purpose: ConsentPurpose; withdrawn_at: Date | null } | null> =>
  db.row(
    sql`select purpose, withdrawn_at from consent where consent_id = ${consentId} and user_id = ${userId}`,
  )

/** Any number; with a customer's own it names the lock of their ledger. */
const LEDGER_LOCK = 7_214_007

/**
 * Locks a customer's ledger until the transaction ends. What gives or withdraws consents takes it before any row, so that two
 * of them follow one another and cannot wait for each other.
 */
export const lockLedger = async (db: Database, userId: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(${LEDGER_LOCK}::int, hashtext(${userId}))`)
}

export interface Withdrawal {
  user_id: string
  ip_address: string | null
  now: Date
}

/** @returns 1, or 0 where it was withdrawn already. */
export const withdrawOne = (
  db: Database,
  consentId: string,
  { user_id, ip_address, now }: Withdrawal,
): Promise<number> =>
  db.run(sql`update consent set withdrawn_at = ${now}, withdrawn_ip = ${ip_address}
    where consent_id = ${consentId} and user_id = ${user_id} and withdrawn_at is null`)

/** Withdraws all live consents of the given purposes. @returns what was withdrawn now. */
export const withdrawAll = (
  db: Database,
  purposes: readonly ConsentPurpose[],
  { user_id, ip_address, now }: Withdrawal,
): Promise<{ consent_id: string; purpose: ConsentPurpose }[]> =>
  db.rows(sql`update consent set withdrawn_at = ${now}, withdrawn_ip = ${ip_address}
    where user_id = ${user_id} and purpose = any(${purposes}) and withdrawn_at is null
    returning consent_id, purpose`)

/**
 * What a customer has said to the question without a name: `agreed` to it by itself, `decided` on it by itself at any time, and
 * whether the words of `terms` that they agreed to last hold it: beside newer ones it stood as a box of its own, and was left empty.
 */
export const findSoftQuestionState = async (
  db: Database,
  userId: string,
  termsVersions: readonly string[],
): Promise<{ agreed: boolean; decided: boolean; by_terms: boolean }> =>
  (await db.row(sql`select
      coalesce(bool_or(purpose = 'soft_questions' and withdrawn_at is null), false) as agreed,
      coalesce(bool_or(purpose = 'soft_questions'), false) as decided,
      coalesce((select version = any(${termsVersions}) from consent
        where user_id = ${userId} and purpose = 'terms' and withdrawn_at is null
        order by given_at desc, length(version) desc, version desc limit 1), false) as by_terms
    from consent where user_id = ${userId}`)) ?? { agreed: false, decided: false, by_terms: false }

/**
 * Enters the no of a customer whose yes stands in earlier words of `terms`: a line of its own, with those words and the day on
 * which they were agreed to, withdrawn now. The consent to `terms` stays.
 */
export const endSoftQuestionsOfTerms = (
  db: Database,
  { user_id, ip_address, now }: Withdrawal,
  termsVersions: readonly string[],
): Promise<number> =>
  db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, brand_id, ip_address, given_at,
      withdrawn_at, withdrawn_ip)
    select gen_random_uuid(), user_id, 'soft_questions', 'terms-' || version, language, text, brand_id, ip_address, given_at,
      ${now}, ${ip_address}
    from consent where user_id = ${user_id} and purpose = 'terms' and withdrawn_at is null and version = any(${termsVersions})
      and not exists (select from consent own where own.user_id = ${user_id} and own.purpose = 'soft_questions')
    order by given_at desc limit 1`)

export const hasLiveConsent = async (
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> => {
  const row = await db.row<{ live: boolean }>(
    sql`select exists (select from consent where user_id = ${userId} and purpose = ${purpose} and withdrawn_at is null) as live`,
  )
  return row?.live === true
}

export const hasWithdrawnSince = async (
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
  since: Date,
): Promise<boolean> => {
  const row = await db.row<{ withdrawn: boolean }>(
    sql`select exists (select from consent where user_id = ${userId} and purpose = ${purpose} and withdrawn_at > ${since}) as withdrawn`,
  )
  return row?.withdrawn === true
}
