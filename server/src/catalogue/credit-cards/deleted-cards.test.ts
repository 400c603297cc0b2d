import { randomUUID } from 'node:crypto'
import type { DeletedCard } from '@marketplace/contract/catalogue/deleted-cards'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services, 1)
  calls = callsOf(test.app, admin)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.run(sql`delete from card_click`)
  await test.db.run(sql`delete from credit_card`)
})

const remove = (category_id: string, reason?: string) =>
  calls.post('/api/safe-delete-credit-card', { category_id, ...(reason !== undefined && { reason }) })
const restore = (category_id: string, more: object = {}) =>
  calls.post('/api/credit-card/restore', { category_id, ...more })
const deleted = async (): Promise<DeletedCard[]> =>
  (await calls.get('/api/credit-card/deleted')).json<{ data: DeletedCard[] }>().data
const listed = async () =>
  (await calls.get('/api/get-credit-cards-data')).json<{ data: { category_id: string; status: number }[] }>()
    .data
const lastAct = () =>
  test.db.row(
    sql`select action, object_id, object_name, before, after, reason from audit_entry order by entry_id desc limit 1`,
  )

describe('a reason', () => {
  it('of a live card that goes off stands in the log, and that there is none', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const turn = async (value: 0 | 1, reason?: string) => {
      const body = { category_id, property: 'status', value, ...(reason !== undefined && { reason }) }
      expect((await calls.post('/api/update-credit-card-data', body)).statusCode).toBe(200)
      return ((await lastAct()) as { reason: string | null }).reason
    }
    expect(await turn(0)).toBe('No reason was given')
    expect(await turn(1)).toBeNull()
    expect(await turn(0, 'The issuer stopped it')).toBe('The issuer stopped it')
  })

  it('of many that go off at once stands at each', async () => {
    const ids = [await buildCard(test.db, { status: 1 }), await buildCard(test.db, { status: 1 })]
    const body = { category_ids: ids.map(({ category_id }) => category_id), property: 'status', value: 0 }
    await calls.post('/api/credit-card/bulk-change', { ...body, preview: 0, reason: 'The issuer stopped' })
    expect(
      await test.db.rows(
        sql`select reason from audit_entry where action = 'credit_card.update' order by entry_id desc limit 2`,
      ),
    ).toEqual([{ reason: 'The issuer stopped' }, { reason: 'The issuer stopped' }])
  })
})

describe('GET /api/credit-card/deleted', () => {
  it('lists who took each away, when and why, the last first', async () => {
    const [first, second] = [await buildCard(test.db), await buildCard(test.db, { status: 1 })]
    await remove(first.category_id, 'Made by mistake')
    test.clock.advance(1_000)
    await remove(second.category_id)
    expect(await deleted()).toMatchObject([
      {
        category_id: second.category_id,
        deleted_at: test.clock.now().toISOString(),
        deleted_by: admin.username,
        reason: 'No reason was given',
        name_taken: 0,
      },
      { category_id: first.category_id, deleted_by: admin.username, reason: 'Made by mistake' },
    ])
  })
})

describe('POST /api/credit-card/restore', () => {
  it('brings a card back off, also one that was live', async () => {
    const { category_id } = await buildCard(test.db, { status: 1, category_name: 'Udaan' })
    await remove(category_id)
    const answer = await restore(category_id, { reason: 'Deleted by mistake' })
    expect(answer.json()).toEqual({ success: true, message: 'Credit card restored: it is off' })
    expect(await listed()).toMatchObject([{ category_id, status: 0 }])
    expect(await deleted()).toEqual([])
    expect(await lastAct()).toEqual({
      action: 'credit_card.restore',
      object_id: category_id,
      object_name: 'Udaan',
      before: null,
      after: { status: 0 },
      reason: 'Deleted by mistake',
    })
    expect((await restore(category_id)).statusCode).toBe(404)
  })

  it('asks for another name where its own is taken by now', async () => {
    const { category_id } = await buildCard(test.db, { category_name: 'Udaan' })
    await remove(category_id)
    await buildCard(test.db, { category_name: 'UDAAN' })
    expect((await deleted())[0]?.name_taken).toBe(1)
    expect((await restore(category_id)).json()).toMatchObject({
      code: 'card_name_taken',
      details: [{ field: 'category_name' }],
    })
    expect((await restore(category_id, { category_name: 'Udaan Two' })).statusCode).toBe(200)
    expect(await lastAct()).toMatchObject({
      object_name: 'Udaan Two',
      before: { category_name: 'Udaan' },
      after: { category_name: 'Udaan Two', status: 0 },
    })
  })

  it.each([
    [{ category_name: 'a.b' }, 400],
    [{ reason: 'ab' }, 400],
    [{}, 404],
  ])('with %j answers %i', async (more, status) => {
    expect((await restore(randomUUID(), more)).statusCode).toBe(status)
  })
})

describe('GET /api/credit-card/reach', () => {
  const reach = (category_id: string) => calls.get(`/api/credit-card/reach/${category_id}`)

  it('counts each person of the last 30 days once', async () => {
    const { category_id } = await buildCard(test.db, { status: 1 })
    const [asha, ravi, old] = [
      await buildCustomer(test.services),
      await buildCustomer(test.services),
      await buildCustomer(test.services),
    ]
    const now = test.clock.now().getTime()
    for (const [{ user_id }, days] of [
      [asha, 0],
      [asha, 3],
      [ravi, 29.9],
      [old, 30.1],
    ] as const)
      await test.db.run(sql`insert into card_click (user_id, category_id, clicked_at)
        values (${user_id}, ${category_id}, ${new Date(now - days * 86_400_000)})`)
    expect((await reach(category_id)).json()).toEqual({ success: true, data: { people: 2, days: 30 } })
  })

  it('knows no card that is not there', async () => {
    const { category_id } = await buildCard(test.db)
    await remove(category_id)
    expect((await reach(category_id)).statusCode).toBe(404)
    expect((await reach(randomUUID())).statusCode).toBe(404)
    expect((await reach('x')).statusCode).toBe(400)
  })
})

it.each([2, 3] as const)('role %i sees no deleted card and restores none', async (role) => {
  const others = callsOf(test.app, await buildStaff(test.services, role))
  const category_id = randomUUID()
  const answers = [
    await others.get('/api/credit-card/deleted'),
    await others.get(`/api/credit-card/reach/${category_id}`),
    await others.post('/api/credit-card/restore', { category_id }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
})
