import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, identifier } from '../../platform/db/sql.ts'
import { listParts, type MonthTable } from '../../platform/db/month-parts.queries.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildPartnerTraces } from '../../testing/builders/build-partner-traces.ts'
import { buildStaffAccount } from '../../testing/builders/build-staff-account.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeMonthParts } from './make-months.jobs.ts'
import { jobs, retention } from '../../app/modules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RetentionRule } from '../../platform/retention/retention-rule.ts'
import { forgetOldRows } from './retention.jobs.ts'

const DAY_MS = 86_400_000
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const count = (table: string): Promise<number> =>
  asOffice(test.db, async (tx) => {
    const row = await tx.row<{ count: number }>(sql`select count(*) as count from ${identifier(table)}`)
    return row?.count ?? 0
  })
const forget = (): Promise<void> => jobs.forget_old_rows.run(test.services, {}, { number: 1, last: false })

/** Requests that were turned down, with one of which something was agreed before; one that waits; a partner that ended. */
const buildPartners = (start: Date): Promise<void> =>
  asOffice(test.db, async (tx) => {
    await tx.run(sql`insert into partner (slug, name, contact_name, email, phone, status, created_at, updated_at)
      select slug, 'A', 'B', 'a@example.com', '9876543210', status, ${start}, ${start}
      from (values (null, 'closed'), (null, 'closed'), (null, 'requested'), ('ended-shop', 'closed')) as asked (slug, status)`)
    await tx.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
      select max(partner_id), 1, 0, ${start}, 'test', ${start} from partner where status = 'closed' and slug is null`)
  })

// duty 11: logs are kept for a year.
it('keeps personal data and logs for more than a year, and says why each is kept', () => {
  for (const table of ['session', 'prospect', 'message', 'help_request', 'tracked_event', 'lender_answer'])
    expect(retention.find((kept) => kept.table === table)?.days).toBeGreaterThan(366)
  expect(retention.every(({ why }) => why.length > 20)).toBe(true)
})

it('forgets each row on its day and not before, and never the evidence', async () => {
  const { db, clock } = test
  const start = clock.now()
  const { app_id, customer } = await buildApplication(test)
  const { lender_id } = await buildLender(db)
  const { user_id } = customer
  const prospect_app_id = randomUUID()
  await db.run(sql`insert into prospect (prospect_app_id, language, mobile_phone_number, created_at)
    values (${prospect_app_id}, 'en', '9876543210', ${start})`)
  await db.run(sql`insert into passcode (subject_id, purpose, recipient, code_hash, expires_at, sent_at)
    values (${prospect_app_id}, 'sign_in', '9876543210', '\\x00', ${start}, ${start})`)
  await db.run(sql`insert into rate_limit (key, window_start, hits) values ('test', ${start}, 1)
    on conflict (key) do nothing`)
  const { staff_id } = await buildStaffAccount(test.services, { enrolled: false })
  await db.run(sql`insert into known_browser (token_hash, subject_kind, subject_id, last_used_at)
    values ('\\x00', 'staff', ${staff_id}, ${start})`)
  await db.run(sql`insert into known_customer_browser (token_hash, contact_index, user_id, last_used_at)
    values ('\\x00', '\\x00', ${user_id}, ${start})`)
  await db.run(sql`insert into message (gateway_key, channel, recipient, template, language, body, status, created_at)
    select gen_random_uuid(), 'sms', '9876543210', 'passcode', 'en', 'text', 'sent', ${start} from generate_series(1, 2500)`)
  await db.run(sql`insert into tracked_event (category, goal, created_at) values ('page', 'view', ${start})`)
  await db.run(sql`insert into contact_event (user_id, channel, purpose, kind, made_by, at, outcome, because)
    values (${user_id}, 'sms', 'reminder', 'service', 'system', ${start}, 'sent', 'messages')`)
  await db.run(sql`insert into work_item (kind, key, since, done_at, outcome)
    values ('alarm', 'of-the-test', ${start}, ${start}, 'source')`)
  await db.run(sql`insert into link_click (click_id, link_id, at, block, is_qr, verdict)
    values (gen_random_uuid(), 1, ${start}, '\\x00', 0, 'ok')`)
  await db.run(sql`insert into help_request (name, email, phone, description, status, created_at) values
    ('A', 'a@example.com', '9876543210', 'x', 'delivered', ${start}), ('B', 'b@example.com', '9876543210', 'y', 'failed', ${start})`)
  await db.run(sql`insert into idempotent_answer (user_id, key, request_hash, created_at)
    values (${user_id}, 'key-of-the-test', '\\x00', ${start})`)
  await db.run(sql`insert into lender_answer (app_id, lender_id, asked_hash, asked_amount, asked_tenure_months, state, asked_at)
    values (${app_id}, ${lender_id}, '\\x00', 1000, 12, 'failed', ${start})`)
  await db.run(sql`insert into hand_over_link (link_id, prospect_app_id, token_hash, channel, brand_id, user_id, created_at, expires_at)
    select gen_random_uuid(), ${prospect_app_id}, '\\x00', 'device', brand_id, ${user_id}, ${new Date(start.getTime() - 600_000)}, ${start}
    from brand limit 1`)
  await db.run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, proof_id)
    values (gen_random_uuid(), ${user_id}, 'mobile', '9876543211', ${start}, gen_random_uuid())`)
  await buildPartners(start)
  await buildPartnerTraces(test.db, { start, staff_id })
  await db.run(
    sql`insert into customer_look (staff_id, day, user_id, looks) values (1, ${start}, ${user_id}, 1)`,
  )
  await db.run(sql`insert into security_event (minute, kind, call, actor_kind, address_key, subject_key, hits)
    values (${start}, 'passcode_wrong', '', 'anonymous', '', '', 1)`)
  await db.run(sql`insert into alarm (kind, subject, detail, raised_at, last_raised_at, times, ended_at) values
    ('gateway_down', 'sms', '{}', ${start}, ${start}, 1, ${start}), ('gateway_down', 'mail', '{}', ${start}, ${start}, 1, null)`)
  await db.run(sql`insert into lender_call (lender_id, hour, outcome, within_ms, calls, last_at)
    values (${lender_id}, date_trunc('hour', ${start}::timestamptz, 'UTC'), 'answered', 500, 1, ${start})`)
  await db.run(sql`insert into report_run (run_id, staff_id, staff_name, report, question, question_hash, definition_version, days, created_at)
    values (gen_random_uuid(), ${staff_id}, 'A', 'products-report', '{}', repeat('0', 64), '', 1, ${start})`)
  await db.run(sql`with task as (insert into call_task (task_key, user_id, purpose, since, rank, due_at, state, opened_by, created_at,
        moved_at)
      values ('retention', ${user_id}, 'help', ${start}, 1, ${start}, 'done', 'system', ${start}, ${start}) returning task_id),
    call as (insert into phone_call (call_id, request_id, task_id, user_id, staff_id, series, state, token_hash, number_index, placed_at)
      select gen_random_uuid(), gen_random_uuid(), task_id, ${user_id}, ${staff_id}, 'other', 'completed', '\\x00', '\\x00', ${start} from task)
    insert into call_outcome (request_id, task_id, user_id, staff_id, disposition, next_state, at)
      select gen_random_uuid(), task_id, ${user_id}, ${staff_id}, 'connected', 'done', ${start} from task`)
  await db.run(sql`with text as (insert into campaign_text (name, channel, purpose, version) values ('A', 'sms', 'reminder', 1) returning text_id),
    own as (insert into campaign (campaign_id, name, state, text_id, audience, created_by, created_at)
      select gen_random_uuid(), 'A', 'draft', text_id, '{}', 'A', ${start} from text returning campaign_id)
    insert into campaign_person (campaign_id, user_id, state) select campaign_id, ${user_id}, 'planned' from own`)
  const left = { help_request: 1, prospect: 1, partner: 4, partner_person: 4, alarm: 1 } as Readonly<
    Record<string, number>
  >

  const byDays = Map.groupBy(retention, ({ days }) => days)
  for (const days of [...byDays.keys()].toSorted((one, other) => one - other)) {
    clock.set(new Date(start.getTime() + days * DAY_MS - 60_000).toISOString())
    await forget()
    for (const { table } of byDays.get(days) ?? [])
      expect(await count(table), `${table} a minute early`).toBeGreaterThan(left[table] ?? 0)
  }
  clock.set(new Date(start.getTime() + 397 * DAY_MS).toISOString())
  await forget()
  for (const { table } of retention) expect(await count(table), table).toBe(left[table] ?? 0)
  for (const table of ['customer', 'application']) expect(await count(table)).toBe(1)
})

it('drops a month whose every row is past its age, and never one of the audit log', async () => {
  const { db, clock, services } = test
  const namesOf = async (table: MonthTable) => (await listParts(db, table)).map(({ name }) => name)
  clock.set('2091-03-10T00:00:00Z')
  await makeMonthParts(services, {}, { number: 1, last: false })
  const addVisit = (at: string) =>
    db.run(sql`insert into tracked_event (category, goal, created_at) values ('page', 'view', ${at})`)
  await addVisit('2091-03-31T23:59:59Z')
  await addVisit('2091-04-02T00:00:00Z')
  await addVisit('2091-04-09T00:00:00Z')

  clock.set(new Date(Date.parse('2091-04-05T00:00:00Z') + 396 * DAY_MS).toISOString())
  await forget()
  expect(await namesOf('tracked_event')).toEqual(
    ['2091_04', '2091_05', '2091_06'].map((month) => `tracked_event_${month}`),
  )
  expect(await namesOf('session')).not.toContain('session_2091_03')
  expect(await namesOf('audit_entry')).toContain('audit_entry_earlier')
  const left = await db.rows(sql`select created_at from tracked_event`)
  expect(left).toEqual([{ created_at: new Date('2091-04-09T00:00:00Z') }])
})

it('goes on with the next table where one fails, raises an alarm that names it, and ends it when it is cleared', async () => {
  const { db, services } = test
  const start = test.clock.now()
  const due = new Date(start.getTime() - 400 * DAY_MS)
  const add = (age: Date) =>
    db.run(sql`insert into help_request (name, email, phone, description, status, created_at)
      values ('A', 'a@example.com', '9876543210', 'x', 'delivered', ${age})`)
  const rule = (table: string) => {
    const found = retention.find((one) => one.table === table)
    if (found === undefined) throw new Error(table)
    return found
  }
  const broken = {
    ...rule('prospect'),
    forget: async () => {
      throw new Error('canceling statement due to statement timeout')
    },
  }
  const run = (rules: readonly RetentionRule[]) =>
    forgetOldRows(rules)(services, {}, { number: 1, last: false })
  const alarms = () =>
    db.rows(sql`select subject, detail, ended_at is null as open from alarm
    where kind = 'retention_overdue' and raised_at >= ${start} order by alarm_id`)
  await add(due)
  const helped = await count('help_request')
  await expect(run([broken, rule('help_request')])).rejects.toThrow('not cleared: prospect')
  expect(await count('help_request')).toBe(helped - 1)
  const detail = { days: 396, reason: 'canceling statement due to statement timeout' }
  expect(await alarms()).toEqual([{ subject: 'prospect', detail, open: true }])
  await run([rule('prospect')])
  expect(await alarms()).toEqual([{ subject: 'prospect', detail, open: false }])

  // A rule that says that it is done and leaves rows behind.
  await add(due)
  const lazy = {
    ...rule('help_request'),
    forget: async (on: Database, before: Date, limit: number) =>
      limit === 1 ? rule('help_request').forget(on, before, limit) : 0,
  }
  await expect(run([lazy])).rejects.toThrow('not cleared: help_request')
  expect(await count('help_request')).toBe(helped)
  expect(await alarms()).toContainEqual({
    subject: 'help_request',
    detail: { days: 396, reason: 'rows past their age are left' },
    open: true,
  })
})

it('comes again where the process was asked to end before it was done', async () => {
  const { db, services, clock } = test
  const start = clock.now()
  await expect(
    jobs.forget_old_rows.run(services, {}, { number: 1, last: false, stop: AbortSignal.abort() }),
  ).rejects.toThrow('stopped before every table was cleared')
  expect(
    await db.rows(sql`select 1 from alarm where kind = 'retention_overdue' and last_raised_at > ${start}`),
  ).toEqual([])
})

it('says where nobody prepared a table for the next month, until somebody has', async () => {
  const { db, services, clock } = test
  clock.set('2097-05-31T20:00:00Z')
  const open = () =>
    db.rows(
      sql`select subject from alarm where kind = 'months_missing' and ended_at is null order by subject`,
    )
  const attempt = { number: 1, last: false }
  const busy: Database = { ...db, transaction: () => Promise.reject(new Error('the table is busy')) }
  await expect(makeMonthParts({ ...services, db: busy }, {}, attempt)).rejects.toThrow('the table is busy')
  expect(await open()).toEqual(
    ['audit_entry', 'message', 'session', 'tracked_event'].map((subject) => ({ subject })),
  )
  await makeMonthParts(services, {}, attempt)
  expect(await open()).toEqual([])
})
