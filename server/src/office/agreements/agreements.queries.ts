import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** An agreement as it is stored; days as YYYY-MM-DD. */
export interface AgreementRow {
  agreement_id: number
  lender_id: number
  reference: string
  signed_on: string
  ends_on: string | null
  review_on: string
  scope: string
  dlg_percent: number | null
  documents: string[]
  version: number
}

const columns = sql`agreement_id, lender_id, reference, signed_on, ends_on, review_on, scope, dlg_percent, documents, version`

/** By the day of the next review. */
export const listAgreements = (db: Database): Promise<AgreementRow[]> =>
  db.rows(sql`select ${columns} from lender_agreement order by review_on, agreement_id`)

/** Locked until the transaction ends. */
export const lockAgreement = (tx: Database, id: number): Promise<AgreementRow | null> =>
  tx.row(sql`select ${columns} from lender_agreement where agreement_id = ${id} for update`)

type Facts = Omit<AgreementRow, 'agreement_id' | 'version'>

/** Throws a violation of lender_agreement_lender_id_reference_key where the lender has one of this reference. */
export const insertAgreement = (tx: Database, facts: Facts, now: Date): Promise<AgreementRow | null> =>
  tx.row(sql`insert into lender_agreement (lender_id, reference, signed_on, ends_on, review_on, scope, dlg_percent, documents,
      updated_at)
    values (${facts.lender_id}, ${facts.reference}, ${facts.signed_on}, ${facts.ends_on}, ${facts.review_on}, ${facts.scope},
      ${facts.dlg_percent}, ${facts.documents}, ${now}) returning ${columns}`)

/** The same. */
export const updateAgreement = (
  tx: Database,
  id: number,
  facts: Facts,
  now: Date,
): Promise<AgreementRow | null> =>
  tx.row(sql`update lender_agreement set lender_id = ${facts.lender_id}, reference = ${facts.reference},
      signed_on = ${facts.signed_on}, ends_on = ${facts.ends_on}, review_on = ${facts.review_on}, scope = ${facts.scope},
      dlg_percent = ${facts.dlg_percent}, documents = ${facts.documents}, version = version + 1, updated_at = ${now}
    where agreement_id = ${id} returning ${columns}`)
