import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let admin: SignedInStaff
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  admin = await buildStaff(running.services, 1)
  calls = callsOf(running.app, admin)
})
afterAll(() => running.close())

test('a group is made, logged, and listed from A to Z under both names', async () => {
  expect((await calls.get('/api/lender-group/get-all')).json()).toEqual({
    success: true,
    lenderGroups: [],
    data: [],
  })
  const made = await calls.post('/api/lender-group/create', { name: 'Small banks-2_a' })
  expect(made.json()).toEqual({
    success: true,
    message: 'Lender group created successfully!',
    lenderGroup: { id: expect.any(Number) as number, name: 'Small banks-2_a' },
    data: { id: expect.any(Number) as number, name: 'Small banks-2_a' },
  })
  await calls.post('/api/lender-group/create', { name: 'banks' })
  const { lenderGroups, data } = (await calls.get('/api/lender-group/get-all')).json<{
    lenderGroups: { name: string }[]
    data: object
  }>()
  expect(lenderGroups.map(({ name }) => name)).toEqual(['banks', 'Small banks-2_a'])
  expect(data).toEqual(lenderGroups)
  expect(
    await running.db.row(
      sql`select actor_name, action, object_name, after from audit_entry where object_kind = 'lender_group' limit 1`,
    ),
  ).toEqual({
    actor_name: admin.username,
    action: 'lender_group.created',
    object_name: 'Small banks-2_a',
    after: { name: 'Small banks-2_a' },
  })
})

test.each(['', ' ', ' a', 'a ', 'a.b', 'a/b', 'नाम', 'x'.repeat(61), 1, null])(
  'the name %j is refused',
  async (name) => {
    expect((await calls.post('/api/lender-group/create', { name })).json()).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'name' }],
    })
  },
)

test('a name is given once, whatever its case', async () => {
  const tries = await Promise.all(
    ['Once', 'ONCE', 'once'].map((name) => calls.post('/api/lender-group/create', { name })),
  )
  expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(tries.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'name_taken',
    message: 'This name is taken already',
  })
})

test('only role 1 of staff', async () => {
  const strangers = [
    [(await buildStaff(running.services, 2)).headers, 403],
    [(await buildStaff(running.services, 3)).headers, 403],
    [(await buildCustomer(running.services)).headers, 401],
    [{}, 401],
  ] as const
  for (const [headers, status] of strangers) {
    const listed = await running.app.inject({ url: '/api/lender-group/get-all', headers })
    const made = await running.app.inject({
      method: 'POST',
      url: '/api/lender-group/create',
      headers,
      payload: { name: 'Mine' },
    })
    expect([listed.statusCode, made.statusCode]).toEqual([status, status])
  }
})
