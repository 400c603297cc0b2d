import { randomInt, randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { identifier, join, sql } from '../../platform/db/sql.ts'
import type { Services } from '../../site/services.ts'
import { addCustomerSession } from '../../platform/sessions/sessions.queries.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { someToken } from './some-token.ts'

/** Columns of the customer that are stored as they are given, and where they stand with Personal Loans; sealed ones are saved through the profile. */
export interface CustomerFacts {
  mobile_phone_number?: string | null
  email?: string | null
  email_verified?: 0 | 1
  language?: LanguageId
  brand_id?: number | null
  first_name?: string | null
  last_name?: string | null
  gender?: number | null
  address1?: string | null
  address2?: string | null
  locality?: string | null
  postal_code?: string | null
  residence_type?: number | null
  monthly_rent?: number | null
  educational_level?: number | null
  employment_status_code?: number | null
  employer_name?: string | null
  officepincode?: string | null
  monthly_income?: number | null
  salary_mode?: number | null
  household_income?: number | null
  emi?: number | null
  credit_score_class?: number | null
  loan_purpose?: number | null
  se_loan_amount?: number | null
  ifsc?: string | null
  prefer_net_banking?: number | null
  allow_sms?: 0 | 1
  allow_emails?: 0 | 1
  is_editing?: 0 | 1
  pl_completed?: 0 | 1
  pl_update_required?: 0 | 1
}

/** A customer who has signed in, and what their calls need. */
export interface SignedInCustomer {
  user_id: string
  prospect_app_id: string
  token: string
  mobile_phone_number: string | null
  headers: { authorization: string }
}

const SESSION_MS = 12 * 3_600_000

/** An Indian mobile number that no other row of the run is likely to have. */
export const someMobile = (): string => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** Writes a customer with a live session straight into the tables: `app.inject({ headers: customer.headers, … })`. */
export const buildCustomer = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  facts: CustomerFacts = {},
): Promise<SignedInCustomer> => {
  const user_id = randomUUID()
  const prospect_app_id = randomUUID()
  const { is_editing = 0, pl_completed = 0, pl_update_required = 0, ...told } = facts
  const row = { mobile_phone_number: someMobile(), language: 'en', ...told }
  const columns = Object.keys(row).map(identifier)
  const values = Object.values(row).map((value) => sql`${value}`)
  await db.run(
    sql`insert into customer (user_id, ${join(columns, ', ')}) values (${user_id}, ${join(values, ', ')})`,
  )
  if (is_editing + pl_completed + pl_update_required > 0) {
    const completed_at = pl_completed === 1 ? now() : null
    await db.run(sql`insert into customer_product (user_id, product_type, completed_at, editing, update_required)
      values (${user_id}, 'Personal Loans', ${completed_at}, ${is_editing}, ${pl_update_required})`)
  }
  const email = row.mobile_phone_number === null ? (row.email ?? `${user_id}@example.com`) : null
  await db.run(sql`insert into prospect (prospect_app_id, user_id, brand_id, language, mobile_phone_number, email, created_at, verified_at)
    values (${prospect_app_id}, ${user_id}, ${row.brand_id ?? null}, ${row.language}, ${row.mobile_phone_number}, ${email}, ${now()}, ${now()})`)
  const token = someToken('c')
  await addCustomerSession(db, {
    token_hash: hashToken(token),
    user_id,
    prospect_app_id,
    now: now(),
    absolute_expires_at: new Date(now().getTime() + SESSION_MS),
    ip_address: '127.0.0.1',
    made_account: true,
  })
  return {
    user_id,
    prospect_app_id,
    token,
    mobile_phone_number: row.mobile_phone_number,
    headers: { authorization: `Bearer ${token}` },
  }
}
