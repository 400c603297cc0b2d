import { randomBytes, randomUUID } from 'node:crypto'
import { loadDemoData } from '../../../demo/load-demo.ts'
import { sql } from '../../platform/db/sql.ts'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from './build-customer.ts'
import { saveCompleteProfile } from './build-profile.ts'
import type { TestApp } from '../test-app.ts'

type Running = Pick<TestApp, 'app' | 'db' | 'pool' | 'services' | 'clock'>

/** A customer with one of everything that has an id of its own. */
export interface Holdings extends SignedInCustomer {
  app_id: string
  /** Open applications of other loans, older than `app_id`. */
  gold_app_id: string
  housing_app_id: string
  consent_id: string
  contact_id: string
  /** Links that finish and take back a change of contact, and the passcode that was sent for the first. */
  finish_token: string
  finish_id: string
  take_back_token: string
  /** Of a passcode that was sent for the deletion of the customer's data. */
  confirm_id: string
  /** Of one that was sent to end sessions. */
  sessions_confirm_id: string
  /** Of an answered complaint. */
  complaint_number: string
  snapshot_id: string
  lender_id: number
  /** A link to another device, with its secret and the start that it leads to. */
  link_id: string
  link_token: string
  link_prospect_app_id: string
}

/** The example brands and lenders. */
export const buildMarket = async ({ pool, db }: Running): Promise<{ lender_ids: number[] }> => {
  const client = await pool.connect()
  try {
    await loadDemoData(client)
  } finally {
    client.release()
  }
  const lenders = await db.rows<{ lender_id: number }>(
    sql`select lender_id from lender where lender_status = 1 order by api, lender_id`,
  )
  return { lender_ids: lenders.map(({ lender_id }) => lender_id) }
}

const buildLink = async (
  { db, clock }: Running,
  { user_id, mobile_phone_number }: SignedInCustomer,
): Promise<Pick<Holdings, 'link_id' | 'link_token' | 'link_prospect_app_id'>> => {
  const [link_id, link_prospect_app_id] = [randomUUID(), randomUUID()]
  const link_token = `d${randomBytes(16).toString('base64url')}`
  const now = clock.now()
  const expires_at = new Date(now.getTime() + 600_000)
  await db.run(sql`insert into prospect (prospect_app_id, language, mobile_phone_number, created_at)
    values (${link_prospect_app_id}, 'en', ${mobile_phone_number}, ${now})`)
  await db.run(sql`insert into hand_over_link (link_id, prospect_app_id, token_hash, channel, brand_id, user_id, created_at, expires_at)
    select ${link_id}, ${link_prospect_app_id}, ${hashToken(link_token)}, 'device', brand_id, ${user_id}, ${now}, ${expires_at}
    from brand where slug = 'default'`)
  return { link_id, link_token, link_prospect_app_id }
}

/** A change of contact that waits for its passcodes, one that has waited long enough, and a passcode that ends sessions. */
const buildContactChanges = async (
  { db, clock }: Running,
  { user_id, mobile_phone_number }: SignedInCustomer,
  contact_id: string,
): Promise<Pick<Holdings, 'finish_token' | 'finish_id' | 'take_back_token' | 'sessions_confirm_id'>> => {
  const [proof_id, finish_id, sessions_confirm_id] = [randomUUID(), randomUUID(), randomUUID()]
  const [finish_token, take_back_token] = (['f', 'b'] as const).map(
    (mark) => `${mark}${randomBytes(16).toString('base64url')}`,
  ) as [string, string]
  const now = clock.now()
  const earlier = new Date(now.getTime() - 73 * 3_600_000)
  const expires_at = new Date(now.getTime() + 300_000)
  const fresh = someMobile()
  await db.run(sql`insert into passcode (subject_id, purpose, recipient, user_id, code_hash, expires_at, sent_at)
    values (${proof_id}, 'contact_proof', ${mobile_phone_number}, ${user_id}, ${randomBytes(32)}, ${expires_at}, ${now}),
           (${sessions_confirm_id}, 'my_data_sessions', ${mobile_phone_number}, ${user_id}, ${randomBytes(32)}, ${expires_at}, ${now}),
           (${finish_id}, 'contact_finish', ${fresh}, ${user_id}, ${randomBytes(32)}, ${expires_at}, ${now})`)
  await db.run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, proof_id)
    values (${contact_id}, ${user_id}, 'mobile', ${someMobile()}, ${now}, ${proof_id})`)
  await db.run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, waits_until, finish_hash, take_back_hash)
    values (${randomUUID()}, ${user_id}, 'mobile', ${fresh}, ${earlier}, ${new Date(now.getTime() - 3_600_000)},
      ${hashToken(finish_token)}, ${hashToken(take_back_token)})`)
  return { finish_token, finish_id, take_back_token, sessions_confirm_id }
}

/** A customer with a complete profile who has applied to `lender_id` and is changing the e-mail. */
export const buildHoldings = async (test: Running, lender_id: number): Promise<Holdings> => {
  const customer = await buildCustomer(test.services)
  await saveCompleteProfile(test.app, customer)
  const { user_id } = customer
  const complaint_number = drawNumber('C')
  const [app_id, gold_app_id, housing_app_id, consent_id, contact_id, confirm_id, snapshot_id] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ]
  const now = test.clock.now()
  await test.db.transaction(async (tx) => {
    await tx.run(sql`insert into application (app_id, user_id, product_type, status, amount, tenure_months, created_at)
      values (${app_id}, ${user_id}, 'Personal Loans', 'OFFER_SELECTED', 200000, 24, ${now})`)
    const earlier = new Date(now.getTime() - 60_000)
    await tx.run(sql`insert into application (app_id, user_id, product_type, created_at)
      values (${gold_app_id}, ${user_id}, 'Gold Loans', ${earlier}), (${housing_app_id}, ${user_id}, 'Affordable Housing Loan', ${earlier})`)
    await tx.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at)
      values (${consent_id}, ${user_id}, 'share', '1', 'en', 'Share my details', ${lender_id}, 'A lender', ${now})`)
    const expires_at = new Date(now.getTime() + 300_000)
    await tx.run(sql`insert into passcode (subject_id, purpose, recipient, user_id, code_hash, expires_at, sent_at)
      values (${contact_id}, 'contact', ${someMobile()}, ${user_id}, ${randomBytes(32)}, ${expires_at}, ${now}),
             (${confirm_id}, 'my_data_delete', ${customer.mobile_phone_number}, ${user_id}, ${randomBytes(32)}, ${expires_at}, ${now}),
             (${customer.prospect_app_id}, 'sign_in', ${customer.mobile_phone_number}, null, ${randomBytes(32)}, ${expires_at}, ${now})`)
    await tx.run(sql`insert into complaint (number, user_id, category, status, created_at, due_at)
      values (${complaint_number}, ${user_id}, 'charges', 'answered', ${now}, ${expires_at})`)
    await tx.run(sql`insert into offer_snapshot (snapshot_id, app_id, content_hash, ranking_version, language, content)
      values (${snapshot_id}, ${app_id}, ${randomBytes(32)}, '1', 'en', '{"matched": [], "unmatched": [], "pending": []}')`)
    await tx.run(sql`insert into lender_application (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months)
      values (${randomUUID()}, ${app_id}, ${lender_id}, ${snapshot_id}, ${consent_id}, 'SENT', 200000, 24)`)
    // And to one that has a page of its own.
    await tx.run(sql`insert into lender_application (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months)
      select ${randomUUID()}, ${app_id}, lender_id, ${snapshot_id}, ${consent_id}, 'SENT', 200000, 24
      from lender where slug = 'kadamba-bank' and lender_id <> ${lender_id}`)
  })
  const link = await buildLink(test, customer)
  const changes = await buildContactChanges(test, customer, contact_id)
  return {
    ...customer,
    ...link,
    ...changes,
    app_id,
    gold_app_id,
    housing_app_id,
    consent_id,
    contact_id,
    confirm_id,
    complaint_number,
    snapshot_id,
    lender_id,
  }
}
