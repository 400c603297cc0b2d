import type { AuditEntry } from '@marketplace/contract/office/audit-log'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'
import { recordEvent, recordEvents, type AuditEvent } from './record-event.ts'

let test: TestApp
let admin: SignedInStaff
const write = (at: string, act: Partial<AuditEvent>): Promise<void> =>
  test.db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor: { kind: 'staff', id: 1, name: 'asha' },
        action: 'lender.updated',
        object_kind: 'lender',
        object_id: 1,
        ip: null,
        ...act,
      },
      new Date(at),
    ),
  )
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services)
  // 18:30 UTC is midnight in India.
  await write('2026-11-18T18:29:59.999Z', {
    object_name: 'Shakti',
    before: { a: 1 },
    after: { a: 2 },
    reason: 'why',
  })
  await write('2026-11-18T18:30:00Z', { action: 'lender.created', object_id: 2, ip: '10.0.0.1' })
  await write('2026-11-19T10:00:00Z', { action: 'lender_group.created', object_kind: 'lender_group' })
  await write('2026-11-19T18:29:59.999Z', { auditActor: { kind: 'partner', id: 7, name: 'Chandni Mart' } })
  await write('2026-11-19T18:30:00Z', {
    auditActor: { kind: 'system', id: 'job', name: 'job' },
    action: 'partner.updated',
    object_kind: 'partner',
    object_id: 7,
    on_behalf_of: 'asha',
  })
})
afterAll(() => test.close())

const ask = (path: string, by: Pick<SignedInStaff, 'headers'> = admin) =>
  test.app.inject({ url: `/api/audit-log${path}`, headers: by.headers })
const ids = async (path: string): Promise<{ ids: number[]; total: number }> => {
  const { data, total } = (await ask(path)).json<{ data: AuditEntry[]; total: number }>()
  return { ids: data.map(({ entry_id }) => entry_id), total }
}

describe('GET /api/audit-log', () => {
  it('shows every fact of an entry', async () => {
    const answer = await ask('?page_size=1&page=5')
    expect(answer.json()).toEqual({
      success: true,
      total: 5,
      is_exact: 1,
      data: [
        {
          entry_id: 1,
          at: '2026-11-18T18:29:59.999Z',
          actor_kind: 'staff',
          actor_id: '1',
          actor_name: 'asha',
          on_behalf_of: null,
          action: 'lender.updated',
          object_kind: 'lender',
          object_id: '1',
          object_name: 'Shakti',
          before: { a: 1 },
          after: { a: 2 },
          reason: 'why',
          reason_gone: 0,
          ip: null,
        },
      ],
    })
  })

  it.each([
    ['', [5, 4, 3, 2, 1]],
    ['?page_size=2', [5, 4], 5],
    ['?page_size=2&page=3', [1], 5],
    ['?page=9', [], 5],
    ['?object_kind=lender', [4, 2, 1]],
    ['?object_kind=lender&object_id=1', [4, 1]],
    ['?actor=ASHA', [3, 2, 1]],
    ['?actor=chandni%20mart', [4]],
    ['?actor=ash', []],
    ['?action=lender', [4, 2, 1]],
    ['?action=lender.created', [2]],
    ['?action=lend', []],
    ['?action=lender_group', [3]],
    ['?from=2026-11-19', [5, 4, 3, 2]],
    ['?to=2026-11-19', [4, 3, 2, 1]],
    ['?from=2026-11-19&to=2026-11-19', [4, 3, 2]],
    ['?from=2026-11-20&actor=asha', []],
  ] as [string, number[], number?][])('%s lists %j', async (path, expected, total = expected.length) => {
    expect(await ids(path)).toEqual({ ids: expected, total })
  })

  it('counts to 10,000 and says that there are more, and counts all where it is asked to', async () => {
    // The rows of a count need no chain.
    await test.db
      .run(sql`insert into audit_entry (entry_id, at, actor_kind, actor_id, actor_name, action, object_kind, object_id,
        before, after, previous_hash, entry_hash)
      select 1000 + n, '2026-12-01T00:00:00Z', 'system', 'many', 'many', 'many.counted', 'many', '1', 'null', 'null', '', ''
      from generate_series(1, 10001) as n`)
    const count = async (path: string) => {
      const { total, is_exact } = (await ask(path)).json<{ total: number; is_exact: number }>()
      return [total, is_exact]
    }
    expect(await count('?action=many')).toEqual([10_000, 0])
    expect(await count('?action=many&page=150&page_size=50')).toEqual([10_000, 0])
    expect(await count('?action=many&count=exact')).toEqual([10_001, 1])
    expect(await count('?action=lender')).toEqual([3, 1])
    const last = (await ask('?action=many&page=201&page_size=50')).json<{ data: AuditEntry[] }>()
    expect(last.data.map(({ entry_id }) => entry_id)).toEqual([1_001])
    await test.db.run(sql`alter table audit_entry disable trigger audit_entry_immutable`)
    await test.db.run(sql`delete from audit_entry where action = 'many.counted'`)
    await test.db.run(sql`alter table audit_entry enable trigger audit_entry_immutable`)
  })

  it.each(['?page=0', '?page_size=201', '?from=2026-13-01', '?to=yesterday', '?action=', '?object_id=a%00'])(
    'refuses %s',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(400)
    },
  )
})

describe('GET /api/audit-log/object', () => {
  it.each([
    ['/object/lender/1', [4, 1]],
    ['/object/lender/1?page_size=1&page=2', [1], 2],
    ['/object/lender/3', []],
    ['/object/nothing/1', []],
  ] as [string, number[], number?][])('%s lists %j', async (path, expected, total = expected.length) => {
    expect(await ids(path)).toEqual({ ids: expected, total })
  })
})

describe('POST /api/audit-log/export', () => {
  const take = (payload: object, by: Pick<SignedInStaff, 'headers'> = admin) =>
    test.app.inject({ method: 'POST', url: '/api/audit-log/export', payload, headers: by.headers })
  const numbers = (body: string): number[] =>
    Papa.parse<{ Entry: string }>(body, { header: true, skipEmptyLines: true }).data.map(({ Entry }) =>
      Number(Entry),
    )

  it('holds what the filters name, newest first, and is on the log itself', async () => {
    const answer = await take({ action: 'lender', to: '2026-11-19' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"')
    expect(numbers(answer.body)).toEqual([4, 2, 1])
    const [newest] = (await ask('?page_size=1')).json<{ data: AuditEntry[] }>().data
    expect(newest).toMatchObject({
      action: 'audit_log.export',
      object_kind: 'audit_log',
      after: { action: 'lender', to: '2026-11-19', from: null, up_to: 5 },
    })
  })

  it('is as long as it has to be, and ends with what stood when it was begun', async () => {
    const before = (await ids('?page_size=1')).total
    const act = {
      auditActor: { kind: 'system', id: 'long', name: 'long' },
      action: 'long.file',
      object_kind: 'long',
      object_id: 1,
      ip: null,
    } as const
    await test.db.transaction((tx) =>
      recordEvents(
        tx,
        Array.from({ length: 2_300 }, () => act),
        new Date('2026-11-20T00:00:00Z'),
      ),
    )
    const all = numbers((await take({})).body)
    expect(all).toEqual(Array.from({ length: before + 2_300 }, (_, n) => before + 2_300 - n))
    expect(numbers((await take({ action: 'long' })).body)).toHaveLength(2_300)
    expect(numbers((await take({ action: 'nothing' })).body)).toEqual([])
  })

  it('leaves words about a customer to the page', async () => {
    await write('2026-11-20T00:00:00Z', {
      action: 'customer.unmask',
      object_kind: 'customer',
      object_id: 'c1',
      reason: 'She asked us to',
    })
    const { body } = await take({ action: 'customer' })
    expect(body).toContain('customer.unmask')
    expect(body).not.toContain('She asked')
  })

  it('is for role 1 alone, and takes no other field', async () => {
    for (const role of [2, 3] as const)
      expect((await take({}, await buildStaff(test.services, role))).statusCode).toBe(403)
    expect((await take({ page: 1 })).statusCode).toBe(400)
    expect((await take({ from: '2026-13-01' })).statusCode).toBe(400)
  })
})

it.each(['', '/object/lender/1'])('%j is for role 1 alone', async (path) => {
  for (const role of [2, 3] as const)
    expect((await ask(path, await buildStaff(test.services, role))).statusCode).toBe(403)
  expect((await test.app.inject({ url: `/api/audit-log${path}` })).statusCode).toBe(401)
})
