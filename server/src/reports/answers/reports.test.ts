import { randomUUID } from 'node:crypto'
import { measures } from '@marketplace/contract/reports/measures'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { moveManyLenderApplications } from '../../loans/many-steps/move-many-lender-applications.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let lender_ids: number[]
let staff: Awaited<ReturnType<typeof buildStaff>>
let analyst: Awaited<ReturnType<typeof buildStaff>>
let today: string
beforeAll(async () => {
  test = await createTestApp()
  const lenders = [
    await buildLender(test.db, { slug: 'ganga' }),
    await buildLender(test.db, { slug: 'yamuna' }),
  ]
  lender_ids = lenders.map(({ lender_id }) => lender_id)
  staff = await buildStaff(test.services)
  analyst = await buildStaff(test.services, 2)
  today = dayInIndia(test.clock.now())
  await vi.waitFor(() =>
    expect(lender_ids.every((id) => test.services.lenders().find(id) !== null)).toBe(true),
  )
  for (let at = 0; at < 3; at += 1) {
    const application = await buildApplication(test)
    for (const lender_id of lender_ids.slice(0, at === 0 ? 1 : 2)) await application.apply(lender_id)
  }
  const loans = await test.db.rows<{
    id: string
    last: string
  }>(sql`select l.lender_application_id::text as id, max(e.event_id)::text as last
    from lender_application l join lender_application_event e using (lender_application_id) group by 1 order by 1 limit 2`)
  await test.db.transaction((tx) =>
    moveManyLenderApplications(
      tx,
      loans.map(({ id, last }, at) => ({
        line: at + 2,
        lenderApplicationId: id,
        expectsEventId: last,
        status: 'DISBURSED',
        statusDate: today,
        amountPaise: 12_345_600n,
        eventKey: randomUUID(),
      })),
      { staff_id: staff.staff_id, now: test.clock.now() },
    ),
  )
})
afterAll(() => test.close())

const ask = async (path: string, query: Record<string, string>, by = staff) => {
  const range = { from: today, to: today, ...query }
  const answer = await test.app.inject({
    url: `/api/reports/${path}?${new URLSearchParams(range).toString()}`,
    headers: { authorization: `Bearer ${by.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

it('answers by lender, with the same total by every dimension', async () => {
  const { body } = await ask('answers/vendors-products-report', {
    measures: 'lender_applied,lender_disbursed,disbursed_amount',
  })
  expect(body.data).toMatchObject({
    measures: ['lender_applied', 'lender_disbursed', 'disbursed_amount'],
    total: { values: [5, 2, 246_912], before: [0, 0, 0] },
    is_filling: 0,
  })
  expect(
    body.data.rows.map(({ label, values }: { label: string; values: number[] }) => [label, values[0]]),
  ).toHaveLength(2)
  for (const by of ['lender', 'product']) {
    const cut = await ask('answers/vendors-products-report', {
      by,
      measures: 'lender_applied,disbursed_amount',
    })
    const sum = (place: number) =>
      cut.body.data.rows.reduce((all: number, row: { values: number[] }) => all + (row.values[place] ?? 0), 0)
    expect([sum(0), sum(1)]).toEqual([5, 246_912])
  }
})

it.each([
  [{ measure: 'applied', lender: '1' }],
  [{ measure: 'lender_applied', source: '3' }],
  [{ measure: 'started', product: '0' }],
  [{ measure: 'rejected_for', brand: '1' }],
  [{ measure: 'expected' }],
] as Record<string, string>[][])('lists no rows that the number does not count: %j', async (query) => {
  expect((await ask('rows', query ?? {})).status).toBe(400)
})

it('says 0 for what is known and null for what is not, also where nothing happened', async () => {
  const empty = { from: '2020-01-05', to: '2020-01-06' }
  const { body } = await ask('answers/products-report', empty)
  expect(body.data.total.values).toEqual([0, 0, 0, null, 0, 0, 0, 0])
  const journey = await ask('journey', { product: 'Personal Loans' })
  const values = new Map(
    journey.body.data.steps.map(({ step, value }: { step: string; value: number }) => [step, value]),
  )
  expect([values.get('started'), values.get('signed_in'), values.get('applied')]).toEqual([null, null, 3])
  expect((await ask('journey', { lender: '1' })).status).toBe(400)
})

it('knows no wait before the first step', async () => {
  const { body } = await ask('journey', {})
  const waits = body.data.steps.map(({ median_seconds }: { median_seconds: number | null }) => median_seconds)
  expect(waits[0]).toBeNull()
  expect(waits.every((wait: number | null) => wait === null || wait < 100_000)).toBe(true)
})

it.each(['day', 'week', 'month'])('says the same total by %s', async (by) => {
  const { body } = await ask('answers/internal-report', { by, from: '2024-02-10', to: '2026-12-30' })
  const place = body.data.measures.indexOf('lender_applied')
  expect(body.data.total.values[place]).toBe(5)
  expect(
    body.data.rows.reduce((sum: number, row: { values: number[] }) => sum + (row.values[place] ?? 0), 0),
  ).toBe(5)
})

it('makes shares of sums, and says what is not known instead of 0', async () => {
  const { body } = await ask('answers/products-report', {})
  const { measures: shown, total, rows } = body.data
  const of = (name: string, values: (number | null)[]) => values[shown.indexOf(name)]
  expect(of('approval_rate', total.values)).toBeCloseTo(2 / 5)
  expect(of('customers', total.values)).toBe(3)
  expect(rows).toHaveLength(1)
  expect(rows[0].label).toBe('Personal Loans')
  const byPartner = await ask('answers/products-report', { by: 'partner' })
  expect(of('customers', byPartner.body.data.rows[0].values)).toBeNull()
  expect(byPartner.body.data.rows[0].label).toBe('No partner')
})

it('counts steps by day, and draws the days of a row', async () => {
  const { body } = await ask('answers/internal-report', {})
  expect(body.data.rows).toHaveLength(1)
  expect(body.data.rows[0]).toMatchObject({ key: today })
  const sparks = await ask('answers/vendors-products-report', { spark: 'lender_applied' })
  expect(sparks.body.data.rows.map(({ spark }: { spark: number[] }) => spark)).toEqual([[3], [2]])
})

it.each(['lender_applied', 'lender_disbursed', 'applied', 'offers_shown', 'disbursed_amount', 'started'])(
  'lists the rows behind %s, as many as it says',
  async (measure) => {
    const { status, body } = await ask('rows', { measure })
    expect(status).toBe(200)
    expect(body.data).toHaveLength(body.total)
    expect(body.total).toBeGreaterThan(0)
    expect(JSON.stringify(body.data)).not.toMatch(/"[6-9]\d{9}"/)
  },
)

it('lists rows page by page, none twice', async () => {
  const keys = new Set<string>()
  for (let page = 1; page <= 3; page += 1) {
    const { body } = await ask('rows', { measure: 'lender_applied', page: String(page), page_size: '2' })
    for (const { key } of body.data) keys.add(key)
  }
  expect(keys.size).toBe(5)
})

it('exports every row behind a figure, and says so on the log first', async () => {
  const exported = (form: string, query: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: `/api/reports/rows/${form}?${new URLSearchParams({ from: today, to: today, ...query }).toString()}`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
  const csv = await exported('csv', { measure: 'lender_applied' })
  expect(csv.statusCode).toBe(200)
  const lines = csv.body.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('Application,Product,Lender')
  expect(lines[1]).toMatch(/LA-[A-Z0-9]{7},Personal Loans/)
  const sheet = await exported('xlsx', { measure: 'disbursed_amount', product: 'Personal Loans' })
  expect(sheet.statusCode).toBe(200)
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await exported('csv', { measure: 'expected' })).statusCode).toBe(400)
  const logged = await test.db.rows<{ after: unknown }>(
    sql`select after from audit_entry where action = 'reports.export' order by entry_id`,
  )
  expect(logged.map(({ after }) => after)).toEqual([
    { from: today, to: today, measure: 'lender_applied', rows: 5 },
    { from: today, to: today, measure: 'disbursed_amount', product: ['Personal Loans'], rows: 2 },
  ])
})

it('exports the figures of a report with those beneath, as the page shows them', async () => {
  const exported = (form: string, report: string, query: Record<string, string>, token = staff.token) =>
    test.app.inject({
      method: 'POST',
      url: `/api/reports/answers/${report}/${form}?${new URLSearchParams({ from: today, to: today, ...query }).toString()}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const linesOf = (text: string): string[] =>
    text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n')
  const csv = await exported('csv', 'vendors-products-report', { by: 'lender', then_by: 'product' })
  expect(csv.statusCode).toBe(200)
  const lines = linesOf(csv.body)
  const { body } = await ask('answers/vendors-products-report', { by: 'lender', compare: 'none' })
  expect(lines[0]).toMatch(/^Lender,Product,Applied,Sent,Logged in,Approved,"Of applied, %",/)
  const [one, other] = body.data.rows as { label: string; values: number[] }[]
  const applied = (line: string | undefined): string[] => (line ?? '').split(',').slice(0, 3)
  expect(lines.slice(1).map(applied)).toEqual([
    [one?.label, 'All products', String(one?.values[0])],
    [one?.label, 'Personal Loans', String(one?.values[0])],
    [other?.label, 'All products', String(other?.values[0])],
    [other?.label, 'Personal Loans', String(other?.values[0])],
    ['Total', 'All products', String(body.data.total.values[0])],
  ])
  const disbursed = body.data.measures.indexOf('disbursed_amount')
  const titles = linesOf(csv.body)[0]?.replace('"Of applied, %"', 'x').split(',') ?? []
  expect(lines.at(-1)?.split(',')[titles.indexOf('Disbursed ₹')]).toBe(
    body.data.total.values[disbursed].toFixed(2),
  )

  const byDay = linesOf((await exported('csv', 'internal-report', { compare: 'before' })).body)
  expect(byDay[0]).toContain('Started,')
  expect(byDay[1]).toMatch(new RegExp(`^${today},`))
  expect(byDay[0]).toContain('Started, before')
  const sheet = await exported('xlsx', 'products-report', { by: 'product', then_by: 'lender' }, analyst.token)
  expect(sheet.statusCode).toBe(200)
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  for (const query of [{ then_by: 'day' }, { by: 'product', then_by: 'product' }])
    expect((await exported('csv', 'products-report', query)).statusCode).toBe(400)
  const logged = await test.db.rows<{ object_id: string; after: { rows: number } }>(
    sql`select object_id, after from audit_entry where action = 'reports.export' and object_id like '%report%' order by entry_id`,
  )
  expect(logged.map(({ object_id, after }) => [object_id, after.rows])).toEqual([
    ['vendors-products-report.csv', 5],
    ['internal-report.csv', 2],
    ['products-report.xlsx', 4],
  ])
})

it('tells how customers went from step to step', async () => {
  const { body } = await ask('journey', {})
  const values = new Map(
    body.data.steps.map(({ step, value }: { step: string; value: number }) => [step, value]),
  )
  expect(values.get('applied')).toBe(3)
  expect(values.get('disbursed')).toBe(2)
  const cohort = await ask('journey', { kind: 'cohort', window: '7' })
  expect(cohort.body.data.open_from).not.toBeNull()
  const dropOff = await ask('journey/drop-off', { step: 'applied', by: 'brand' })
  expect(dropOff.body.data.rows[0].values).toEqual([3, 3])
})

it('answers like questions one after another: each has a statement of its own', async () => {
  const brand = await test.db.row<{ id: number }>(sql`select min(brand_id) as id from application`)
  const one = { brand: String(brand?.id) }
  for (let round = 0; round < 3; round += 1)
    for (const [path, query] of [
      ['journey', one],
      ['journey/drop-off', { step: 'applied', by: 'brand' }],
      ['journey/drop-off', { step: 'applied', by: 'product', ...one }],
      ['journey', { product: 'Personal Loans', ...one }],
      ['answers/products-report', { by: 'brand' }],
      ['answers/products-report', { by: 'product', ...one }],
      ['answers/vendors-products-report', { by: 'reason', ...one }],
      ['answers/vendors-products-report', { by: 'product' }],
    ] as [string, Record<string, string>][])
      expect((await ask(path, query)).status, `${path} ${JSON.stringify(query)}`).toBe(200)
})

it('replays the steps of an application without a word about the person', async () => {
  const row = await test.db.row<{ number: string }>(
    sql`select application_number as number from lender_application order by lender_application_id limit 1`,
  )
  const { body } = await ask(`journeys/${row?.number}`, {})
  expect(body.data.steps.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining([
      'Started',
      'Signed in',
      'Details completed',
      'Offers shown',
      'Applied',
      'DISBURSED',
    ]),
  )
  expect(JSON.stringify(body)).not.toMatch(/[6-9]\d{9}|@/)
  expect((await ask('journeys/LA-2222222', {})).status).toBeGreaterThanOrEqual(400)
})

it('refuses what it cannot answer, and shows an analyst no share of a partner', async () => {
  expect((await ask('answers/internal-report', { from: '2026-02-02', to: '2026-02-01' })).status).toBe(400)
  expect((await ask('answers/internal-report', { from: '1920-01-01' })).status).toBe(400)
  expect((await ask('answers/internal-report', { measures: 'moon' })).status).toBe(400)
  expect((await ask('journey', { kind: 'cohort', source: '3', device: '1' })).status).toBe(400)
  expect((await ask('answers/internal-report', {}, analyst)).status).toBe(200)
  expect(measures.partner_share.roles).toEqual([1])
  const drawn = { by: 'partner', spark: 'partner_share' }
  expect((await ask('answers/products-report', drawn, analyst)).status).toBe(400)
  expect((await ask('rows', { measure: 'partner_share' }, analyst)).status).toBe(400)
  const long = { from: '2024-01-01', to: today }
  expect(
    (await ask('answers/products-report', { ...long, by: 'lender', partner: '1', brand: '1' })).status,
  ).toBe(422)
})

it('counts a customer once who applied on several days, of a month and of days across months', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  for (const [place, [user_id, day]] of (
    [
      [one, '2024-02-27'],
      [one, '2024-03-05'],
      [one, '2024-03-20'],
      [other, '2024-03-20'],
      [other, '2024-04-02'],
    ] as const
  ).entries())
    await test.db
      .run(sql`insert into fact_lender (lender_application_id, applied_paise, app_id, user_id, lender_id, brand_id, partner_id,
        product, source_id, device, reason, applied_day)
      values (${place + 900_000}, 100, ${randomUUID()}, ${user_id}, ${lender_ids[0]}, 1, 0, 1, 0, 0, 0, ${day})`)
  for (const [from, to, customers] of [
    ['2024-03-01', '2024-03-31', 2],
    ['2024-03-06', '2024-03-31', 2],
    ['2024-02-20', '2024-03-10', 1],
    ['2024-02-20', '2024-04-10', 2],
    ['2024-04-01', '2024-04-30', 1],
  ] as const)
    for (const by of ['product', 'brand']) {
      const { body } = await ask('answers/products-report', { from, to, by, measures: 'customers' })
      expect([from, to, by, body.data.total.values]).toEqual([from, to, by, [customers]])
      expect(body.data.rows.map(({ values }: { values: number[] }) => values)).toEqual([[customers]])
    }
})
