import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { resealPartners } from './reseal-partners.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('after a new data key everything is sealed with it and says the same', async () => {
  const { headers } = await buildStaff(running.services, 1)
  const { partner_id } = await buildPartner(running.services)
  await buildPartner(running.services)
  const facts = { pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV', account_number: '123456789' }
  const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload, headers })
  await post('/api/partner/update', { partner_id, version: 1, ...facts })
  const keyIds = () =>
    asOffice(running.db, (tx) =>
      tx.rows<{ key: string }>(sql`select encode(substring(sealed from 2 for 4), 'hex') as key
        from partner, unnest(array[pan, gstin, account_number]) sealed where sealed is not null`),
    )
  const before = await keyIds()
  await running.services.vault.rotate()
  expect(await resealPartners(running.services)).toBe(1)
  const after = await keyIds()
  expect(after).toHaveLength(3)
  for (const { key } of after) expect(before.map((row) => row.key)).not.toContain(key)
  for (const field of ['pan', 'gstin', 'account_number'] as const) {
    const answer = await post('/api/partner/unmask', { partner_id, field, reason: 'To compare' })
    expect(answer.json()).toMatchObject({ data: { value: facts[field] } })
  }
})
