import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../scope/as-partner.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
const ids: Record<string, number> = {}
beforeAll(async () => {
  running = await createTestApp()
  await buildBrand(running.db, { slug: 'neem' })
  const rows = await asOffice(running.db, (tx) =>
    tx.rows<{
      partner_id: number
      slug: string
    }>(sql`insert into partner (slug, name, contact_name, email, phone, status)
      select slug, slug, 'B', slug || '@example.com', '9876543210', status
      from (values ('neem', 'active'), ('gomti-associates', 'active'), ('ended-shop', 'closed')) as given (slug, status)
      returning partner_id, slug`),
  )
  for (const { partner_id, slug } of rows) ids[slug] = partner_id
  await vi.waitFor(() => expect(running.services.brands().bySlug('neem')).not.toBeNull())
})
afterAll(() => running.close())

const config = (partner_id: string | number, host = 'localhost') =>
  running.app.inject({
    url: `/api/brand-config${partner_id === '' ? '' : `?partner_id=${partner_id}`}`,
    headers: { host },
  })

test.each([
  ['no partner', '', 'default'],
  ['0, the back office', 0, 'default'],
  ['a partner with a brand of its name', 'neem', 'neem'],
  ['a partner without one: the brand it works under', 'gomti-associates', 'default'],
])('%s', async (_name, asked, slug) => {
  const response = await config(typeof asked === 'string' ? (ids[asked] ?? asked) : asked)
  expect(response.json()).toMatchObject({ success: true, data: { slug } })
})

test.each([
  ['nobody', () => 999_999, 404],
  ['one that has ended', () => ids['ended-shop'] ?? 0, 404],
  ['a word', () => 'neem', 400],
  ['less than nobody', () => -1, 400],
])('%s is no partner: never the wrong brand with 200', async (_name, id, status) => {
  expect((await config(id())).statusCode).toBe(status)
})
