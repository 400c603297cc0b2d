import { randomUUID } from 'node:crypto'
import { recordConsent } from '../customers/consents/record-consent.ts'
import { rememberCustomerBrowser } from '../platform/credentials/known-browser.ts'
import { sql } from '../platform/db/sql.ts'
import { asOffice } from '../partners/scope/as-partner.ts'
import { buildApplication, type BuiltApplication } from './builders/build-application.ts'
import { buildCard } from './builders/build-card.ts'
import { someMobile } from './builders/build-customer.ts'
import { buildApiKey } from './builders/build-api-key.ts'
import { buildStaff } from './builders/build-staff.ts'
import { post, startByCall } from './sign-in-by-calls.ts'
import type { TestApp } from './test-app.ts'

type Running = Pick<TestApp, 'app' | 'db' | 'pool' | 'services' | 'clock'>

/** Somebody who is like nobody else, so that a trace of them is found wherever it is. */
export const person = {
  tin: 'QWEPT6789Z',
  birth_date: '1987-03-29',
  account_number: '774411993355',
  first_name: 'Zubeida',
  last_name: 'Quraishi',
  address1: '77, Lantern Lane',
  address2: 'Behind the Old Kiln',
  locality: 'Lampmakers Yard',
  employer_name: 'Quraishi Lanterns',
  ifsc: 'ZUBA0007741',
  business_name: 'Zubeida Glassworks',
  gstin: '27AAPFU0939F1ZV',
  business_pan: 'AAPFU0939F',
  course_name: 'Diploma in Lantern Making',
  institute_name: 'Kiln Street Polytechnic',
  vehicle_model: 'Lampcart Deluxe',
} as const

/** What they told in numbers, each of which stands nowhere else. */
export const figures = {
  course_cost: 8_123_477,
  property_value: 12_345_679,
  vehicle_price: 9_876_533,
  down_payment: 1_987_657,
} as const

const alsoTold = {
  residence_type: 3,
  business_registration_type: 1,
  business_company_type: 2,
  gold_weight_grams: 20.5,
  gold_purity: 2,
  co_applicant_income: 71_737,
} as const

export interface Traces extends BuiltApplication {
  /** What says who they are: none of it may be left. */
  secrets: string[]
  /** What a row may know them by: ids that name nobody without them, and the keyed index of their number. */
  marks: string[]
}

/** A customer of ours with a row in every table that may hold one (rights/my-data/held-tables.test.ts sees to that). */
export const leaveTraces = async (running: Running, lender_id: number): Promise<Traces> => {
  const { app, db, services } = running
  const email = `zubeida-${someMobile()}@example.com`
  const built = await buildApplication(running, { ...person, ...figures, ...alsoTold, email })
  const { customer, app_id } = built
  const mobile = customer.mobile_phone_number ?? ''
  const { user_id, headers, prospect_app_id } = customer
  const applied = await built.apply(lender_id)
  if (applied.statusCode !== 200) throw new Error(applied.body)
  await db.run(sql`update customer set email_verified = 1 where user_id = ${user_id}`)
  const earlier = someMobile()
  await db.run(sql`insert into prospect (prospect_app_id, user_id, language, mobile_phone_number, verified_at, arrival)
    values (gen_random_uuid(), ${user_id}, 'en', ${earlier}, now(), ${JSON.stringify({ lead: mobile, qr: person.last_name })}::jsonb)`)
  await startByCall(running, { mobile_phone_number: mobile, utms: { utm_term: person.last_name } })
  await startByCall(running, { email })
  await post(app, '/api/track-event', {
    category: 'page',
    goal: 'view',
    phone: mobile,
    path: `/to/${mobile}/of/${email}`,
  })
  await post(app, '/api/partners/request', {
    name: 'Kiln Traders',
    contact_name: `${person.first_name} ${person.last_name}`,
    email: 'business@example.com',
    phone: mobile,
  })
  const help = { name: person.first_name, phone: mobile, description: person.address1 }
  await post(app, '/api/help-request', { ...help, email: 'other@example.com' })
  await post(app, '/api/help-request', { ...help, email, phone: earlier })
  const complaint = { category: 'data', text: `I am ${person.first_name} ${person.last_name}` }
  await post(app, '/api/complaints/add', complaint, headers)
  await post(app, '/api/complaints/add', { ...complaint, category: 'conduct', lender_id }, headers)
  await post(
    app,
    '/api/my-data/nominee',
    { name: person.last_name, relation: 'child', contact: earlier },
    headers,
  )
  await db.run(sql`insert into planned_erasure (user_id, cause, planned_at, due_at)
    values (${user_id}, 'silence', now(), now() + interval '3 days')`)

  const staff = await buildStaff(services, 2)
  const note = { user_id, request_id: randomUUID(), text: `Lives at ${person.address1}` }
  const noted = await post(app, '/api/customer-care/note', note, staff.headers)
  if (noted.statusCode !== 200) throw new Error(noted.body)

  await running.app.inject({ url: `/api/customer-care/customer/${user_id}`, headers: staff.headers })
  const unmasked = await post(
    app,
    '/api/customer-care/unmask',
    {
      user_id,
      fields: ['mobile'],
      purpose: 'finish_application',
      reference: { kind: 'application', id: app_id },
      note: `${person.first_name} ${person.last_name} called from ${mobile}`,
    },
    staff.headers,
  )
  if (unmasked.statusCode !== 200) throw new Error(unmasked.body)

  await db.run(sql`insert into lender_answer (app_id, lender_id, asked_hash, asked_amount, asked_tenure_months, state)
    values (${app_id}, ${lender_id}, '\\x00', 1000, 12, 'failed')`)
  await db.run(sql`insert into idempotent_answer (user_id, key, request_hash, body)
    values (${user_id}, 'a-key-of-the-test', '\\x00', ${person.last_name})`)
  const lenderNote = `Dear ${person.first_name} ${person.last_name}, please call us.`
  await db.run(sql`insert into lender_application_event (lender_application_id, status, note, source, their_event_id)
    select lender_application_id, 'UNDER_PROCESS', ${lenderNote}, 'lender', 'their-1' from lender_application where app_id = ${app_id}`)
  const maskedTo = `xx${mobile.slice(-6)}`
  await db.run(sql`insert into lender_step (lender_application_id, step, masked_to)
    select lender_application_id, 'passcode', ${maskedTo} from lender_application where app_id = ${app_id}`)

  await db.run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, proof_id, old_contact)
    values (gen_random_uuid(), ${user_id}, 'mobile', ${someMobile()}, now(), gen_random_uuid(), ${mobile})`)
  await rememberCustomerBrowser(services, undefined, { user_id, contact: mobile })
  await db.run(sql`insert into kfs_opening (app_id, lender_id, kfs_url, opened_at)
    values (${app_id}, ${lender_id}, 'https://lender.example.com/kfs', now())`)

  await db.run(sql`insert into contact_event (user_id, channel, purpose, kind, made_by, source_key, at, outcome, provider_id,
      address_index, because)
    values (${user_id}, 'sms', 'reminder', 'service', 'system', ${`message:${app_id}`}, ${running.clock.now()}, 'sent', 'their-1',
      ${services.vault.blindIndex('contact', mobile)}, 'messages')`)
  const campaign_id = randomUUID()
  await db.run(sql`with t as (insert into campaign_text (name, channel, purpose, version)
      values (${campaign_id}, 'sms', 'reminder', 1) returning text_id)
    insert into campaign (campaign_id, name, state, text_id, audience, created_by, created_at)
    select ${campaign_id}, 'Campaign', 'draft', text_id, '{}', 'Staff', ${running.clock.now()} from t`)
  await db.run(
    sql`insert into campaign_person (campaign_id, user_id, state) values (${campaign_id}, ${user_id}, 'planned')`,
  )
  await db.run(
    sql`insert into contact_stop (user_id, channel, source, at) values (${user_id}, 'call', 'customer', ${running.clock.now()})`,
  )

  await leaveCalls(running, user_id)
  await leaveChoices(running, user_id)
  await leaveLinks(running, { user_id, prospect_app_id, app_id })
  const masked_contact = `******${mobile.slice(-4)}`
  await leavePartner(running, { user_id, prospect_app_id, masked_contact })
  return {
    ...built,
    secrets: [mobile, masked_contact, earlier, email, maskedTo, ...Object.values(person)],
    marks: [user_id, app_id, prospect_app_id, services.vault.blindIndex('mobile', mobile).toString('hex')],
  }
}

/** A card gone on to, a referral to a licensed entity, a voucher with its code. */
const leaveChoices = async ({ db, clock }: Running, user_id: string): Promise<void> => {
  const now = clock.now()
  const { category_id } = await buildCard(db, { status: 1 })
  await db.run(sql`insert into card_click (user_id, category_id, brand_id, clicked_at)
    select ${user_id}, ${category_id}, brand_id, ${now} from brand limit 1`)
  const brand = await db.row<{ brand_id: number }>(sql`select brand_id from brand limit 1`)
  const brand_id = brand?.brand_id ?? 0
  const consent_id = await recordConsent(db, {
    user_id,
    purpose: 'insurance',
    version: '1',
    language: 'en',
    brand: { brand_id, name: 'Test Brand' },
    licensee: 'Licensed Entity',
    ip_address: '203.0.113.9',
    now,
  })
  const referral_id = randomUUID()
  await db.run(sql`insert into insurance_plan (slug, kind, insurer_name, plan_name, sum_insured_min, sum_insured_max, exclusions_en,
      exclusions_hi, premium_basis_en, premium_basis_hi, wording_url, as_of)
    values ('plan-of-the-test', 'Health', 'Example Insurer', 'Example Plan', 1, 2, 'e', 'e', 'p', 'p', 'https://example.com/w', '2026-11-01')
    on conflict do nothing`)
  await db.run(sql`insert into insurance_referral (referral_id, user_id, brand_id, plan_id, consent_id, licensee_name, licence_number,
      handoff_url, created_at)
    select ${referral_id}, ${user_id}, ${brand_id}, plan_id, ${consent_id}, 'Licensed Entity', 'L-1',
      ${`https://licensee.example.com/?ref=${referral_id}`}, ${now} from insurance_plan where slug = 'plan-of-the-test'`)
  const claim_id = randomUUID()
  await db.run(sql`insert into voucher_offer (slug, product_type, merchant_name, value_en, value_hi, terms_en, terms_hi, how_to_use_en,
      how_to_use_hi, valid_until)
    values ('voucher-of-the-test', 'Discount Vouchers', 'Example Merchant', '10 % off', '10 % की छूट', 't', 't', 'h', 'h', '2027-01-01')
    on conflict do nothing`)
  await db.run(sql`insert into voucher_claim (claim_id, user_id, offer_id, brand_id, claimed_at)
    select ${claim_id}, ${user_id}, offer_id, ${brand_id}, ${now} from voucher_offer where slug = 'voucher-of-the-test'`)
  await db.run(sql`insert into voucher_code (code_id, offer_id, sealed_code, code_index, claim_id)
    select gen_random_uuid(), offer_id, '\\x00', decode(md5(${claim_id}), 'hex'), ${claim_id}
    from voucher_offer where slug = 'voucher-of-the-test'`)
}

interface Journey {
  user_id: string
  prospect_app_id: string
  app_id: string
}

/** A link to another device, and one that waits to be opened. */
const leaveLinks = async ({ db, clock }: Running, { user_id, prospect_app_id, app_id }: Journey) => {
  const now = clock.now()
  const until = new Date(now.getTime() + 600_000)
  const [start] = await db.rows<{ prospect_app_id: string }>(sql`insert into prospect
      (prospect_app_id, user_id, language, mobile_phone_number, verified_at)
    values (gen_random_uuid(), ${user_id}, 'en', ${someMobile()}, ${now}) returning prospect_app_id`)
  for (const [channel, leadsTo] of [
    ['device', prospect_app_id],
    ['sms', start?.prospect_app_id ?? ''],
  ] as const)
    await db.run(sql`insert into hand_over_link (link_id, prospect_app_id, token_hash, channel, brand_id, user_id, product_type,
        app_id, created_at, expires_at)
      select gen_random_uuid(), ${leadsTo}, decode(md5(random()::text), 'hex'), ${channel}, brand_id, ${user_id}, 'Personal Loans',
        ${app_id}, ${now}, ${until} from brand limit 1`)
}

/** That they were to be called, were called, and what came of it. */
const leaveCalls = async ({ db, services, clock }: Running, userId: string): Promise<void> => {
  const now = clock.now()
  const { staff_id } = await buildStaff(services, 3)
  const task = await db.row<{
    task_id: number
  }>(sql`insert into call_task (task_key, user_id, purpose, since, rank, due_at, state,
      opened_by, created_at, moved_at)
    values (${`trace:${userId}`}, ${userId}, 'help', ${now}, 1, ${now}, 'done', 'system', ${now}, ${now}) returning task_id`)
  if (task === null) throw new Error('no task was left')
  const { task_id } = task
  await db.run(sql`with call as (insert into phone_call (call_id, request_id, task_id, user_id, staff_id, series, state, sid, token_hash,
        number_index, placed_at, ended_at)
      values (gen_random_uuid(), gen_random_uuid(), ${task_id}, ${userId}, ${staff_id}, 'other', 'completed', ${`sid${task_id}`},
        decode(md5(random()::text), 'hex'), decode(md5(random()::text), 'hex'), ${now}, ${now}) returning call_id, sid)
    insert into phone_call_event (call_id, event, sid, heard_at) select call_id, 'terminal', sid, ${now} from call`)
  await db.run(sql`insert into call_outcome (request_id, task_id, user_id, staff_id, disposition, next_state, at)
    values (gen_random_uuid(), ${task_id}, ${userId}, ${staff_id}, 'connected', 'done', ${now})`)
}

/** That a partner brought them, and claimed them. */
const leavePartner = async (
  { db, services, clock }: Running,
  of: { user_id: string; prospect_app_id: string; masked_contact: string },
): Promise<void> => {
  const { partner_id, key_id } = await buildApiKey(services)
  const now = clock.now()
  await asOffice(db, async (tx) => {
    await tx.run(sql`insert into partner_arrival (prospect_app_id, partner_id, user_id, came_by, masked_contact, arrived_at)
      values (${of.prospect_app_id}, ${partner_id}, ${of.user_id}, 'segment', ${of.masked_contact}, ${now})`)
    await tx.run(sql`insert into partner_lead (partner_id, user_id, product_type, masked_contact, created_at, locked_until)
      values (${partner_id}, ${of.user_id}, 'Personal Loans', ${of.masked_contact}, ${now}, ${new Date(now.getTime() + 1_000)})`)
    await tx.run(sql`insert into lead_claim (claim_id, partner_id, key_id, product_type, claimed_at, ends_at, proved_at, user_id,
        masked_contact)
      values (gen_random_uuid(), ${partner_id}, ${key_id}, 'Gold Loans', ${now}, ${new Date(now.getTime() + 1_000)}, ${now},
        ${of.user_id}, ${of.masked_contact})`)
  })
}

/** The rows of every table as text, which is what a dump would hold, by the table's name. */
export const dumpTables = async ({
  db,
  pool,
}: Pick<Running, 'db' | 'pool'>): Promise<Map<string, string[]>> => {
  const tables = await db.rows<{ schema: string; name: string }>(
    sql`select relnamespace::regnamespace::text as schema, relname as name from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace not in
          ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`,
  )
  const client = await pool.connect()
  const dump = new Map<string, string[]>()
  await client.query(`begin; select set_config('app.office', '1', true)`)
  for (const { schema, name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select t::text as text from "${schema}"."${name}" t`,
    )
    dump.set(
      schema === 'public' ? name : `${schema}.${name}`,
      rows.map(({ text }) => text),
    )
  }
  await client.query('commit')
  client.release()
  return dump
}

/** Whether a text holds a value as it is, or as the bytes of a bytea. */
export const shows = (text: string, value: string): boolean =>
  text.includes(value) || text.toLowerCase().includes(Buffer.from(value).toString('hex'))

/** The tables that hold a value, with the value. */
export const tracesOf = (dump: ReadonlyMap<string, string[]>, values: readonly string[]): string[] =>
  [...dump].flatMap(([table, rows]) => {
    const text = rows.join('\n')
    return values.filter((value) => shows(text, value)).map((value) => `${table}: ${value}`)
  })
