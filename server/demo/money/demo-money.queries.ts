import { randomUUID } from 'node:crypto'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** Processes that start at once do it one after the other. */
export const lockDemoMoney = async (office: Database): Promise<void> => {
  await office.run(sql`select pg_advisory_xact_lock(hashtext('demo_money'), 0)`)
}

/** Whether nobody was ever brought by a partner and nothing is in the books: only such a database is given example money. As the office. */
export const isWithoutMoney = async (office: Database): Promise<boolean> => {
  const row = await office.row<{
    has: boolean
  }>(sql`select exists (select from partner_lead) or exists (select from ledger_tx)
    or exists (select from partner_statement) as has`)
  return row?.has === false
}

/** The ids of these partners or lenders by their slugs; null where one of them is gone. As the office. */
export const findIds = async (
  office: Database,
  of: 'partner' | 'lender',
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number> | null> => {
  const rows = await office.rows<{ slug: string; id: number }>(
    of === 'partner'
      ? sql`select slug, partner_id as id from partner where slug = any(${slugs}::text[]) and status = 'active'`
      : sql`select slug, lender_id as id from lender where slug = any(${slugs}::text[])`,
  )
  return rows.length === slugs.length ? new Map(rows.map(({ slug, id }) => [slug, id])) : null
}

export const findDemoAdministrator = (
  db: Database,
): Promise<{ staff_id: number; username: string; full_name: string } | null> =>
  db.row(
    sql`select staff_id, username, full_name from staff where is_demo = 1 and role_id = 1 order by staff_id limit 1`,
  )

/** Writes that one example partner came by the other, on a day before its first lead. */
export const keepInvitation = (
  office: Database,
  { inviter, invited, at }: { inviter: number; invited: number; at: Date },
): Promise<number> =>
  office.run(
    sql`update partner set invited_by = ${inviter}, created_at = ${at} where partner_id = ${invited}`,
  )

/** The page of offers, the consent and the application with a lender, as the page leaves them. @returns the application's number */
export const addDemoApplication = async (
  office: Database,
  loan: {
    user_id: string
    product_type: ProductType
    partner_id: number
    lender_id: number
    amount: number
    tenure_months: number
    at: Date
  },
): Promise<number> => {
  const [app_id, consent_id] = [randomUUID(), randomUUID()]
  const { user_id, product_type, partner_id, lender_id, amount, tenure_months, at } = loan
  await office.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
    select ${consent_id}, ${user_id}, 'share', '1', 'en', 'Share my details', lender_id, legal_name, ${at} from lender where lender_id = ${lender_id}`)
  await office.run(sql`insert into application (app_id, user_id, brand_id, product_type, status, amount, tenure_months, created_at, updated_at, partner_id)
    values (${app_id}, ${user_id}, (select brand_id from brand where slug = 'default'), ${product_type}, 'CLOSED', ${amount}, ${tenure_months},
      ${at}, ${at}, ${partner_id})`)
  await office.run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content, created_at)
    values (${app_id}, ${app_id}, '\\x00', '1', 'en', '{"matched": []}', ${at})`)
  const made = await office.row<{
    id: number
  }>(sql`insert into lender_application (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months,
      created_at, updated_at)
    values (${randomUUID()}, ${app_id}, ${lender_id}, ${app_id}, ${consent_id}, 'QUEUED', ${amount}, ${tenure_months}, ${at}, ${at})
    returning lender_application_id as id`)
  if (made === null) throw new Error('no example application was stored')
  return made.id
}

/** A file of the lender that was taken in whole. @returns its id */
export const addDemoFile = async (
  office: Database,
  file: { lender_id: number; month: string; staff_id: number; staff_name: string; lines: number; at: Date },
): Promise<string> => {
  const id = randomUUID()
  await office.run(sql`insert into upload (upload_id, kind, lender_id, month, scope, is_direct, sha256, bytes, file_name, parts, state,
      rows_total, rows_done, rows_updated, staff_id, staff_name, created_at, planned_at, processed_at)
    values (${id}, 'commission', ${file.lender_id}, ${file.month}, 'changes_only', 0, ${id}, 1024, ${`commission-${file.month}.csv`}, 0, 'DONE',
      ${file.lines}, ${file.lines}, ${file.lines}, ${file.staff_id}, ${file.staff_name}, ${file.at}, ${file.at}, ${file.at})`)
  return id
}

/** What we expect of a lender for its loans disbursed in a month, YYYY-MM, in paise. As the office. */
export const listExpectedOf = (
  office: Database,
  lenderId: number,
  { month, day }: { month: string; day: string },
): Promise<{ lender_application_id: number; expected_paise: number }[]> =>
  office.rows(sql`select lender_application_id, sum(expected_paise)::bigint as expected_paise from commission_line
    where lender_id = ${lenderId} and to_char(day, 'YYYY-MM') = ${month} and day <= ${day}::date group by 1 order by 1`)

/** The drafts of a month and what waits to be paid. */
export const findDraft = async (office: Database, partnerId: number, month: string): Promise<number | null> =>
  (
    await office.row<{ id: number }>(sql`select statement_id as id from partner_statement
      where partner_id = ${partnerId} and month = ${`${month}-01`}::date and state = 'DRAFT'`)
  )?.id ?? null

export const listPayoutsOf = (office: Database, statementId: number): Promise<{ payout_id: number }[]> =>
  office.rows(
    sql`select payout_id from partner_payout where statement_id = ${statementId} order by payout_id`,
  )
