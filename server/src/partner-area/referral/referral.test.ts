import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('who asked by the link of a partner stands there by name and state, and nowhere else', async () => {
  const { app, services } = running
  const partner = await buildPartner(services)
  const other = await buildPartner(services)
  const own = async ({ headers }: typeof partner) =>
    (await app.inject({ url: '/api/partner/referral', headers })).json<{ data: object }>().data
  expect(await own(partner)).toEqual({ path: `/merchant/${partner.slug}`, invited: [] })
  const payload = {
    name: 'Bela Traders',
    contact_name: 'Bela Rao',
    email: 'bela@example.com',
    phone: '9000000771',
    invited_by: partner.slug,
  }
  await app.inject({ method: 'POST', url: '/api/partners/request', payload })
  expect(await own(partner)).toMatchObject({ invited: [{ name: 'Bela Traders', status: 'requested' }] })
  expect(await own(other)).toMatchObject({ invited: [] })
  expect(JSON.stringify(await own(partner))).not.toContain('9000000771')
})
