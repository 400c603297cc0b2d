import type { SavedView } from '@marketplace/contract/office/saved-views'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let analyst: SignedInStaff
let caller: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  analyst = await buildStaff(test.services, 2)
  caller = await buildStaff(test.services, 3)
})
afterAll(() => test.close())
beforeEach(() => test.db.run(sql`delete from saved_view`))

const post = (who: SignedInStaff, verb: string, body: object) =>
  callsOf(test.app, who).post(`/api/saved-views/${verb}`, body)
const view = (change: object = {}) => ({
  view_id: null,
  list: 'complaints',
  name: 'Due this week',
  query: 'view=due&mine=1',
  columns: '{"hidden":["brand"]}',
  ...change,
})
const save = async (who: SignedInStaff, change: object = {}): Promise<SavedView> => {
  const answer = await post(who, 'save', view(change))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: SavedView }>().data
}
const list = async (who: SignedInStaff, name = 'complaints') =>
  callsOf(test.app, who).get(`/api/saved-views?list=${name}`)
const namesOf = async (who: SignedInStaff): Promise<string[]> =>
  (await list(who)).json<{ data: SavedView[] }>().data.map(({ name }) => name)
const lastAct = () =>
  test.db.row(
    sql`select actor_name, action, object_name, before, after from audit_entry order by entry_id desc limit 1`,
  )

it('is kept for who made it, in every role, and found by its list', async () => {
  for (const who of [admin, analyst, caller]) {
    const saved = await save(who)
    expect(saved).toEqual({
      view_id: expect.any(Number) as number,
      list: 'complaints',
      name: 'Due this week',
      query: 'view=due&mine=1',
      columns: '{"hidden":["brand"]}',
      is_shared: 0,
      is_own: 1,
      owner_name: 'Test Staff',
      updated_at: test.clock.now().toISOString(),
    })
    expect((await list(who)).json()).toEqual({ success: true, data: [saved] })
    expect((await list(who, 'csr-portal')).json()).toEqual({ success: true, data: [] })
  }
  expect(await lastAct()).toMatchObject({
    actor_name: caller.username,
    action: 'saved_view.add',
    object_name: 'Due this week',
    before: null,
    after: { list: 'complaints', name: 'Due this week', is_shared: 0 },
  })
})

it('leaves what is searched for out of the log', async () => {
  const query = 'q=9876543210'
  const { view_id } = await save(admin, { query, columns: '{"hidden":["9876543210"]}' })
  await post(admin, 'save', view({ view_id, query: `${query}1` }))
  expect(await lastAct()).toMatchObject({
    action: 'saved_view.save',
    before: { list: 'complaints', name: 'Due this week', is_shared: 0 },
    after: { list: 'complaints', name: 'Due this week', is_shared: 0, changed: ['query', 'columns'] },
  })
  await post(admin, 'rename', { view_id, name: 'Other' })
  await post(admin, 'share', { view_id, is_shared: 1 })
  await post(admin, 'delete', { view_id })
  const entries = await test.db.rows<{ before: object | null; after: object | null }>(
    sql`select before, after from audit_entry where object_kind = 'saved_view' and object_id = ${String(view_id)}`,
  )
  expect(entries).toHaveLength(5)
  expect(JSON.stringify(entries)).not.toContain('9876543210')
})

it('is saved over, renamed and deleted by its owner; the same again is not logged', async () => {
  const { view_id } = await save(admin)
  const over = await post(admin, 'save', view({ view_id, query: 'view=all', columns: null }))
  expect(over.json()).toMatchObject({
    message: 'View saved',
    data: { view_id, query: 'view=all', columns: null },
  })
  expect(await lastAct()).toMatchObject({
    action: 'saved_view.save',
    after: { changed: ['query', 'columns'] },
  })
  const renamed = await post(admin, 'rename', { view_id, name: ' All of them ' })
  expect(renamed.json()).toMatchObject({ message: 'View renamed', data: { name: 'All of them' } })
  const acts = () => test.db.row<{ total: number }>(sql`select count(*) as total from audit_entry`)
  const before = await acts()
  await post(admin, 'rename', { view_id, name: 'All of them' })
  await post(admin, 'save', view({ view_id, name: 'All of them', query: 'view=all', columns: null }))
  expect(await acts()).toEqual(before)
  const deleted = await post(admin, 'delete', { view_id })
  expect(deleted.json()).toEqual({ success: true, message: 'View deleted' })
  expect(await namesOf(admin)).toEqual([])
  expect(await lastAct()).toMatchObject({ action: 'saved_view.delete', after: null })
})

describe('a shared view', () => {
  it('is read by all who may open the list, after their own, until it is shared no more', async () => {
    const { view_id } = await save(analyst, { name: 'A shared one' })
    await save(admin, { name: 'Zebra' })
    await save(analyst, { name: 'Not shared' })
    const shared = await post(analyst, 'share', { view_id, is_shared: 1 })
    expect(shared.json()).toMatchObject({ message: 'View shared', data: { is_shared: 1, is_own: 1 } })
    expect(await lastAct()).toMatchObject({ action: 'saved_view.share' })
    expect(await namesOf(admin)).toEqual(['Zebra', 'A shared one'])
    expect((await list(caller)).json()).toMatchObject({
      data: [{ view_id, is_own: 0, is_shared: 1, owner_name: 'Test Staff' }],
    })
    // Saved over, it stays shared.
    await post(analyst, 'save', view({ view_id, name: 'A shared one', query: 'q=1' }))
    expect(await namesOf(caller)).toEqual(['A shared one'])
    const taken = await post(analyst, 'share', { view_id, is_shared: 0 })
    expect(taken.json()).toMatchObject({ message: 'View is yours alone again' })
    expect(await namesOf(admin)).toEqual(['Zebra'])
  })

  it('is changed by its owner alone', async () => {
    const { view_id } = await save(analyst)
    await post(analyst, 'share', { view_id, is_shared: 1 })
    const tries = [
      await post(admin, 'save', view({ view_id, query: '' })),
      await post(admin, 'rename', { view_id, name: 'Mine' }),
      await post(admin, 'share', { view_id, is_shared: 0 }),
    ]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await list(admin)).json()).toMatchObject({ data: [{ view_id, query: 'view=due&mine=1' }] })
  })

  it('is deleted by its owner and by an administrator; a view that is not shared by its owner alone', async () => {
    const { view_id } = await save(analyst)
    const remove = async (who: SignedInStaff) => (await post(who, 'delete', { view_id })).statusCode
    expect(await remove(admin)).toBe(404)
    await post(analyst, 'share', { view_id, is_shared: 1 })
    expect(await remove(caller)).toBe(404)
    expect(await remove(await buildStaff(test.services, 2))).toBe(404)
    expect(await remove(admin)).toBe(200)
    expect(await lastAct()).toMatchObject({
      actor_name: admin.username,
      action: 'saved_view.delete',
      before: { list: 'complaints', name: 'Due this week', is_shared: 1 },
      after: null,
    })
    expect(await namesOf(analyst)).toEqual([])
  })

  it('is not shown of somebody who may not sign in any more', async () => {
    const gone = await buildStaff(test.services, 2)
    const { view_id } = await save(gone)
    await post(gone, 'share', { view_id, is_shared: 1 })
    await save(caller, { name: 'Own' })
    expect(await namesOf(caller)).toEqual(['Own', 'Due this week'])
    await test.db.run(sql`update staff set disabled_at = now() where staff_id = ${gone.staff_id}`)
    expect(await namesOf(caller)).toEqual(['Own'])
    expect(await namesOf(admin)).toEqual([])
  })

  it('is not shared by a caller', async () => {
    const { view_id } = await save(caller)
    expect((await post(caller, 'share', { view_id, is_shared: 1 })).statusCode).toBe(403)
  })
})

it('is for who may open the list', async () => {
  const { view_id } = await save(admin, { list: 'lenders' })
  await post(admin, 'share', { view_id, is_shared: 1 })
  for (const who of [analyst, caller]) {
    expect((await list(who, 'lenders')).json()).toMatchObject({ code: 'not_permitted' })
    expect((await post(who, 'save', view({ list: 'lenders' }))).statusCode).toBe(403)
  }
  expect((await list(analyst, 'dashboard.queue-rows')).statusCode).toBe(200)
  expect((await list(caller, 'dashboard.queue-rows')).statusCode).toBe(403)
})

it('has a name that no other of one’s own has in its list', async () => {
  const [one, two] = [await save(admin), await save(admin, { name: 'Other' })]
  const taken = { code: 'name_taken', details: [{ field: 'name' }] }
  expect((await post(admin, 'save', view({ name: 'DUE this week' }))).json()).toMatchObject(taken)
  expect((await post(admin, 'rename', { view_id: two.view_id, name: one.name })).json()).toMatchObject(taken)
  expect((await post(admin, 'save', view({ view_id: two.view_id }))).json()).toMatchObject(taken)
  await save(admin, { list: 'csr-portal' })
  await save(analyst)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(admin, 'save', view({ name: 'Once' }))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409,
  ])
})

it('keeps 50 of a list', async () => {
  await test.db.run(sql`insert into saved_view (staff_id, list, name, query, created_at, updated_at)
    select ${admin.staff_id}, 'complaints', 'View ' || n, '', now(), now() from generate_series(1, 49) n`)
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => post(admin, 'save', view({ name }))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
    code: 'saved_views_full',
  })
  await save(admin, { list: 'csr-portal' })
})

it('keeps 300 in all, whatever the lists are called', async () => {
  await test.db.run(sql`insert into saved_view (staff_id, list, name, query, created_at, updated_at)
    select ${admin.staff_id}, 'lenders.' || chr(97 + n / 25), 'View ' || n, '', now(), now() from generate_series(0, 298) n`)
  const { view_id } = await save(admin)
  expect((await post(admin, 'save', view({ name: 'One more' }))).json()).toMatchObject({
    code: 'saved_views_full',
  })
  await save(admin, { view_id, query: 'view=all' })
  await save(analyst)
})

it.each([
  ['a list that is not there', { list: 'boats' }, 'list'],
  ['no name', { name: '  ' }, 'name'],
  ['a query too long', { query: 'q'.repeat(2_001) }, 'query'],
  ['columns that are no record', { columns: '[1]' }, 'columns'],
])('refuses %s', async (_, change, field) => {
  const answer = await post(admin, 'save', view(change))
  expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field }] })
})

it('a view of one list is not saved over with another', async () => {
  const { view_id } = await save(admin)
  expect((await post(admin, 'save', view({ view_id, list: 'csr-portal' }))).statusCode).toBe(404)
})

it('is no customer’s', async () => {
  const customer = await buildCustomer(test.services)
  const answer = await test.app.inject({
    url: '/api/saved-views?list=complaints',
    headers: customer.headers,
  })
  expect(answer.statusCode).toBe(401)
})
