import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '../audit-log/record-event.ts'
import { verifyChain } from '../audit-log/verify-chain.ts'
import { forgetMessagesOf } from '../../customers/messages/messages.queries.ts'
import { addStaffSession, findStaffSession, touchSession } from '../sessions/sessions.queries.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { dropMonths, makeMonths } from './month-parts.ts'
import { listParts, monthColumns, type MonthTable } from './month-parts.queries.ts'
import { identifier, sql } from './sql.ts'

/** Far enough ahead that no part of today reaches there. */
const now = new Date('2091-03-31T23:30:00Z')
const tables = Object.keys(monthColumns) as MonthTable[]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const addMessage = (user_id: string, at: string) =>
  database.db
    .run(sql`insert into message (gateway_key, channel, recipient, user_id, template, language, body, created_at)
    values (gen_random_uuid(), 'sms', '9876543210', ${user_id}, 'passcode', 'en', 'body', ${at})`)
const partsOf = async (table: MonthTable, column = sql`true`) =>
  (
    await database.db.rows<{ part: string }>(
      sql`select distinct tableoid::regclass::text as part from ${identifier(table)} where ${column} order by 1`,
    )
  ).map(({ part }) => part)

test('this month and the next three have a part of their own, made once by however many processes', async () => {
  const user_id = randomUUID()
  await addMessage(user_id, '2091-04-01T00:00:00Z')
  const act = {
    auditActor: { kind: 'system', id: 'job', name: 'job' },
    action: 'staff.signed_in',
    ip: null,
  } as const
  for (const at of ['2091-03-31T23:59:59Z', '2091-04-02T00:00:00Z'])
    await database.db.transaction((tx) =>
      recordEvent(tx, { ...act, object_kind: 'staff', object_id: 1 }, new Date(at)),
    )
  expect(await partsOf('audit_entry')).toEqual(['audit_entry_other'])

  const made = await Promise.all([makeMonths(database.db, now), makeMonths(database.db, now)])
  const months = ['2091_03', '2091_04', '2091_05', '2091_06']
  const days = ['2091_03_31', '2091_04_01', '2091_04_02', '2091_04_03']
  expect(made.flat().sort()).toEqual(
    [
      ...tables.flatMap((table) => months.map((month) => `${table}_${month}`)),
      ...days.map((day) => `link_click_${day}`),
    ].toSorted(),
  )
  expect(await makeMonths(database.db, now)).toEqual([])

  // What had come before its part was there has moved into it, and nothing of it changed.
  expect(await partsOf('audit_entry')).toEqual(['audit_entry_2091_03', 'audit_entry_2091_04'])
  expect(await partsOf('message', sql`user_id = ${user_id}`)).toEqual(['message_2091_04'])
  expect(await verifyChain(database.db)).toMatchObject({ broken: null, head: { entry_id: 2 } })
  await expect(database.db.run(sql`update audit_entry set reason = 'x'`)).rejects.toThrow('never changed')
  await expect(database.db.run(sql`delete from audit_entry_2091_03`)).rejects.toThrow('never changed')
  await expect(database.db.run(sql`truncate audit_entry`)).rejects.toThrow('never changed')
})

test('a part has every check, key and reference of its table', async () => {
  const about = async (table: string) =>
    database.db
      .rows(sql`select contype, regexp_replace(pg_get_constraintdef(oid), '\\s+', ' ', 'g') as rule from pg_constraint
      where conrelid = ${table}::regclass and contype <> 'n' order by 1, 2`)
  for (const table of tables) {
    expect((await about(table)).length).toBeGreaterThan(0)
    for (const { name } of await listParts(database.db, table))
      expect([name, await about(name)]).toEqual([name, await about(table)])
  }
})

test('a live session is looked for in one part, and in two at the end of a month', async () => {
  const { staff_id } = await buildStaff({ db: database.db, now: () => now })
  const token_hash = createHash('sha256').update('a token').digest()
  const ends = new Date('2091-04-01T11:30:00Z')
  await addStaffSession(database.db, {
    token_hash,
    staff_id,
    now,
    absolute_expires_at: ends,
    ip_address: null,
  })
  expect(await findStaffSession(database.db, token_hash, now, 30)).toMatchObject({ staff_id })
  expect(await touchSession(database.db, token_hash, now)).toBe(1)
  expect(await findStaffSession(database.db, token_hash, ends, 3_000)).toBeNull()

  const look = async (at: Date) => {
    const until = new Date(at.getTime() + 86_400_000)
    const plan = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select staff_id from session where token_hash = '\\x01'
        and absolute_expires_at > '${at.toISOString()}' and absolute_expires_at <= '${until.toISOString()}'`,
    )
    return plan.rows.flatMap((row) => / on (session_\w+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
  }
  expect(await look(new Date('2091-05-10T00:00:00Z'))).toEqual(['session_2091_05'])
  expect(await look(now)).toEqual(['session_2091_03', 'session_2091_04'])
})

test('a person is forgotten in every part', async () => {
  const user_id = randomUUID()
  for (const at of ['2020-01-01', '2091-03-05', '2091-05-05', '2110-01-01']) await addMessage(user_id, at)
  expect(await partsOf('message', sql`user_id = ${user_id}`)).toEqual([
    'message_2091_03',
    'message_2091_05',
    'message_earlier',
    'message_other',
  ])
  expect(await forgetMessagesOf(database.db, { user_id, contacts: [], unproved: null })).toBe(4)
  expect(
    await database.db.rows(sql`select distinct recipient, body from message where user_id = ${user_id}`),
  ).toEqual([{ recipient: '', body: '' }])
})

test('a month goes when its last moment is past, and a busy table is left for another night', async () => {
  const before = new Date('2091-05-01T00:00:00Z')
  expect(await dropMonths(database.db, 'tracked_event', new Date('2091-03-31T23:59:59Z'))).toEqual([
    'tracked_event_earlier',
  ])
  const busy = await database.pool.connect()
  await busy.query('begin; select from tracked_event')
  expect(await dropMonths(database.db, 'tracked_event', before)).toEqual([])
  await busy.query('commit')
  busy.release()
  const both = await Promise.all([
    dropMonths(database.db, 'tracked_event', before),
    dropMonths(database.db, 'tracked_event', before),
  ])
  expect(both.flat().sort()).toEqual(['tracked_event_2091_03', 'tracked_event_2091_04'])
  expect((await listParts(database.db, 'tracked_event')).map(({ name }) => name)).toEqual([
    'tracked_event_2091_05',
    'tracked_event_2091_06',
  ])
  // What comes late still has a place.
  await database.db.run(
    sql`insert into tracked_event (category, goal, created_at) values ('a', 'b', '2091-03-01')`,
  )
  expect(await partsOf('tracked_event')).toEqual(['tracked_event_other'])
})
