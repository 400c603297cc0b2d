import type { Lender } from '@marketplace/contract/lenders'
import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'

/** A lender's row; `deleted` ones keep their name for the applications that they have. */
export type LenderRow = Lender & { deleted: boolean }

/** Every lender that ever was, by id. */
export const listLenders = (db: Database): Promise<LenderRow[]> =>
  db.rows(sql`select lender_id, slug, name, legal_name, lender_kind, product_type, lender_status, priority, min_income, max_income,
      min_age, max_age, max_age_at_maturity, ticket_class, credit_score_class, salaried, self_employed, business, pincode_prefixes,
      max_foir_percent, so_status, so_text, so_date_start, so_date_end, loan_amount_upto, tenure, interest_rate, processing_fees,
      apr_min, apr_max, amount_min, amount_max, tenure_min_months, tenure_max_months, rate_min, rate_max, representative_rate,
      rate_from_only, fee_percent, fee_min, fee_max, penal_charges, foreclosure_percent, cooling_off_days, kfs_url,
      grievance_contact, nodal_officer_phone, nodal_officer_email, api, autosubmission, utm_link, lender_group_ids, modelled_on,
      deleted_at is not null as deleted
    from lender order by lender_id`)

/** Counts every write to the lenders; a process whose copy is older reads them again. */
export const getLenderVersion = async (db: Database): Promise<number> => {
  const row = await db.row<{ version: number }>(
    prepared('lender-version', sql`select version from lender_version`),
  )
  if (row === null) throw new Error('table lender_version is empty')
  return row.version
}
