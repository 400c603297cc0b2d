import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
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
  const owed = async () => (await list('')).data.map((one) => (one as { to_be_paid: number }).to_be_paid)
  const { id } = data[0] as { id: number }
  await asOffice(services.db, async (tx) => {
    await tx.run(sql`insert into partner_statement (number, partner_id, month, state, drafted_at, shown_at, approved_at, commission_paise,
        tds_paise, invoice_number, invoice_day, invoice_gst_paise)
      select 'S-2026-' || month || '-0001', ${id}, ('2026-' || month || '-01')::date, state, now(), now(), now(), 100000, 2000, invoice,
        case when invoice is not null then '2026-11-01'::date end, gst
      from (values ('07', 'PAID', 'INV-0', 18000), ('08', 'APPROVED', 'INV-1', 18000), ('09', 'FAILED', null, null), ('10', 'APPROVED', 'INV-2', 18000))
        s (month, state, invoice, gst)`)
    // Of July the commission is paid and not the GST, of October the GST alone; of August both are one payout.
    await tx.run(sql`insert into partner_payout (statement_id, partner_id, part, amount_paise, state, utr, paid_day)
      select statement_id, partner_id, part, paise, p.state, case when p.state = 'PAID' then 'PALBN26112400042' end,
        case when p.state = 'PAID' then '2026-11-24'::date end
      from (values ('07', 'commission', 98000, 'PAID'), ('07', 'gst', 18000, 'WAITING'), ('08', 'commission', 116000, 'SENT'),
          ('09', 'commission', 98000, 'FAILED'), ('10', 'commission', 98000, 'WAITING'), ('10', 'gst', 18000, 'PAID')) p (month, part, paise, state)
        join partner_statement s on s.number = 'S-2026-' || p.month || '-0001'`)
  })
  // 180 of July's GST, 1,160 of August, 980 of September and of October; what was paid is owed no more.
  expect(await owed()).toEqual([3_300, 0])
  const one = (url: string) => app.inject({ url, headers: staff.headers })
  // What the page of one says is what the list says of it.
  const [listed] = (await list('')).data
  expect((await one(`/api/merchants/${id}`)).json()).toEqual({ success: true, data: listed })
  expect((await one('/api/merchants/999999')).statusCode).toBe(404)
})
