import { randomUUID } from 'node:crypto'
import type { PartnerLink } from '@marketplace/contract/partner-area/partner-links'
import type { DashboardRow } from '@marketplace/contract/office/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUSING = 'Affordable Housing Loan'
let running: TestApp
let staff: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services, 1)
})
afterAll(() => running.close())

const run = (statement: ReturnType<typeof sql>) => asOffice(running.db, (tx) => tx.run(statement))
const make = ({ partner_id }: BuiltPartner, product_type: string | null) =>
  run(sql`insert into partner_link (partner_id, brand_id, product_type, slug, name, made_by, made_at, request_id)
    values (${partner_id}, (select min(brand_id) from brand), ${product_type}, ${`link-${randomUUID()}`}, 'Counter', 'test',
      ${running.clock.now()}, ${randomUUID()})`)
const gates = async ({ headers }: BuiltPartner) => {
  const answer = await running.app.inject({ url: '/api/partner/links?page=1&page_size=10', headers })
  return answer.json<{ data: PartnerLink[] }>().data.map(({ product_type, gate }) => [product_type, gate])
}
const told = async ({ partner_id }: BuiltPartner) => {
  const answer = await running.app.inject({
    url: '/api/dashboard/queue-rows?queue=links_not_live&page=1&page_size=50',
    headers: staff.headers,
  })
  return answer
    .json<{ data: DashboardRow[] }>()
    .data.flatMap(({ key }) => (key.startsWith(`${partner_id}/`) ? key.split('/')[1] : []))
}

/** Passes every course that is live. */
const pass = ({ partner_id }: BuiltPartner) =>
  run(sql`insert into course_pass (partner_id, course_id, course_version, attempt_id, passed_at, valid_until)
    select ${partner_id}, course_id, version, gen_random_uuid(), ${running.clock.now()}, ${running.clock.now()}::timestamptz + interval '1 year'
    from course where status = 1 and deleted_at is null`)

/** Sends details, has them checked, and has every paper accepted. */
const givePapers = async (partner: BuiltPartner): Promise<void> => {
  const { partner_id, headers } = partner
  const sent = {
    business: { entity_kind: 'partnership', legal_name: 'Kaveri', address: '1, MG Road', pincode: '560001' },
    tax: { pan: 'AAPFU0939F', gstin: null },
    bank: { account_name: 'Kaveri', account_number: '123456789012', ifsc: 'HDFC0001234' },
  }
  for (const [item, values] of Object.entries(sent)) {
    const submission_id = randomUUID()
    await post(running.app, `/api/partner/kyc/${item}`, { submission_id, ...values }, headers)
    const { version } = (
      await running.app.inject({ url: `/api/partners/${partner_id}`, headers: staff.headers })
    ).json<{ data: { version: number } }>().data
    const checked = await post(
      running.app,
      '/api/merchants/kyc/check',
      { submission_id, version },
      staff.headers,
    )
    expect(checked.statusCode, checked.body).toBe(200)
  }
  await run(sql`insert into partner_document (document_id, partner_id, kind, media_type, bytes, sent_at, stored_at, state, decided_by, decided_at)
    select gen_random_uuid(), ${partner_id}, kind, 'image/png', 1, now(), now(), 'accepted', 'meera', now()
    from unnest('{pan,bank,address,constitution}'::text[]) kind`)
}

test('links of a new partner are live once courses, papers and declaration stand; staff have a line for each product', async () => {
  const partner = await buildPartner(running.services)
  await make(partner, HOUSING)
  await make(partner, HOUSING)
  await make(partner, null)
  const closed = (missing: string[]) => ({ live: 0, missing, notice_until: null })
  const open = { live: 1, missing: [], notice_until: null }
  expect(await gates(partner)).toEqual([
    [null, closed(['training', 'papers'])],
    [HOUSING, closed(['training', 'papers', 'housing'])],
    [HOUSING, closed(['training', 'papers', 'housing'])],
  ])
  expect(await told(partner)).toEqual(expect.arrayContaining([HOUSING, 'all products']))
  expect(await told(partner)).toHaveLength(2)
  await pass(partner)
  await givePapers(partner)
  expect((await gates(partner)).slice(0, 2)).toEqual([
    [null, open],
    [HOUSING, closed(['housing'])],
  ])
  expect(await told(partner)).toEqual([HOUSING])
  const declared = { kind: 'housing', version: 1, name: 'Asha Rao' }
  await post(running.app, '/api/partner/agreement/accept', declared, partner.headers)
  expect((await gates(partner))[1]).toEqual([HOUSING, open])
  expect(await told(partner)).toEqual([])
})

test('a partner of before works to the end of its notice, is told what is missing, and then stands as a new one', async () => {
  const partner = await buildPartner(running.services)
  const other = await buildPartner(running.services)
  await make(partner, null)
  await make(other, null)
  const today = dayInIndia(running.clock.now())
  await run(sql`insert into training_notice (partner_id, until) values (${partner.partner_id}, ${today})`)
  expect(await gates(partner)).toEqual([
    [null, { live: 1, missing: ['training', 'papers'], notice_until: today }],
  ])
  expect(await told(partner)).toEqual([])
  expect(await gates(other)).toMatchObject([[null, { live: 0 }]])
  await run(
    sql`update training_notice set until = ${today}::date - 1 where partner_id = ${partner.partner_id}`,
  )
  expect(await gates(partner)).toMatchObject([[null, { live: 0, notice_until: null }]])
  expect(await told(partner)).toEqual(['all products'])
})

test('details that wait and papers that wait are one line for each partner', async () => {
  const partner = await buildPartner(running.services)
  const bank = { account_name: 'Kaveri', account_number: '123456789012', ifsc: 'HDFC0001234' }
  await post(running.app, '/api/partner/kyc/bank', { submission_id: randomUUID(), ...bank }, partner.headers)
  await run(sql`insert into partner_document (document_id, partner_id, kind, media_type, bytes, sent_at, stored_at)
    values (gen_random_uuid(), ${partner.partner_id}, 'pan', 'image/png', 1, now(), now()),
      (gen_random_uuid(), ${partner.partner_id}, 'bank', 'image/png', 1, now(), null)`)
  const answer = await running.app.inject({
    url: '/api/dashboard/queue-rows?queue=papers_to_check&page=1&page_size=50',
    headers: staff.headers,
  })
  const { data } = answer.json<{ data: DashboardRow[] }>()
  expect(data.filter(({ key }) => key === String(partner.partner_id))).toMatchObject([{ note: partner.name }])
})

test('details of before say which papers they ask for as they are opened, and once a night has noted it without', async () => {
  const partner = await buildPartner(running.services)
  await make(partner, null)
  await pass(partner)
  await givePapers(partner)
  const ofPartner = sql`partner_id = ${partner.partner_id}`
  await run(
    sql`update partner_document set state = 'refused', refused_reason = 'Not readable' where kind = 'constitution' and ${ofPartner}`,
  )
  const missing = [[null, { live: 0, missing: ['papers'], notice_until: null }]]
  expect(await gates(partner)).toEqual(missing)
  await run(sql`update partner_kyc_submission set needs_papers = null where ${ofPartner}`)
  expect(await gates(partner)).toEqual(missing)
  await jobs.note_needed_papers.run(running.services, {}, { number: 1, last: false })
  const noted = await asOffice(running.db, (tx) =>
    tx.rows(sql`select item, needs_papers from partner_kyc_submission where ${ofPartner} order by item`),
  )
  expect(noted).toEqual([
    { item: 'bank', needs_papers: ['pan', 'bank', 'address'] },
    { item: 'business', needs_papers: ['pan', 'bank', 'address', 'constitution'] },
    { item: 'tax', needs_papers: ['pan', 'bank', 'address'] },
  ])
  await run(sql`update partner_kyc_submission set sealed = '\\x00' where ${ofPartner}`)
  expect(await gates(partner)).toEqual(missing)
})
