import type { AuditEntry } from '@marketplace/contract/office/audit-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordEvent, type AuditEvent } from './record-event.ts'

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

it.each(['', '/object/lender/1'])('%j is for role 1 alone', async (path) => {
  for (const role of [2, 3] as const)
    expect((await ask(path, await buildStaff(test.services, role))).statusCode).toBe(403)
  expect((await test.app.inject({ url: `/api/audit-log${path}` })).statusCode).toBe(401)
})
