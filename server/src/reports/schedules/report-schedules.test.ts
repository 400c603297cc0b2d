import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeContext } from '../../customers/messages/queue-message.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendReports } from './send-reports.jobs.ts'

let test: TestApp
type Member = Awaited<ReturnType<typeof buildStaff>>
let admin: Member
let analyst: Member

beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services)
  analyst = await buildStaff(test.services, 2)
})
afterAll(() => test.close())
beforeEach(async () => {
  // A Friday, half past eleven in India.
  test.clock.set('2026-11-20T06:00:00Z')
  await test.db.run(sql`delete from report_schedule`)
  await test.db.run(sql`delete from message`)
})

const call = async (method: 'GET' | 'POST', path: string, by: Member = analyst, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url: `/api/reports/schedules${path}`,
    headers: { authorization: `Bearer ${by.token}` },
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const start = (
  every: string,
  { by = analyst, path = 'products-report?by=lender', email = 'asha@example.org' } = {},
) => call('POST', `/of/${path}`, by, { every, email })
const list = async (by = analyst) => (await call('GET', '', by)).body.data

/** Their own sessions end before the mornings come. */
const nextDays = async () =>
  (await test.db.rows<{ next_day: string }>(sql`select next_day from report_schedule order by next_day`)).map(
    ({ next_day }) => next_day,
  )

const send = () => sendReports(test.services, {}, { number: 1, last: false })
const sent = async () => {
  const rows = await test.db.rows<{
    recipient: string
    subject: string
    body: string
    sealed_code: Buffer
    gateway_key: string
  }>(
    sql`select recipient, subject, body, sealed_code, gateway_key from message where template = 'report_ready' order by message_id`,
  )
  return Promise.all(
    rows.map(async ({ sealed_code, gateway_key, ...row }) => ({
      ...row,
      link: await test.services.vault.open(sealed_code, codeContext(gateway_key)),
    })),
  )
}

it('goes each morning with a link to the day before and no figure', async () => {
  const { status, body } = await start('day', {
    path: 'products-report?by=lender&then_by=brand&compare=none&times=effective&product=Personal%20Loans,Gold%20Loans',
  })
  expect([status, body.data.created, body.data.next_day]).toEqual([200, 1, '2026-11-21'])
  await send()
  test.clock.set('2026-11-21T02:29:00Z')
  await send()
  expect(await sent()).toEqual([])
  test.clock.set('2026-11-21T02:30:00Z')
  await send()
  await send()
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'asha@example.org', subject: 'Products report, 20/11/2026' })
  expect(mail?.link).toMatch(
    /^http:\/\/localhost:\d+\/admin\/products-report\?preset=custom&from=2026-11-20&to=2026-11-20&by=lender&then_by=brand&compare=none&times=effective&product=Gold\+Loans%2CPersonal\+Loans$/,
  )
  expect(mail?.body).toContain('as Test Staff asked for it')
  expect(await nextDays()).toEqual(['2026-11-22'])
  expect(await test.db.row(sql`select last_sent_at from report_schedule`)).toEqual({
    last_sent_at: test.clock.now(),
  })
})

it.each([
  ['week', '2026-11-23', '2026-11-23T02:30:00Z', 'from=2026-11-16&to=2026-11-22', '2026-11-30'],
  ['month', '2026-12-01', '2026-12-01T02:30:00Z', 'from=2026-11-01&to=2026-11-30', '2027-01-01'],
])('every %s it goes on %s', async (every, first, at, days, next) => {
  expect((await start(every)).body.data.next_day).toBe(first)
  test.clock.set(at)
  await send()
  expect((await sent()).map(({ link }) => link)).toEqual([expect.stringContaining(days)])
  expect(await nextDays()).toEqual([next])
})

it('sends the last one alone where mornings were missed', async () => {
  await start('day')
  await start('week')
  test.clock.set('2026-12-09T12:00:00Z')
  await send()
  const links = (await sent()).map(({ link }) => link)
  expect(links).toEqual([
    expect.stringContaining('from=2026-12-08&to=2026-12-08'),
    expect.stringContaining('from=2026-11-30&to=2026-12-06'),
  ])
  expect(await nextDays()).toEqual(['2026-12-10', '2026-12-14'])
})

it('is sent once by two processes at once', async () => {
  for (let turn = 0; turn < 5; turn += 1) await start('day', { email: `asha${turn}@example.org` })
  test.clock.set('2026-11-21T03:00:00Z')
  await Promise.all([send(), send()])
  expect(new Set((await sent()).map(({ recipient }) => recipient)).size).toBe(5)
  expect(await sent()).toHaveLength(5)
})

it('is there once, however often it is asked for, and at most twenty times', async () => {
  const first = (await start('day')).body.data
  const again = (await start('day', { email: 'ASHA@example.org' })).body.data
  expect([again.created, again.schedule_id]).toEqual([0, first.schedule_id])
  const many = await Promise.all(
    Array.from({ length: 24 }, (_, turn) => start('day', { email: `asha${turn}@example.org` })),
  )
  expect(many.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(many.find(({ status }) => status !== 200)?.body.code).toBe('report_schedules_full')
  expect(await list()).toHaveLength(20)
})

it.each([
  ['products-report?by=day', 'by'],
  ['products-report?then_by=reason', 'then_by'],
  ['internal-report?lender=3', 'lender'],
  ['internal-report?by=lender', 'by'],
])('refuses %s, which the report does not have', async (path, field) => {
  const { status, body } = await start('day', { path })
  expect([status, body.details?.[0]?.field]).toEqual([400, field])
})

it.each(['', 'asha', 'asha@example', 'a@b@c.in', 'asha@example.org, ravi@example.org'])(
  'refuses the address “%s”',
  async (email) => {
    expect((await start('day', { email })).status).toBe(400)
  },
)

it('is seen and ended by its owner and by administrators, who see no whole address', async () => {
  const own = (await start('day')).body.data
  const theirs = (await start('day', { by: admin, email: 'admin@example.org' })).body.data
  expect((await list()).map(({ email }: { email: string }) => email)).toEqual(['asha@example.org'])
  const seen = await list(admin)
  expect(new Set(seen.map(({ schedule_id }: { schedule_id: string }) => schedule_id))).toEqual(
    new Set([own.schedule_id, theirs.schedule_id]),
  )
  expect(seen.map(({ email }: { email: string }) => email)).not.toContain('asha@example.org')
  expect((await call('POST', `/${theirs.schedule_id}/end`)).status).toBe(404)
  expect((await call('POST', `/${own.schedule_id}/end`, admin)).status).toBe(200)
  expect((await call('POST', `/${own.schedule_id}/end`)).status).toBe(404)
  expect(
    await test.db.rows(
      sql`select action, actor_name, after ->> 'report' as report from audit_entry where object_id = ${own.schedule_id} order by entry_id`,
    ),
  ).toEqual([
    { action: 'report_schedule.start', actor_name: analyst.username, report: 'products-report' },
    { action: 'report_schedule.end', actor_name: admin.username, report: 'products-report' },
  ])
})

it.each([
  ['is disabled', { path: 'disable', body: { disabled: 1 } }],
  ['becomes a caller', { path: 'update', body: { full_name: 'Ravi Iyer', role_id: 3 } }],
])('ends with an account that %s', async (_what, { path, body }) => {
  const leaving = await buildStaff(test.services, 2)
  await start('day', { by: leaving })
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/staff/${path}`,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { staff_id: leaving.staff_id, ...body },
  })
  expect(answer.statusCode).toBe(200)
  expect(await test.db.rows(sql`select from report_schedule where staff_id = ${leaving.staff_id}`)).toEqual(
    [],
  )
})
