import type { ManagedGroup } from '@marketplace/contract/market/managed-groups'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { lenderCallsOf, someLenderName } from '../../testing/lender-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let lenders: ReturnType<typeof lenderCallsOf>
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  lenders = lenderCallsOf(test.app, admin)
})
afterAll(() => test.close())

const newGroup = async (name = someLenderName()): Promise<{ id: number; name: string }> =>
  (await lenders.post('/api/lender-group/create', { name })).json<{
    lenderGroup: { id: number; name: string }
  }>().lenderGroup
const newMember = async (...ids: number[]) => {
  const lender = await lenders.create()
  expect((await lenders.update(lender.lender_id, 'lender_group_ids', ids)).statusCode).toBe(200)
  return lender
}
const groupsOf = async (lender_id: number): Promise<number[]> =>
  (await lenders.read(lender_id)).lender_group_ids
const managed = async (): Promise<ManagedGroup[]> =>
  (await lenders.get('/api/lender-group/list')).json<{ data: ManagedGroup[] }>().data
const call = (verb: string, body: object, headers = {}) =>
  lenders.post(`/api/lender-group/${verb}`, body, headers)
const actsOf = (object_kind: string, id: number) =>
  test.db.rows(sql`select action, object_name, before, after, reason from audit_entry
    where object_kind = ${object_kind} and object_id = ${String(id)} order by entry_id desc limit 1`)

describe('GET /api/lender-group/list', () => {
  it('lists groups from A to Z with who is in them, deleted lenders left out', async () => {
    const [b, a] = [await newGroup('b group'), await newGroup('A group')]
    const member = await newMember(a.id, b.id)
    const gone = await newMember(a.id)
    await lenders.post('/api/safe-delete-lender', { lender_id: gone.lender_id })
    const listed = await managed()
    const inAll = {
      lender_id: member.lender_id,
      name: member.name,
      product_type: 'Personal Loans',
      lender_status: 0,
    }
    expect(listed.filter(({ id }) => [a.id, b.id].includes(id))).toEqual([
      { ...a, created_at: expect.any(String) as string, lenders: [inAll] },
      { ...b, created_at: expect.any(String) as string, lenders: [inAll] },
    ])
  })
})

describe('POST /api/lender-group/rename', () => {
  it('gives another name, once, and says so', async () => {
    const group = await newGroup()
    const member = await newMember(group.id)
    const name = someLenderName()
    const answer = await call('rename', { id: group.id, name }, { 'if-match': fieldTag(group.name) })
    expect(answer.json()).toEqual({
      success: true,
      message: 'Lender group renamed',
      data: { id: group.id, name },
    })
    expect(await groupsOf(member.lender_id)).toEqual([group.id])
    expect(await actsOf('lender_group', group.id)).toEqual([
      {
        action: 'lender_group.renamed',
        object_name: name,
        before: { name: group.name },
        after: { name },
        reason: null,
      },
    ])
    expect((await call('rename', { id: group.id, name })).statusCode).toBe(200)
    const stale = await call('rename', { id: group.id, name: 'x' }, { 'if-match': fieldTag(group.name) })
    expect(stale.json()).toMatchObject({ code: 'conflict', present: name })
  })

  it('refuses a name that another has, and what is no name; its own in other letters is taken', async () => {
    const [one, two] = [await newGroup(), await newGroup()]
    expect((await call('rename', { id: one.id, name: two.name.toUpperCase() })).json()).toMatchObject({
      code: 'name_taken',
      details: [{ field: 'name' }],
    })
    expect((await call('rename', { id: one.id, name: one.name.toUpperCase() })).statusCode).toBe(200)
    expect((await call('rename', { id: one.id, name: 'a.b' })).statusCode).toBe(400)
    expect((await call('rename', { id: 2_000_000_000, name: someLenderName() })).statusCode).toBe(404)
  })
})

describe('POST /api/lender-group/merge', () => {
  it('puts each lender once into the other group, deleted ones too, and logs each', async () => {
    const [from, into, third] = [await newGroup(), await newGroup(), await newGroup()]
    const moved = await newMember(third.id, from.id)
    const inBoth = await newMember(from.id, into.id)
    const gone = await newMember(from.id)
    await lenders.post('/api/safe-delete-lender', { lender_id: gone.lender_id })
    const answer = await call('merge', { id: from.id, into_id: into.id, reason: 'The same twice' })
    expect(answer.json()).toEqual({ success: true, message: 'Lender groups merged', data: { lenders: 2 } })
    expect(await groupsOf(moved.lender_id)).toEqual([third.id, into.id])
    expect(await groupsOf(inBoth.lender_id)).toEqual([into.id])
    await lenders.post('/api/lender/restore', { lender_id: gone.lender_id })
    expect(await groupsOf(gone.lender_id)).toEqual([into.id])
    expect((await managed()).map(({ id }) => id)).not.toContain(from.id)
    expect(await actsOf('lender_group', from.id)).toMatchObject([
      {
        action: 'lender_group.merged',
        object_name: from.name,
        before: { name: from.name },
        after: { merged_into: into.name },
        reason: 'The same twice',
      },
    ])
    expect(await actsOf('lender', moved.lender_id)).toEqual([
      {
        action: 'lender.updated',
        object_name: moved.name,
        before: { lender_group_ids: [third.id, from.id] },
        after: { lender_group_ids: [third.id, into.id] },
        reason: 'The same twice',
      },
    ])
  })

  it('refuses a group with itself, and groups that are not there', async () => {
    const { id } = await newGroup()
    expect((await call('merge', { id, into_id: id })).json()).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'into_id', message: 'Choose another group' }],
    })
    expect((await call('merge', { id, into_id: 2_000_000_000 })).statusCode).toBe(404)
    expect((await call('merge', { id: 2_000_000_000, into_id: id })).statusCode).toBe(404)
  })
})

describe('POST /api/lender-group/delete', () => {
  it('takes every lender out and notes that no reason was given', async () => {
    const [group, other] = [await newGroup(), await newGroup()]
    const member = await newMember(group.id, other.id)
    const answer = await call('delete', { id: group.id })
    expect(answer.json()).toEqual({ success: true, message: 'Lender group deleted', data: { lenders: 1 } })
    expect(await groupsOf(member.lender_id)).toEqual([other.id])
    expect(await actsOf('lender_group', group.id)).toMatchObject([
      {
        action: 'lender_group.deleted',
        before: { name: group.name, lenders: [member.name] },
        reason: 'No reason was given',
      },
    ])
    expect((await call('delete', { id: group.id })).statusCode).toBe(404)
  })

  it('leaves no lender in a group that is gone, however many act at once', async () => {
    const group = await newGroup()
    const members = [await lenders.create(), await lenders.create(), await lenders.create()]
    const answers = await Promise.all([
      ...members.map(({ lender_id }) => lenders.update(lender_id, 'lender_group_ids', [group.id])),
      call('delete', { id: group.id }),
      ...members.map(({ lender_id }) => lenders.update(lender_id, 'priority', 3)),
    ])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    for (const { lender_id } of members) expect(await groupsOf(lender_id)).toEqual([])
  })
})

it.each(['rename', 'merge', 'delete'])('%s is for role 1', async (verb) => {
  const { id } = await newGroup()
  const body = { id, ...(verb === 'rename' && { name: 'x' }), ...(verb === 'merge' && { into_id: id + 1 }) }
  for (const role of [2, 3] as const) {
    const { headers } = await buildStaff(test.services, role)
    const url = `/api/lender-group/${verb}`
    expect((await test.app.inject({ method: 'POST', url, headers, payload: body })).statusCode).toBe(403)
    expect((await test.app.inject({ url: '/api/lender-group/list', headers })).statusCode).toBe(403)
  }
})
