import { randomBytes } from 'node:crypto'
import { gstinCheckDigit } from '@marketplace/contract/platform/gstin-check-digit'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import { pinoOptions } from '../../platform/logger.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { completeProfile, saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const mobile = '9812345670'
const clear = {
  tin: 'QWEPT6789Z',
  birth_date: '1987-03-29',
  account_number: '774411993355',
  business_pan: 'QQTFU5839K',
  gstin: `27QQTFU5839K1Z${gstinCheckDigit('27QQTFU5839K1Z')}`,
}

const lines: string[] = []
let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    log: pino(pinoOptions('trace'), { write: (line: string) => lines.push(line) }),
    web: null,
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

/** Every row of every table as text: what a dump would hold. */
const dump = async (): Promise<string> => {
  const tables = await database.db.rows<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`,
  )
  const texts: string[] = []
  // Partners too: row level security hides them from whoever is not the office.
  const client = await database.pool.connect()
  await client.query(`begin; select set_config('app.office', '1', true)`)
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
    texts.push(...rows.map(({ text }) => text))
  }
  await client.query('commit')
  client.release()
  return texts.join('\n')
}

/** The ways in which a text may show `value`: as it is, and as the hexadecimal of bytea. */
const shows = (text: string, value: string): boolean =>
  text.includes(value) || text.toLowerCase().includes(Buffer.from(value).toString('hex'))

it('keeps PANs, GSTIN, birth date and account number out of the tables, and them and the mobile number out of the logs', async () => {
  const { app, services } = built
  const customer = await buildCustomer(services, { mobile_phone_number: mobile })
  await saveCompleteProfile(app, customer, clear)
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: customer.headers, ...(payload && { payload }) })
  const own = `/api/user/${customer.user_id}`
  await send('GET', own)
  await send('GET', `/api/getMaskInfo/${customer.prospect_app_id}`)
  await send('POST', own, { ...completeProfile(clear), tin: `${clear.tin}X`, mobile_phone_number: mobile })
  await send('POST', own, { nickname: clear.tin, birth_date: clear.birth_date })
  await send('POST', own, { business_pan: `${clear.business_pan}X`, gstin: `${clear.gstin}0` })
  await send('GET', `/api/user/${clear.tin}`)
  await send('GET', `${own}?pan=${clear.tin}&mobile=${mobile}`)
  await send('GET', `/api/nowhere/${mobile}`)
  await app.inject({
    method: 'POST',
    url: own,
    headers: { ...customer.headers, 'content-type': 'application/json' },
    payload: `{"tin":"${clear.tin}`,
  })
  // A save that fails inside the database, whose own words would quote the row.
  await database.db.run(sql`alter table customer add constraint no_such_rent check (monthly_rent <> 77)`)
  expect((await send('POST', own, { monthly_rent: 77, ...clear })).statusCode).toBe(500)

  const stored = await dump()
  expect(stored).toContain(customer.user_id)
  for (const value of Object.values(clear)) expect(shows(stored, value)).toBe(false)

  const logged = lines.join('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect(logged).toContain('unexpected')
  for (const value of [...Object.values(clear), mobile]) expect(shows(logged, value)).toBe(false)
})

it('keeps what staff read and save of partners and customers out of the tables and the logs', async () => {
  const { app, services } = built
  const staff = await buildStaff(services, 1)
  const secret = {
    pan: 'ZZTFU5939K',
    gstin: '27ZZTFU5939K1Z',
    account_number: '660011993388',
    password: 'a lantern nobody wrote down',
    note: '9833312345',
  }
  secret.gstin += gstinCheckDigit(secret.gstin)
  const partner = await buildPartner(services, { password: secret.password })
  const post = (url: string, payload: object, headers: object = staff.headers) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers } })
  const { partner_id } = partner
  const { pan, gstin, account_number, password } = secret
  const facts = { partner_id, pan, gstin, account_number }
  expect((await post('/api/partner/update', { ...facts, version: 1 })).statusCode).toBe(200)
  await post('/api/partner/update', { ...facts, version: 2, pan: `${pan}X` })
  for (const field of ['pan', 'gstin', 'account_number'])
    expect((await post('/api/partner/unmask', { partner_id, field, reason: 'To compare' })).statusCode).toBe(
      200,
    )
  await database.db.run(sql`alter table partner add constraint no_such_bank check (ifsc <> 'HDFC0000077')`)
  const failed = await post('/api/partner/update', { ...facts, pan: null, version: 2, ifsc: 'HDFC0000077' })
  expect(failed.statusCode).toBe(500)
  await post('/api/customer-care/search', { mobile: secret.note })
  await post('/api/customer-care/search', { pan_last4: pan.slice(-4), mobile: secret.note })
  await app.inject({ url: `/api/partners?search=${pan}`, headers: staff.headers })
  await app.inject({ url: `/api/get-partner-by-name/${pan}` })
  // Last of all: a sign-in ends the session that its browser brings.
  await post('/api/partner/login', { email: partner.email, password })
  await post('/api/partner/login', { email: partner.email, password, totp: pan })
  await post('/api/admin/login', { username: password, password })

  const stored = await dump()
  expect(stored).toContain(partner.email)
  const logged = lines.join('\n')
  for (const value of Object.values(secret)) {
    expect([value, shows(stored, value)]).toEqual([value, false])
    expect([value, shows(logged, value)]).toEqual([value, false])
  }
})
