import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listOwnContacts } from './own-contacts.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('a contact that a change proved is theirs without a sign-in; one taken back, asked for or given to another is not', async () => {
  const { db, services } = running
  const { user_id, mobile_phone_number: own } = await buildCustomer(services)
  const [between, thief, asked, given] = [someMobile(), someMobile(), someMobile(), someMobile()]
  await buildCustomer(services, { mobile_phone_number: given })
  const change = (of: { old: string | null; fresh: string; done: boolean; ended: boolean }) =>
    db.run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, proof_id, old_contact, done_at, ended_at)
      values (gen_random_uuid(), ${user_id}, 'mobile', ${of.fresh}, now(), gen_random_uuid(), ${of.old},
        ${of.done ? new Date() : null}, ${of.ended ? new Date() : null})`)
  await change({ old: given, fresh: between, done: true, ended: false })
  await change({ old: own, fresh: thief, done: true, ended: true })
  await change({ old: null, fresh: asked, done: false, ended: false })
  expect(await listOwnContacts(db, user_id)).toEqual([own, between])
})
