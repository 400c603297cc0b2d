import type { Agreement } from '@marketplace/contract/office/agreements'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** The tests' day in India is 2026-11-20. */
let running: TestApp
let calls: ReturnType<typeof callsOf>
let lender: { lender_id: number; legal_name: string }
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
  lender = await buildLender(running.db, { slug: 'asha-loans' })
  await vi.waitFor(() => expect(running.services.lenders().find(lender.lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

const save = (change: object = {}) =>
  calls.post('/api/agreements/save', {
    agreement_id: null,
    version: 0,
    lender_id: lender.lender_id,
    reference: 'LSP/1',
    signed_on: '2026-01-15',
    ends_on: null,
    review_on: '2026-11-20',
    scope: 'Shows offers',
    dlg_percent: 5,
    documents: ['File 17'],
    ...change,
  })
const list = async () =>
  (await calls.get('/api/agreements')).json<{
    data: { agreements: Agreement[]; without: { lender_id: number }[] }
  }>().data

test('an agreement is added, told when its review is due, changed by its version, and ended', async () => {
  expect((await list()).without).toMatchObject([{ lender_id: lender.lender_id }])
  expect((await save()).json()).toEqual({ success: true, message: 'Agreement saved' })
  const { agreements, without } = await list()
  expect(without).toEqual([])
  expect(agreements).toMatchObject([
    { lender_name: lender.legal_name, dlg_percent: 5, is_in_force: 1, is_review_due: 1, version: 1 },
  ])
  const agreement_id = agreements[0]?.agreement_id
  const ended = { agreement_id, version: 1, ends_on: '2026-11-19' }
  expect((await save(ended)).statusCode).toBe(200)
  expect((await save(ended)).json()).toMatchObject({ code: 'conflict', present: { version: 2 } })
  expect((await list()).without).toHaveLength(1)
})

test.each([
  [{ lender_id: 2_000_000_000 }, 'lender_id'],
  [{ dlg_percent: 5.01 }, 'dlg_percent'],
  [{ signed_on: '2026-11-21', review_on: '2027-11-21' }, 'signed_on'],
  [{ reference: '   ' }, 'reference'],
  [{ reference: 'LSP/1' }, 'reference'],
])('%j is refused at %s', async (change, field) => {
  await save({ reference: 'LSP/1' })
  expect((await save({ reference: 'LSP/2', ...change })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field }],
  })
})

test('an agreement that is not there is not found', async () => {
  expect((await save({ agreement_id: 2_000_000_000, reference: 'LSP/3' })).statusCode).toBe(404)
})
