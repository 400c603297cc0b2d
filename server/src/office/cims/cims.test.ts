import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

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

const record = (change: object = {}) =>
  calls.post('/api/cims/filing', {
    lender_id: lender.lender_id,
    kind: 'annual',
    filed_on: '2026-11-20',
    reference: 'Letter 17',
    ...change,
  })

test('the sheet has a row for each lender and site, with owner and grievance officer', async () => {
  const answer = await calls.get('/api/cims/data')
  expect(answer.headers['content-type']).toContain('text/csv')
  const [titles, row] = answer.body.split('\r\n')
  expect(titles).toContain('DLA name')
  expect(row).toContain(lender.legal_name)
  expect(row).toContain('Test Brand Private Limited')
  expect(row).toContain('Asha Rao')
})

test('a filing is recorded once and for good', async () => {
  expect((await record()).json()).toEqual({ success: true, message: 'Filing recorded' })
  expect((await calls.get('/api/cims/lenders')).json()).toMatchObject({
    data: [{ lender_id: lender.lender_id, filings: [{ kind: 'annual', filed_on: '2026-11-20' }] }],
  })
  await expect(running.db.run(sql`update cims_filing set reference = 'x'`)).rejects.toThrow('never changed')
})

test.each([
  [{ filed_on: '2026-11-21' }, 'filed_on'],
  [{ lender_id: 2_000_000_000 }, 'lender_id'],
  [{ kind: 'monthly' }, 'kind'],
  [{ reference: ' ' }, 'reference'],
])('%j is refused at %s', async (change, field) => {
  expect((await record(change)).json()).toMatchObject({ code: 'invalid_request', details: [{ field }] })
})
