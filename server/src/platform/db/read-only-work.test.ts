import { getPartnerHome } from '@marketplace/contract/partner-area/partner-home'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGuards } from '../../access/guards.ts'
import { createHttp } from '../../app/create-http.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { openLook } from '../../testing/builders/open-look.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createCallLimits } from '../challenges/limit-calls.ts'
import { createServe } from '../http/serve.ts'
import type { Database } from './database.ts'
import { asReadOnlyWork } from './read-only-work.ts'
import { sql } from './sql.ts'

let test: TestApp
let partner: BuiltPartner
beforeAll(async () => {
  test = await createTestApp()
  partner = await buildPartner(test.services)
})
afterAll(() => test.close())

const rename = (db: Database) => db.run(sql`update partner set contact_name = 'Somebody else'`)
const ways: readonly [string, (db: Database) => Promise<unknown>][] = [
  ['a statement alone', rename],
  ['a statement that answers rows', (db) => db.rows(sql`delete from partner returning 1`)],
  ['a statement that answers one', (db) => db.row(sql`select 1 from partner for update`)],
  ['a transaction', (db) => db.transaction(rename)],
  ['one in another', (db) => db.transaction((tx) => tx.transaction(rename))],
  ["a partner's transaction", (db) => asPartner(db, partner.partner_id, rename)],
  ["the office's", (db) => asOffice(db, rename)],
]
it.each(ways)('%s writes nothing', async (_, write) => {
  await expect(asReadOnlyWork(() => write(test.db))).rejects.toMatchObject({ code: '25006' })
})

it('reads, and keeps nobody else from writing', async () => {
  const name = (db: Database) => db.row<{ contact_name: string }>(sql`select contact_name from partner`)
  const [read, written] = await Promise.all([
    asReadOnlyWork(() => asPartner(test.db, partner.partner_id, name)),
    asPartner(test.db, partner.partner_id, (tx) => tx.run(sql`update partner set version = version + 1`)),
  ])
  expect([read, written]).toEqual([{ contact_name: 'Asha Rao' }, 1])
})

it('holds a call that says it reads and writes: a fault that is logged, and no row changed', async () => {
  const faults: unknown[] = []
  const app = await createHttp(test.services.env, undefined)
  const { services } = test
  const serve = createServe(
    app,
    services,
    createGuards(services),
    createCallLimits(services, services.limits),
  )
  serve(getPartnerHome, async ({ actor }) => {
    await asPartner(services.db, actor.partner_id, rename)
    throw new Error('it has written')
  })
  app.addHook('onError', (_request, _reply, error, done) => {
    faults.push(error.code ?? error.message)
    done()
  })
  await app.ready()
  const looker = await openLook(test, (await buildStaff(services, 1)).headers, partner.partner_id)
  const answer = await app.inject({ url: '/api/partner/home', headers: looker })
  expect([answer.statusCode, answer.json()]).toMatchObject([500, { code: 'internal_error' }])
  await app.inject({ url: '/api/partner/home', headers: partner.headers })
  expect(faults).toEqual(['25006', 'it has written'])
  await app.close()
})
