import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('who is and who asks to be a partner stands there with what is missing, page by page', async () => {
  const { app, services } = running
  const staff = await buildStaff(services, 1)
  await buildPartner(services, { name: 'Asha Credit' })
  const asked = { name: 'Bela', contact_name: 'Bela Rao', email: 'bela@example.com', phone: '9000000771' }
  await app.inject({ method: 'POST', url: '/api/partners/request', payload: asked })
  const list = async (query: string) =>
    (await app.inject({ url: `/api/merchants${query}`, headers: staff.headers })).json<{
      data: object[]
      total: number
    }>()
  const { data, total } = await list('')
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { name: 'Asha Credit', status: 'active', leads: 0, to_be_paid: 0 },
    {
      name: 'Bela',
      status: 'requested',
      can_sign_in: 0,
      revenue_percent: null,
      missing: ['business', 'bank', 'agreement', 'terms', 'active', 'sign_in'],
    },
  ])
  expect(await list('?page=2&page_size=1')).toMatchObject({ data: [{ name: 'Bela' }], total: 2 })
})
