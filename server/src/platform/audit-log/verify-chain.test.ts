import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, type Sql } from '../db/sql.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { findAuditHead } from './audit-log.queries.ts'
import { recordEvent, recordEvents, type AuditEvent } from './record-event.ts'
import { readKnownEntry, reportChain, verifyChain } from './verify-chain.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const act = (n: number, facts: Partial<AuditEvent> = {}): AuditEvent => ({
  auditActor: { kind: 'staff', id: 7, name: 'asha' },
  action: 'lender.updated',
  object_kind: 'lender',
  object_id: n,
  object_name: `Lender ${n}`,
  before: { rate: 12.5, tags: ['a', { z: 1, b: null }] },
  after: { rate: 13, tags: [], note: 'नमस्ते' },
  reason: 'asked for',
  ip: '10.0.0.1',
  ...facts,
})
const at = new Date('2026-11-20T06:00:00.123Z')

/** As somebody who owns the tables could: the triggers are off meanwhile. */
const tamper = (...statements: Sql[]): Promise<void> =>
  test.db.transaction(async (tx) => {
    await tx.run(sql`alter table audit_entry disable trigger user`)
    for (const statement of statements) await tx.run(statement)
    await tx.run(sql`alter table audit_entry enable trigger user`)
  })

const ENTRIES = 12
beforeEach(async () => {
  await tamper(
    sql`truncate audit_entry`,
    sql`update audit_head set entry_id = 0, entry_hash = decode(repeat('00', 32), 'hex')`,
  )
  await test.db.transaction((tx) =>
    recordEvents(
      tx,
      Array.from({ length: ENTRIES }, (_, index) => act(index + 1)),
      at,
    ),
  )
})
const broken = async () => (await verifyChain(test.db)).broken

it('holds as it was written, with values of every kind, and is empty at first', async () => {
  const values = [
    { before: 0.1, after: -1e-7 },
    { before: 1e21, after: 123_456_789.12 },
    { before: '', after: 'a"b\\c\n\u2028' },
    { before: true, after: [[], {}, ''] },
    { before: { b: { d: 1, c: 2 }, a: 0 }, after: null },
    { before: { ए: 'ऐ', é: 'é', A: 1, a: 2 } },
    { on_behalf_of: 'partner 7', auditActor: { kind: 'system', id: 'job', name: 'job' } as const },
  ]
  await test.db.transaction((tx) =>
    recordEvents(
      tx,
      values.map((facts) => act(1, facts)),
      at,
    ),
  )
  expect(await verifyChain(test.db)).toEqual({ broken: null, head: await findAuditHead(test.db) })
  await tamper(
    sql`truncate audit_entry`,
    sql`update audit_head set entry_id = 0, entry_hash = decode(repeat('00', 32), 'hex')`,
  )
  expect(await verifyChain(test.db)).toMatchObject({ broken: null, head: { entry_id: 0 } })
})

it('is longer than one batch of reading', async () => {
  await test.db.transaction((tx) =>
    recordEvents(
      tx,
      Array.from({ length: 2_100 }, () => act(1)),
      at,
    ),
  )
  expect(await verifyChain(test.db)).toMatchObject({ broken: null, head: { entry_id: ENTRIES + 2_100 } })
  await tamper(sql`update audit_entry set reason = 'other' where entry_id = 2003`)
  expect(await broken()).toMatchObject({ entry_id: 2_003 })
}, 60_000)

it('is written in one line by many at once', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => test.db.transaction((tx) => recordEvent(tx, act(n), at))),
  )
  expect(await verifyChain(test.db)).toMatchObject({ broken: null, head: { entry_id: ENTRIES + 30 } })
})

it('is not changed through the database’s front door', async () => {
  for (const statement of [
    sql`update audit_entry set actor_name = 'ravi' where entry_id = 3`,
    sql`delete from audit_entry where entry_id = 12`,
    sql`truncate audit_entry`,
  ])
    await expect(test.db.run(statement)).rejects.toThrow(/append-only|refused|never/i)
})

describe('tampering is found at its entry', () => {
  it.each([
    ['at', sql`at = at + interval '1 millisecond'`],
    ['a thousandth of it', sql`at = at + interval '501 microseconds'`],
    ['actor_kind', sql`actor_kind = 'system'`],
    ['actor_id', sql`actor_id = '8'`],
    ['actor_name', sql`actor_name = 'ravi'`],
    ['on_behalf_of', sql`on_behalf_of = 'ravi'`],
    ['action', sql`action = 'lender.created'`],
    ['object_kind', sql`object_kind = 'partner'`],
    ['object_id', sql`object_id = '9'`],
    ['object_name', sql`object_name = null`],
    ['before', sql`before = jsonb_set(before, '{rate}', '12.6')`],
    ['after', sql`after = null`],
    ['reason', sql`reason = ''`],
    ['ip', sql`ip = '10.0.0.2'`],
  ])('%s', async (_field, change) => {
    await tamper(sql`update audit_entry set ${change} where entry_id = 5`)
    expect(await broken()).toEqual({ entry_id: 5, what: 'was changed after it was written' })
  })

  it('a hash of its own', async () => {
    await tamper(sql`update audit_entry set entry_hash = sha256('x') where entry_id = 5`)
    expect(await broken()).toEqual({ entry_id: 5, what: 'was changed after it was written' })
  })

  it('a change with its hash computed again shows at the next one', async () => {
    await tamper(
      sql`update audit_entry e set actor_name = o.actor_name, previous_hash = o.previous_hash, entry_hash = o.entry_hash
        from audit_entry o where e.entry_id = 5 and o.entry_id = 4`,
    )
    expect(await broken()).toEqual({ entry_id: 5, what: 'does not follow from the entry before it' })
  })

  it('one taken out, and the first one', async () => {
    await tamper(sql`delete from audit_entry where entry_id = 5`)
    expect(await broken()).toEqual({ entry_id: 5, what: 'missing: entry 6 follows entry 4' })
    await tamper(sql`delete from audit_entry where entry_id < 5`)
    expect(await broken()).toEqual({ entry_id: 1, what: 'missing: entry 6 follows entry 0' })
  })

  it('two in another order', async () => {
    await tamper(
      sql`update audit_entry set entry_id = 100 where entry_id = 5`,
      sql`update audit_entry set entry_id = 5 where entry_id = 6`,
      sql`update audit_entry set entry_id = 6 where entry_id = 100`,
    )
    expect(await broken()).toMatchObject({ entry_id: 5 })
  })

  it('a tail that was cut off, one entry or all of them', async () => {
    await tamper(sql`delete from audit_entry where entry_id = 12`)
    expect(await broken()).toEqual({ entry_id: 12, what: 'missing: entries up to 12 were cut off' })
    await tamper(sql`delete from audit_entry where entry_id > 7`)
    expect(await broken()).toEqual({ entry_id: 8, what: 'missing: entries up to 12 were cut off' })
    await tamper(sql`delete from audit_entry`)
    expect(await broken()).toEqual({ entry_id: 1, what: 'missing: entries up to 12 were cut off' })
  })

  it('an end that was put back, taken away or pointed elsewhere', async () => {
    await tamper(sql`update audit_head set entry_id = 10`)
    expect(await broken()).toEqual({ entry_id: 11, what: 'was added past the end of the chain' })
    await tamper(sql`update audit_head set entry_id = 12, entry_hash = sha256('x')`)
    expect(await broken()).toMatchObject({ entry_id: 12 })
    await tamper(sql`delete from audit_head`)
    expect(await broken()).toMatchObject({ entry_id: 12 })
    await tamper(sql`insert into audit_head (entry_id, entry_hash) values (0, sha256('x'))`)
  })

  it('a tail cut off together with the end shows against what an earlier run printed', async () => {
    const known = [await findAuditHead(test.db)].filter((head) => head !== null)
    await tamper(
      sql`delete from audit_entry where entry_id > 7`,
      sql`update audit_head set entry_id = 7, entry_hash = (select entry_hash from audit_entry where entry_id = 7)`,
    )
    expect(await broken()).toBeNull()
    expect(await verifyChain(test.db, known)).toEqual({
      broken: { entry_id: 8, what: 'missing: entry 12 was there before' },
    })
    // A whole new chain of the same length.
    await test.db.transaction((tx) =>
      recordEvents(
        tx,
        Array.from({ length: 5 }, () => act(99)),
        at,
      ),
    )
    expect(await broken()).toBeNull()
    expect(await verifyChain(test.db, known)).toEqual({
      broken: { entry_id: 12, what: 'has another hash than it had before' },
    })
  })
})

describe('what the command prints', () => {
  it('names the number and the end, which it can be given the next time', async () => {
    const text = reportChain(await verifyChain(test.db), 3)
    const named = /12 entries, every link holds\. The last is ([0-9]+:[0-9a-f]{64})\n/.exec(text)?.[1] ?? ''
    expect(await verifyChain(test.db, [readKnownEntry(named)])).toMatchObject({ broken: null })
  })

  it('names the first broken link', async () => {
    await tamper(sql`update audit_entry set reason = 'other' where entry_id in (9, 4)`)
    const verified = await verifyChain(test.db)
    expect(() => reportChain(verified, 0)).toThrow(
      'The audit log is broken at entry 4: was changed after it was written.',
    )
  })

  it.each(['', '12', '12:abc', 'x:0', `-1:${'0'.repeat(64)}`])('%j names no entry', (text) => {
    expect(() => readKnownEntry(text)).toThrow('number:hash')
  })
})
