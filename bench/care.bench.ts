import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { actsAnHour } from '../server/src/office/customer-care/care-limits.ts'
import { indexPanEnding } from '../server/src/customers/profiles/identity/pan-ending.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import type { Vault } from '../server/src/platform/sealing/vault.ts'
import { buildLender } from '../server/src/testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../server/src/testing/builders/build-staff.ts'
import { NOON, withAppAtNoon } from './money/app-at-noon.ts'
import { inMilliseconds, quantile } from './figures.ts'
import { fillDatabase } from './fill/fill-database.ts'
import { drawsFrom } from './figures/family.ts'
import { seededRandom } from './random-market.ts'
import type { Line, Report } from './report.ts'

const CUSTOMERS = 1_000_000
const QUICK_CUSTOMERS = 20_000
const MOST_MS = 20
/** Of all customers, those of whom something waits for a person. */
const WAITING = 0.1
const COMPLAINTS = 0.01

/** The endings of all PANs there may be: three digits and a letter. */
const endings = Array.from(
  { length: 26_000 },
  (_, n) => String(n % 1_000).padStart(3, '0') + String.fromCodePoint(65 + Math.floor(n / 1_000)),
)

/** 300 first and 800 last names, the first of each far more often than the last: the most frequent whole name is that of one in 500. And how their PANs end. */
const tellCustomers = async (db: Database, vault: Vault): Promise<void> => {
  const indexes = endings.map((ending) => indexPanEnding(vault, ending))
  for (const first of '0123456789abcdef')
    await db.run(sql`update customer c set tin_last4_index = ending.index,
        first_name = 'First' || translate(floor(power(a, 2) * 300)::text, '0123456789', 'abcdefghij'),
        last_name = 'Last' || translate(floor(power(b, 2) * 800)::text, '0123456789', 'abcdefghij')
      from (select user_id, random() as a, random() as b, 1 + ('x' || substr(md5(user_id::text), 1, 7))::bit(28)::integer % ${endings.length}::integer as n
          from customer where left(user_id::text, 1) = ${first}) as drawn
        join unnest(${indexes}::bytea[]) with ordinality as ending (index, n) using (n)
      where drawn.user_id = c.user_id`)
}

/** What waits: help requests, applications without news, messages that did not arrive, and complaints. */
const addWork = async (db: Database, customers: number, owner: number): Promise<void> => {
  const waiting = Math.round(customers * WAITING)
  await db.run(sql`insert into complaint (number, user_id, brand_id, category, created_at, due_at)
    select 'C-' || lpad(upper(to_hex(n / 65536)), 4, '0') || '-' || lpad(upper(to_hex(n % 65536)), 4, '0'), user_id, brand_id, 'charges',
      ${NOON}::timestamptz - make_interval(hours => (n % 700)::integer), ${NOON}::timestamptz + interval '30 days'
    from (select user_id, brand_id, row_number() over () as n from customer limit ${Math.round(customers * COMPLAINTS)}) own`)
  await db.run(sql`insert into complaint_event (complaint_id, step, text, at)
    select complaint_id, 'received', 'The charges are not those that I was shown', created_at from complaint`)
  await db.run(sql`update lender_application set their_reference = 'R-' || lender_application_id`)
  const item = (kind: string, rows: ReturnType<typeof sql>) =>
    db.run(sql`insert into work_item (kind, key, user_id, app_id, lender_id, since)
      select ${kind}, key, user_id, app_id, lender_id, ${NOON}::timestamptz - make_interval(mins => (n % 40000)::integer)
      from (${rows}) as own`)
  await item(
    'help_request',
    sql`select help_request_id::text as key, null::uuid as user_id, null::uuid as app_id, null::integer as lender_id,
        help_request_id as n from help_request limit ${Math.round(waiting * 0.4)}`,
  )
  await item(
    'stuck',
    sql`select l.lender_application_id::text as key, a.user_id, l.app_id, l.lender_id, l.lender_application_id as n
      from lender_application l join application a using (app_id) limit ${Math.round(waiting * 0.4)}`,
  )
  await item(
    'message_failed',
    sql`select message_id::text as key, user_id, null::uuid as app_id, null::integer as lender_id, message_id as n
      from message limit ${Math.round(waiting * 0.15)}`,
  )
  await item(
    'complaint',
    sql`select number as key, user_id, null::uuid as app_id, null::integer as lender_id, complaint_id as n from complaint`,
  )
  // A tenth is somebody's, a hundredth sleeps, and as much was done today.
  await db.run(sql`update work_item set owner_staff_id = ${owner}, owned_at = ${NOON} where item_id % 10 = 0`)
  await db.run(
    sql`update work_item set snoozed_until = ${NOON}::timestamptz + interval '1 day' where item_id % 100 = 1`,
  )
  await db.run(sql`update work_item set done_at = ${NOON}, outcome = 'answered' where item_id % 100 = 2`)
}

/** What one is found by, drawn of who is there. */
const drawSearches = async (db: Database, each: number): Promise<Record<string, object[]>> => {
  const people = await db.rows<{ mobile: string; email: string; name: string }>(
    sql`select mobile_phone_number as mobile, email, first_name || ' ' || last_name as name from customer
      where first_name is not null order by md5(user_id::text) limit ${each}`,
  )
  const loans = await db.rows<{ ours: string; theirs: string }>(
    sql`select our_reference::text as ours, their_reference as theirs from lender_application order by md5(our_reference::text) limit ${each}`,
  )
  const complaints = await db.rows<{ number: string }>(
    sql`select number from complaint order by md5(number) limit ${each}`,
  )
  const { whole } = drawsFrom(seededRandom(7))
  return {
    mobile: people.map(({ mobile }) => ({ mobile })),
    'e-mail': people.map(({ email }) => ({ email })),
    name: people.map(({ name }) => ({ name })),
    'end of a PAN': people.map(() => ({ pan_last4: endings[whole(0, endings.length - 1)] })),
    complaint: complaints.map(({ number }) => ({ complaint_number: number })),
    application: loans.map(({ ours }) => ({ application_id: ours })),
    'lender’s reference': loans.map(({ theirs }) => ({ lender_reference: theirs })),
  }
}

/** Calls before those that count: code that has just started is slow. */
const WARM = 25

/** What a call takes, as its caller waits. */
const timesOf = async (
  bodies: readonly object[],
  call: (body: object) => Promise<void>,
): Promise<number[]> => {
  const waits: number[] = []
  for (const [place, body] of bodies.entries()) {
    const began = performance.now()
    await call(body)
    if (place >= WARM) waits.push(performance.now() - began)
  }
  return waits
}

const lineOf = (what: string, waits: readonly number[]): Line => {
  const p95 = quantile(waits, 0.95)
  return {
    what: `${what}, p95`,
    ours: inMilliseconds(p95),
    target: `≤ ${MOST_MS} ms`,
    met: p95 <= MOST_MS,
  }
}

const callerOf =
  (app: FastifyInstance, { headers }: SignedInStaff) =>
  async (method: 'GET' | 'POST', url: string, payload?: object): Promise<unknown> => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    if (answer.statusCode !== 200)
      throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
    return answer.json()
  }

/** Searches for people, and the list of work, among a million customers, over HTTP with all that they record. */
export const measureCare = async (report: Report, quick: boolean): Promise<void> => {
  const customers = quick ? QUICK_CUSTOMERS : CUSTOMERS
  const each = Math.min(actsAnHour.search, quick ? 40 : 120)
  await report.measure('care', () =>
    withAppAtNoon(async ({ app, db, pool, services }) => {
      await buildLender(db)
      const worker = await buildStaff(services, 1)
      await fillDatabase(pool, customers, NOON)
      await tellCustomers(db, services.vault)
      await addWork(db, customers, worker.staff_id)
      await db.run(sql`vacuum analyze`)
      const lines: Line[] = []
      for (const [by, searches] of Object.entries(await drawSearches(db, each))) {
        const call = callerOf(app, await buildStaff(services, 1))
        let found = 0
        const waits = await timesOf(searches, async (body) => {
          const { total } = (await call('POST', '/api/customer-care/search', body)) as { total: number }
          found += total
        })
        if (found === 0) throw new Error(`nobody was found by ${by}`)
        lines.push(lineOf(`a search by ${by} among ${customers} customers`, waits))
      }
      const call = callerOf(app, worker)
      const again = Array.from({ length: quick ? 40 : 120 }, () => ({}))
      for (const tab of ['open', 'free', 'late', 'mine', 'snoozed', 'done']) {
        let next: string | null = null
        const waits = await timesOf(again, async () => {
          const body: object = { tab, ...(next !== null && { after: next }) }
          const page = (await call('POST', '/api/work/list', body)) as { next: string | null }
          next = page.next
        })
        lines.push(lineOf(`pages of work, ${tab}, of ${Math.round(customers * WAITING)} that wait`, waits))
      }
      const counts = await timesOf(again, async () => void (await call('GET', '/api/work/counts')))
      lines.push(lineOf('the counts of the tabs', counts))
      const next = await timesOf(again, async () => void (await call('POST', '/api/work/next', {})))
      lines.push(lineOf('the next item of work', next))
      return lines
    }),
  )
}
