import type { ConsentPurpose } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface TextVersionRow {
  purpose: ConsentPurpose
  product_type: ProductType | null
  language: LanguageId
  version: string
  text: string
  /** YYYY-MM-DD; null where it came with a release. */
  valid_from: string | null
  reason: string | null
  planned_by: string | null
  planned_at: Date | null
}

/** Every version of every text, the latest of each first. */
export const listTextVersions = (db: Database): Promise<TextVersionRow[]> =>
  db.rows(sql`select purpose, product_type, language, version, text, valid_from, reason, planned_by, planned_at from (
      select purpose, product_type, language, version, text, null::date as valid_from, null::text as reason,
        null::text as planned_by, null::timestamptz as planned_at from consent_text
      union all
      select purpose, product_type, language, version, text, valid_from, reason, planned_by, planned_at from dated_consent_text
    ) as texts
    order by purpose, product_type nulls first, language, length(version) desc, version desc`)

export interface PlannedText {
  purpose: ConsentPurpose
  product_type: ProductType | null
  language: string
  text: string
  valid_from: string
  reason: string
  planned_by: string
  planned_at: Date
}

export const addPlannedText = (tx: Database, planned: PlannedText): Promise<number> =>
  tx.run(sql`insert into dated_consent_text (purpose, version, language, product_type, text, valid_from, reason, planned_by, planned_at)
    values (${planned.purpose}, ${planned.valid_from}, ${planned.language}, ${planned.product_type}, ${planned.text},
      ${planned.valid_from}, ${planned.reason}, ${planned.planned_by}, ${planned.planned_at})`)

/** @returns how many languages had it. */
export const removePlannedText = (
  tx: Database,
  of: { purpose: ConsentPurpose; product_type: ProductType | null; version: string },
): Promise<number> =>
  tx.run(sql`delete from dated_consent_text where purpose = ${of.purpose} and version = ${of.version}
    and product_type is not distinct from ${of.product_type}::text`)

/** One plan after the other, until the transaction ends. */
export const lockPlans = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('consent plans'))`)
}
