import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifier, sql } from '../../platform/db/sql.ts'
import { buildApiKey } from '../../testing/builders/build-api-key.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'
import { asOffice, asPartner } from '../scope/as-partner.ts'
import { enterPartnerScope } from '../scope/partner-scope.queries.ts'

let running: TestApp
let one: BuiltPartner
let other: BuiltPartner
const tables = [
  'partner',
  'partner_terms',
  'partner_utm',
  'partner_arrival',
  'partner_lead',
  'partner_event',
  'hook_endpoint',
  'hook_delivery',
  'hook_attempt',
  'partner_api_key',
  'lead_claim',
  'partner_access',
  'masquerade',
  'masquerade_request',
  'masquerade_view',
  'partner_link',
  'partner_person',
  'partner_invitation',
  'partner_thread',
  'thread_message',
  'partner_notice_settings',
  'partner_notice_read',
  'partner_document',
  'housing_declaration',
] as const

/** A partner with a row in every table that partners read. */
const withRows = async (): Promise<BuiltPartner> => {
  const partner = await buildPartner(running.services, { utm_id: `u${Math.random().toString(36).slice(2)}` })
  const { user_id, prospect_app_id } = await buildCustomer(running.services)
  await asOffice(running.db, async (tx) => {
    await tx.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
      values (${partner.partner_id}, 10, 5, '2026-01-01', 'test', now())`)
    await tx.run(sql`insert into partner_arrival (prospect_app_id, partner_id, user_id, came_by, masked_contact, arrived_at)
      values (${prospect_app_id}, ${partner.partner_id}, ${user_id}, 'segment', '******0000', now())`)
    await tx.run(sql`insert into partner_lead (partner_id, user_id, product_type, masked_contact, created_at, locked_until)
      values (${partner.partner_id}, ${user_id}, 'Personal Loans', '******0000', now(), now() + interval '90 days')`)
    await tx.run(
      sql`insert into partner_access (partner_id, updated_at) values (${partner.partner_id}, now())`,
    )
    const { staff_id } = await buildStaff(running.services, 1)
    await tx.run(sql`insert into masquerade_request (partner_id, staff_id, username, first_name, reason, asked_at, lapses_at)
      values (${partner.partner_id}, ${staff_id}, 'meera', 'Meera', 'They ask about a loan', now(), now() + interval '15 minutes')`)
    await tx.run(sql`with look as (insert into masquerade (partner_id, staff_id, username, first_name, reason, leave, started_at, ends_at, told_from)
        values (${partner.partner_id}, ${staff_id}, 'meera', 'Meera', 'They ask about a loan', 'setting', now(), now() + interval '30 minutes', now())
        returning masquerade_id, partner_id)
      insert into masquerade_view (masquerade_id, partner_id, page, seen_at) select masquerade_id, partner_id, 'home', now() from look`)
    await tx.run(sql`insert into partner_link (partner_id, brand_id, slug, name, made_by, made_at, request_id)
      values (${partner.partner_id}, (select min(brand_id) from brand), ${`link-${crypto.randomUUID()}`}, 'Counter 2', 'test', now(),
        ${crypto.randomUUID()})`)
    await tx.run(sql`with asked as (insert into partner_thread (partner_id, topic, kind, subject, state, opened_at, last_at, waiting_since, due_at)
        values (${partner.partner_id}, 'general-query', 'money', 'October', 'OPEN', now(), now(), now(), now()) returning thread_id, partner_id)
      insert into thread_message (thread_id, partner_id, written_by, author, text, request_id, at)
        select thread_id, partner_id, 'partner', 'Asha', 'Where is it?', gen_random_uuid(), now() from asked`)
    await tx.run(sql`insert into housing_declaration (partner_id, version, name, text, declared_at)
      values (${partner.partner_id}, 1, 'Asha Rao', 'A text', now())`)
    await tx.run(sql`insert into partner_document (document_id, partner_id, kind, media_type, bytes, sent_at, stored_at)
      values (gen_random_uuid(), ${partner.partner_id}, 'pan', 'image/png', 1, now(), now())`)
    await tx.run(sql`insert into partner_invitation (partner_id, sealed, email_index, role, token_hash, invited_by, sent_at, expires_at)
      select partner_id, '\\x00', decode(md5(partner_id::text), 'hex'), 'sales', decode(md5(partner_id::text), 'hex'), person_id, now(), now()
      from partner_person where partner_id = ${partner.partner_id}`)
    await tx.run(sql`insert into partner_notice_settings (partner_id) values (${partner.partner_id})`)
    await tx.run(
      sql`insert into partner_notice_read (partner_id, event_id, read_at) values (${partner.partner_id}, gen_random_uuid(), now())`,
    )
    await recordPartnerEvent(tx, {
      partner_id: partner.partner_id,
      type: 'creative.expiring',
      subject: 'banner 1',
      data: {},
      at: running.clock.now(),
    })
    await tx.run(sql`with endpoint as (
        insert into hook_endpoint (endpoint_id, partner_id, label, url, types, secret, created_at, updated_at)
        values (gen_random_uuid(), ${partner.partner_id}, 'CRM', 'https://crm.example.in/', '{lead.created}', '\\x00', now(), now())
        returning endpoint_id
      ), delivery as (
        insert into hook_delivery (delivery_id, endpoint_id, partner_id, event_id, state, ended_at, created_at)
        select gen_random_uuid(), endpoint_id, ${partner.partner_id}, (select event_id from partner_event
          where partner_id = ${partner.partner_id} limit 1), 'missed', now(), now() from endpoint returning delivery_id
      )
      insert into hook_attempt (delivery_id, partner_id, made_by, outcome, took_ms, at)
        select delivery_id, ${partner.partner_id}, 'partner', 'timed_out', 1, now() from delivery`)
  })
  const { key_id } = await buildApiKey(running.services, partner)
  await asOffice(running.db, async (tx) => {
    await tx.run(sql`insert into lead_claim (claim_id, partner_id, key_id, product_type, claimed_at, ends_at)
      values (gen_random_uuid(), ${partner.partner_id}, ${key_id}, 'Gold Loans', now(), now() + interval '72 hours')`)
  })
  return partner
}

const ownersIn = async (db: TestApp['db'], table: string): Promise<number[]> => {
  const rows = await db.rows<{ partner_id: number }>(
    sql`select distinct partner_id from ${identifier(table)} order by 1`,
  )
  return rows.map(({ partner_id }) => partner_id)
}

beforeAll(async () => {
  running = await createTestApp()
  one = await withRows()
  other = await withRows()
})
afterAll(() => running.close())

describe.each(tables)('%s', (table) => {
  test('is forced to its policies', async () => {
    const row = await running.db.row<{ enabled: boolean; forced: boolean }>(
      sql`select relrowsecurity as enabled, relforcerowsecurity as forced from pg_class where oid = ${table}::regclass`,
    )
    expect(row).toEqual({ enabled: true, forced: true })
  })

  test('shows a partner its own rows alone, and staff all of them', async () => {
    const { db } = running
    expect(await asPartner(db, one.partner_id, (tx) => ownersIn(tx, table))).toEqual([one.partner_id])
    expect(await asPartner(db, other.partner_id, (tx) => ownersIn(tx, table))).toEqual([other.partner_id])
    expect(await asOffice(db, (tx) => ownersIn(tx, table))).toEqual([one.partner_id, other.partner_id])
  })

  test('shows nobody anything where neither setting is made', async () => {
    const seen = running.db.transaction(async (tx) => {
      await enterPartnerScope(tx, one.partner_id)
      await tx.row(sql`select set_config('app.partner_id', '', true)`)
      return ownersIn(tx, table)
    })
    expect(await seen).toEqual([])
  })

  test('stays closed to a partner that claims to be the office', async () => {
    const seen = asPartner(running.db, one.partner_id, async (tx) => {
      await tx.row(sql`select set_config('app.office', '1', true)`)
      return ownersIn(tx, table)
    })
    expect(await seen).toEqual([one.partner_id])
  })
})

test('a partner writes neither what was agreed nor another partner', async () => {
  const { db } = running
  const raise = asPartner(db, one.partner_id, (tx) =>
    tx.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
      values (${one.partner_id}, 90, 900, '2026-01-01', 'self', now())`),
  )
  await expect(raise).rejects.toThrow(/row-level security|permission denied/)
  const foreign = asPartner(db, one.partner_id, (tx) =>
    tx.run(sql`update partner set contact_name = 'Taken' where partner_id = ${other.partner_id}`),
  )
  expect(await foreign).toBe(0)
  const claimed = asPartner(db, one.partner_id, (tx) =>
    tx.run(sql`insert into partner_lead (partner_id, user_id, product_type, masked_contact, created_at, locked_until)
      select ${one.partner_id}, user_id, 'Gold Loans', '', now(), now() + interval '90 days' from partner_lead`),
  )
  await expect(claimed).rejects.toThrow(/row-level security|permission denied/)
})

test('the scope ends with its transaction', async () => {
  await asPartner(running.db, one.partner_id, (tx) => ownersIn(tx, 'partner'))
  expect(await asOffice(running.db, (tx) => ownersIn(tx, 'partner'))).toHaveLength(2)
  const row = await running.db.row<{ id: string | null; role: boolean }>(
    sql`select current_setting('app.partner_id', true) as id, current_user = session_user as role`,
  )
  expect(row?.id ?? '').toBe('')
  expect(row?.role).toBe(true)
})

test('what was agreed and what was tracked is never rewritten', async () => {
  for (const statement of [
    sql`update partner_terms set revenue_percent = 99`,
    sql`delete from partner_terms`,
    sql`update partner_utm set utm_id = 'x'`,
    sql`delete from partner_lead`,
  ])
    await expect(asOffice(running.db, (tx) => tx.run(statement))).rejects.toThrow('rows are never changed')
})

test.each([
  ['secret', 'hook_endpoint'],
  ['hash', 'partner_api_key'],
  ['contact_hash', 'lead_claim'],
  ['user_id', 'lead_claim'],
])('the role of partners has no right to %s of %s', async (column, table) => {
  const row = await running.db.row<{ may: boolean }>(sql`select exists (select from pg_roles
    where rolname = 'marketplace_partner' and has_column_privilege(oid, ${table}, ${column}, 'select')) as may`)
  expect(row?.may).toBe(false)
})
