import type { OwnAgreement } from '@marketplace/contract/partners/partner-agreements'
import type { MerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('accepted once by name, with the words as they were shown and the day on the record; staff read both', async () => {
  const { app, services, db } = running
  const staff = await buildStaff(services, 1)
  const partner = await buildPartner(services)
  const other = await buildPartner(services)
  const own = async ({ headers } = partner) =>
    (await app.inject({ url: '/api/partner/agreement', headers })).json<{ data: OwnAgreement[] }>().data
  const accept = (body: object) =>
    app.inject({
      method: 'POST',
      url: '/api/partner/agreement/accept',
      headers: partner.headers,
      payload: body,
    })
  expect(await own()).toMatchObject([
    { kind: 'agreement', accepted: null },
    { kind: 'housing', accepted: null },
  ])
  const agreement = { kind: 'agreement', version: 1, name: ' Asha Rao ' }
  expect((await accept({ ...agreement, version: 2 })).statusCode).toBe(409)
  expect((await accept({ ...agreement, name: ' ' })).statusCode).toBe(400)
  for (const _ of [1, 2]) expect((await accept(agreement)).statusCode).toBe(200)
  expect(await own()).toMatchObject([{ accepted: { version: 1, name: 'Asha Rao' } }, { accepted: null }])
  expect(await own(other)).toMatchObject([{ accepted: null }, { accepted: null }])

  const read = async <Data>(url: string): Promise<Data> =>
    (await app.inject({ url, headers: staff.headers })).json<{ data: Data }>().data
  const record = () => read<{ agreement_date: string }>(`/api/partners/${partner.partner_id}`)
  const { agreement_date } = await record()
  expect(agreement_date).toMatch(/^\d{4}-\d\d-\d\d$/)
  // The declaration is no agreement: the day stays.
  running.clock.advance(86_400_000)
  await db.run(sql`update session set last_seen_at = ${running.clock.now()},
    absolute_expires_at = ${new Date(running.clock.now().getTime() + 3_600_000)}`)
  expect((await accept({ ...agreement, kind: 'housing' })).statusCode).toBe(200)
  expect(await record()).toMatchObject({ agreement_date })
  // It is of each person, and of one person once.
  for (const name of ['Bela Rao', 'asha  rao'])
    expect((await accept({ ...agreement, kind: 'housing', name })).statusCode).toBe(200)
  expect((await own())[1]?.people.map(({ name }) => name).toSorted()).toEqual(['Asha Rao', 'Bela Rao'])
  expect((await own())[0]?.people).toEqual([])
  const [housing, , first] = (await read<MerchantPapers>(`/api/merchants/${partner.partner_id}/papers`))
    .accepted
  expect(housing).toMatchObject({ kind: 'housing' })
  const [shown] = await own()
  expect(first).toMatchObject({ name: 'Asha Rao', title: shown?.title, text: shown?.text })
  const entries = await db.rows(sql`select 1 from audit_entry where action = 'partner.accepted'
    and object_id = ${String(partner.partner_id)}`)
  expect(entries).toHaveLength(3)
})
