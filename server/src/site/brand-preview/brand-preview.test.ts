import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import type { PreviewAsk } from '../pages/web-build.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { brandDraft } from '../../testing/builders/build-brand-draft.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import { createTestClock } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const clock = createTestClock()
const asked: PreviewAsk[] = []
let database: TestDatabase
let built: BuiltApp
let admin: SignedInStaff
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  const plain = plainWebBuild()
  const web = plainWebBuild({
    previewDocument: (ask) => {
      asked.push(ask)
      return plain.previewDocument(ask)
    },
  })
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    now: clock.now,
    web,
  })
  admin = await buildStaff(built.services)
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

const preview = async (change: Parameters<typeof brandDraft>[0] = {}, slug: string | null = null) => {
  const response = await built.app.inject({
    method: 'POST',
    url: '/api/brands/preview',
    headers: admin.headers,
    payload: { slug, draft: brandDraft(change), language: 'hi' },
  })
  return response.json<{
    data: { token: string; expires_at: string; urls: { start: string; offers: string } }
  }>().data
}

it('shows a draft on both pages, to be looked at in a frame of ours alone', async () => {
  const font_link = 'https://faces.example.com/tiro.woff2'
  const { urls, expires_at } = await preview({ name: 'Draft & Co', font_family: 'Tiro', font_link })
  expect(Date.parse(expires_at) - clock.now().getTime()).toBe(600_000)
  for (const url of [urls.start, urls.offers]) {
    const { statusCode, body, headers } = await built.app.inject({ url })
    expect([statusCode, body]).toEqual([200, '<title>Draft & Co</title>'])
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox allow-same-origin')
    expect(policy).toContain("font-src 'self' https://faces.example.com")
    expect(policy.some((part) => part.startsWith('script-src'))).toBe(false)
  }
  const [start, offers] = asked.slice(-2)
  expect([start?.page, offers?.page, offers?.bootstrap.language]).toEqual(['start', 'offers', 'hi'])
  expect(offers?.offers.matched.map(({ lender_name, position }) => [lender_name, position])).toEqual([
    ['Sahyadri Bank', 1],
    ['Konkan Credit Private Limited', 2],
    ['Malabar Small Finance Bank', 3],
  ])
  expect(offers?.offers.unmatched.map(({ lender_name }) => lender_name)).toEqual(['Nilgiri Finance'])
  expect(isOwnLogo(offers?.bootstrap.brand.logo_url)).toBe(true)
  const logo = await built.app.inject({ url: offers?.bootstrap.brand.logo_url ?? '' })
  expect(logo.headers['content-security-policy']).toContain('sandbox')
  expect(logo.body).toContain('Draft &amp; Co')
})
const isOwnLogo = (url: string | undefined): boolean =>
  /^\/brand-preview\/v_[\w-]{43}\/logo\.svg$/.test(url ?? '')

it('draws on with the drawing of the brand that is edited', async () => {
  const { urls } = await preview({ logo: 'drawn' }, 'default')
  const logo = await built.app.inject({ url: urls.start.replace('start', 'logo.svg') })
  expect(logo.body).toContain('M0 0h4v4z')
})

it('is over after ten minutes, and known to nobody without its token', async () => {
  const { urls, token } = await preview()
  const look = async (url: string) => (await built.app.inject({ url })).statusCode
  expect(await look(urls.start)).toBe(200)
  expect(await look(`/brand-preview/${token.slice(0, -1)}x/start`)).toBe(404)
  expect(await look(`/brand-preview/${token}/else`)).toBe(404)
  clock.advance(600_000)
  expect(await look(urls.start)).toBe(404)
})

it('keeps the newest few of a member of staff and nothing that is over', async () => {
  const first = await preview()
  for (let at = 0; at < 6; at += 1) {
    clock.advance(1_000)
    await preview()
  }
  expect((await built.app.inject({ url: first.urls.start })).statusCode).toBe(404)
  const count = await database.db.row(sql`select count(*) as kept from brand_preview`)
  expect(count).toEqual({ kept: 5 })
})

it('changes nothing that customers see, and every other page is framed nowhere', async () => {
  await preview({ name: 'Never shown' }, 'default')
  const page = await built.app.inject({ url: '/' })
  expect(page.body).toContain('Test Brand')
  expect(page.headers['x-frame-options']).toBe('DENY')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
