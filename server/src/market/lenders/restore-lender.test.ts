import type { DeletedLender } from '@marketplace/contract/market/deleted-lenders'
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

const deleted = async (): Promise<DeletedLender[]> =>
  (await lenders.get('/api/lender/deleted')).json<{ data: DeletedLender[] }>().data
const remove = (lender_id: number, reason?: string) =>
  lenders.post('/api/safe-delete-lender', { lender_id, ...(reason !== undefined && { reason }) })
const restore = (lender_id: number, more: object = {}) =>
  lenders.post('/api/lender/restore', { lender_id, ...more })
const lastAct = () =>
  test.db.row(
    sql`select action, object_id, object_name, before, after, reason from audit_entry order by entry_id desc limit 1`,
  )

describe('a reason', () => {
  it('of a lender that goes off or leaves a group stands in the log, and that there is none', async () => {
    const { lender_id } = await lenders.create()
    const reasonOf = async (property: string, value: unknown, reason?: string) => {
      const body = { lender_id, property, value, ...(reason !== undefined && { reason }) }
      expect((await lenders.post('/api/update-lender-data', body)).json()).toMatchObject({ success: true })
      return ((await lastAct()) as { reason: string | null }).reason
    }
    await lenders.fill(lender_id)
    expect(await reasonOf('lender_status', 1)).toBeNull()
    expect(await reasonOf('lender_status', 0)).toBe('No reason was given')
    expect(await reasonOf('lender_status', 1, 'Agreement is signed')).toBe('Agreement is signed')
    expect(await reasonOf('lender_status', 0, '  Quota used up ')).toBe('Quota used up')
    const made = await lenders.post('/api/lender-group/create', { name: someLenderName() })
    const { id } = made.json<{ lenderGroup: { id: number } }>().lenderGroup
    expect(await reasonOf('lender_group_ids', [id])).toBeNull()
    expect(await reasonOf('lender_group_ids', [])).toBe('No reason was given')
    expect(await reasonOf('priority', 9)).toBeNull()
  })

  it.each(['', ' ab ', 'x'.repeat(501), 7, null, 'a\u0000bc'])('of %j is refused', async (reason) => {
    const { lender_id } = await lenders.create()
    const changed = { lender_id, property: 'priority', value: 9, reason }
    for (const answer of [
      await lenders.post('/api/update-lender-data', changed),
      await lenders.post('/api/safe-delete-lender', { lender_id, reason }),
      await restore(lender_id, { reason }),
    ])
      expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'reason' }] })
    expect((await lenders.read(lender_id)).priority).toBe(0)
  })
})

describe('GET /api/lender/deleted', () => {
  it('lists who took each away, when and why, the last first', async () => {
    const [first, second, kept] = [await lenders.create(), await lenders.create(), await lenders.create()]
    await remove(first.lender_id, 'Merged with another')
    test.clock.advance(1_000)
    await remove(second.lender_id)
    const again = await lenders.create(second.name)
    const listed = await deleted()
    expect(listed.slice(0, 2)).toEqual([
      {
        lender_id: second.lender_id,
        name: second.name,
        legal_name: null,
        product_type: 'Personal Loans',
        deleted_at: test.clock.now().toISOString(),
        deleted_by: admin.username,
        reason: 'No reason was given',
        name_taken: 1,
      },
      expect.objectContaining({
        lender_id: first.lender_id,
        deleted_by: admin.username,
        reason: 'Merged with another',
        name_taken: 0,
      }),
    ])
    const ids = listed.map(({ lender_id }) => lender_id)
    expect(ids).not.toContain(kept.lender_id)
    expect(ids).not.toContain(again.lender_id)
  })
})

describe('POST /api/lender/restore', () => {
  it('brings a lender back off, with its facts, and says so', async () => {
    const { lender_id, name } = await lenders.create()
    await lenders.fill(lender_id)
    await lenders.update(lender_id, 'lender_status', 1)
    const before = await lenders.read(lender_id)
    await remove(lender_id)
    const answer = await restore(lender_id, { reason: 'Deleted by mistake' })
    expect(answer.json()).toEqual({
      success: true,
      message: 'Lender restored: it is off',
      data: { ...before, lender_status: 0 },
    })
    expect(await lenders.listed(lender_id)).toMatchObject({ name, lender_status: 0 })
    expect((await deleted()).map((gone) => gone.lender_id)).not.toContain(lender_id)
    expect(await lastAct()).toEqual({
      action: 'lender.restored',
      object_id: String(lender_id),
      object_name: name,
      before: null,
      after: { lender_status: 0 },
      reason: 'Deleted by mistake',
    })
    expect((await lenders.history(lender_id))[0]).toMatchObject({ action: 'lender.restored' })
    expect((await lenders.update(lender_id, 'lender_status', 1)).statusCode).toBe(200)
  })

  it('asks for another name where its own is taken by now, whatever the case', async () => {
    const { lender_id, name } = await lenders.create()
    await remove(lender_id)
    await lenders.create(name.toUpperCase())
    const taken = await restore(lender_id)
    expect(taken.statusCode).toBe(409)
    expect(taken.json()).toMatchObject({ code: 'name_taken', details: [{ field: 'name' }] })
    const other = someLenderName()
    expect((await restore(lender_id, { name: other })).json()).toMatchObject({ data: { name: other } })
    expect(await lastAct()).toMatchObject({
      object_name: other,
      before: { name },
      after: { name: other },
    })
  })

  it('knows no lender that is there, never was, or came back a moment ago', async () => {
    const { lender_id } = await lenders.create()
    expect((await restore(lender_id)).statusCode).toBe(404)
    expect((await restore(2_000_000_000)).statusCode).toBe(404)
    await remove(lender_id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(lender_id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404, 404, 404,
    ])
  })

  it.each(['two words', '', 7])('refuses the name %j', async (name) => {
    const { lender_id } = await lenders.create()
    await remove(lender_id)
    expect((await restore(lender_id, { name })).statusCode).toBe(400)
  })
})

it.each([2, 3] as const)('role %i sees no deleted lender and restores none', async (role) => {
  const { headers } = await buildStaff(test.services, role)
  const { lender_id } = await lenders.create()
  await remove(lender_id)
  const listed = await test.app.inject({ url: '/api/lender/deleted', headers })
  const brought = await test.app.inject({
    method: 'POST',
    url: '/api/lender/restore',
    headers,
    payload: { lender_id },
  })
  expect([listed.statusCode, brought.statusCode]).toEqual([403, 403])
})
