import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OfficeBrand } from '@marketplace/contract/office/brands-office'
import { sql } from '../../platform/db/sql.ts'
import { listUsedMarks } from './brands.queries.ts'
import { brandDraft } from '../../testing/builders/build-brand-draft.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
  admin = await buildStaff(test.services)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.run(sql`delete from brand where slug <> 'default'`)
})

const post = (url: string, payload: object, who: { headers: { authorization: string } } | null = admin) =>
  test.app.inject({ method: 'POST', url, payload, headers: who?.headers ?? {} })
const read = async (slug: string): Promise<OfficeBrand> => {
  const response = await test.app.inject({ url: `/api/brands/get/${slug}`, headers: admin.headers })
  expect(response.statusCode).toBe(200)
  return response.json<{ data: OfficeBrand }>().data
}
const create = async (slug: string, change: Parameters<typeof brandDraft>[0] = {}) => {
  const response = await post('/api/brands/create', { slug, draft: brandDraft(change) })
  expect(response.body).toContain('"success":true')
  return response.json<{ data: OfficeBrand; message: string }>()
}
const lastAct = () =>
  test.db.row<{ action: string; object_name: string; before: unknown; after: unknown; actor_name: string }>(
    sql`select action, object_name, before, after, actor_name from audit_entry order by entry_id desc limit 1`,
  )
const shownAt = async (host: string): Promise<{ name: string; primary_colour: string }> => {
  const response = await test.app.inject({ url: '/api/brand-config', headers: { host } })
  return response.json<{ data: { name: string; primary_colour: string } }>().data
}

it('adds a brand that answers at its hosts within a second, and writes it down', async () => {
  const { data, message } = await create('nimbu', { hosts: ['loans.nimbu.example.in'] })
  expect(message).toBe('Brand created')
  expect(data).toMatchObject({
    slug: 'nimbu',
    version: 1,
    is_default: 0,
    logo: 'name',
    has_drawn_logo: 0,
    example_data: 1,
  })
  expect(data.answers_at).toEqual(['nimbu.localhost', 'loans.nimbu.example.in'])
  for (const host of data.answers_at)
    await expect.poll(() => shownAt(host), { timeout: 10_000 }).toMatchObject({ name: 'Nimbu Pay' })
  expect(await lastAct()).toMatchObject({
    action: 'brand.create',
    object_name: 'Nimbu Pay',
    actor_name: admin.username,
    after: { slug: 'nimbu', hosts: ['loans.nimbu.example.in'] },
  })
  const mark = await test.app.inject({ url: data.logo_url })
  expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(mark.body).toContain('>Nimbu Pay</text>')
})

it('lists brands by page', async () => {
  await create('nimbu')
  const list = async (query: string) =>
    (await test.app.inject({ url: `/api/brands/list${query}`, headers: admin.headers })).json<{
      data: OfficeBrand[]
      total: number
      default_slug: string
      has_default: number
    }>()
  const all = await list('')
  expect(all).toMatchObject({ total: 2, page: 1, default_slug: 'default', has_default: 1 })
  expect(all.data.map(({ slug, is_default }) => [slug, is_default])).toEqual([
    ['default', 1],
    ['nimbu', 0],
  ])
  const second = await list('?page=2&page_size=1')
  expect([second.total, second.data.map(({ slug }) => slug)]).toEqual([2, ['nimbu']])
})

it('saves what changed, shows it within a second and writes down what was before', async () => {
  const { data } = await create('nimbu')
  const draft = brandDraft({ primary_colour: '#7a1f5c', title: 'Nimbu loans' })
  const saved = await post('/api/brands/save', { slug: 'nimbu', version: data.version, draft })
  expect(saved.json()).toMatchObject({ message: 'Brand saved', data: { version: 2, title: 'Nimbu loans' } })
  await expect
    .poll(() => shownAt('nimbu.localhost'), { timeout: 10_000 })
    .toMatchObject({ primary_colour: '#7a1f5c' })
  expect(await lastAct()).toMatchObject({
    action: 'brand.save',
    before: { primary_colour: '#0b3d91', title: null },
    after: { primary_colour: '#7a1f5c', title: 'Nimbu loans' },
  })
})

it('saves nothing where nothing changed', async () => {
  const { data } = await create('nimbu')
  const act = await lastAct()
  const saved = await post('/api/brands/save', { slug: 'nimbu', version: 1, draft: brandDraft() })
  expect(saved.json<{ data: OfficeBrand }>().data).toEqual(data)
  expect(await lastAct()).toEqual(act)
})

it('shows the second of two who edit the same brand what stands now, and overwrites nothing', async () => {
  await create('nimbu')
  const first = await post('/api/brands/save', {
    slug: 'nimbu',
    version: 1,
    draft: brandDraft({ title: 'First' }),
  })
  expect(first.statusCode).toBe(200)
  const second = await post('/api/brands/save', {
    slug: 'nimbu',
    version: 1,
    draft: brandDraft({ title: 'Second' }),
  })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({
    code: 'conflict',
    present: { slug: 'nimbu', version: 2, title: 'First' },
  })
  expect((await read('nimbu')).title).toBe('First')
})

it('lets one of many saves at once through', async () => {
  await create('nimbu')
  const saves = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      post('/api/brands/save', { slug: 'nimbu', version: 1, draft: brandDraft({ title: `Title ${at}` }) }),
    ),
  )
  expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(saves.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
})

it('goes from a drawing to an image and back, and forgets the drawing for the name', async () => {
  const start = await read('default')
  expect([start.logo, start.has_drawn_logo]).toEqual(['drawn', 1])
  const save = async (version: number, logo: string) => {
    const response = await post('/api/brands/save', { slug: 'default', version, draft: brandDraft({ logo }) })
    return response.json<{ data: OfficeBrand }>().data
  }
  const file = '/files/abcdefgh-1234.webp'
  await test.db.run(
    sql`insert into stored_file (address, label, width, height) values (${file}, 'Nimbu - logo', 4, 4)`,
  )
  const image = await save(start.version, file)
  expect(await listUsedMarks(test.db)).toEqual([file])
  expect([image.logo, image.logo_url, image.has_drawn_logo]).toEqual([file, file, 1])
  const drawn = await save(image.version, 'drawn')
  expect([drawn.logo, drawn.logo_url]).toEqual(['drawn', start.logo_url])
  const named = await save(drawn.version, 'name')
  expect([named.logo, named.has_drawn_logo]).toEqual(['name', 0])
  const gone = await post('/api/brands/save', {
    slug: 'default',
    version: named.version,
    draft: brandDraft({ logo: 'drawn' }),
  })
  expect(gone.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'logo' }] })
})

it.each([
  [
    'a colour by name',
    { primary_colour: 'red' },
    'primary_colour',
    'Enter a colour as # and six digits or letters a to f',
  ],
  ['a colour that closes the style', { secondary_colour: '#fff;}</' }, 'secondary_colour', null],
  ['a face with a quote', { font_family: 'x";}' }, 'font_family', 'Use letters, digits, spaces and dashes'],
  ['a face over http', { font_link: 'http://f.example.com/a.woff2' }, 'font_link', null],
  ['a style sheet as face', { font_link: 'https://f.example.com/a.css' }, 'font_link', null],
  ['a face behind a user name', { font_link: 'https://a@f.example.com/a.woff2' }, 'font_link', null],
  ['a face that leaves the rule', { font_link: 'https://f.example.com/a);x.woff2' }, 'font_link', null],
  ['a script for a logo', { logo: 'javascript:alert(1)' }, 'logo', null],
  ['a logo of another site', { logo: 'https://evil.example/x.png' }, 'logo', null],
  ['a logo outside of the files', { logo: '/files/../x.png' }, 'logo', null],
  ['a drawing sent along', { logo: '<svg onload="alert(1)"/>' }, 'logo', null],
  [
    'a host with a port',
    { hosts: ['a.example.in:80'] },
    'hosts.0',
    'Enter a host name like loans.example.in',
  ],
  ['an address for a host', { hosts: ['10.0.0.1'] }, 'hosts.0', null],
  ['a host in capitals', { hosts: ['A.example.in'] }, 'hosts.0', null],
  ['a host twice', { hosts: ['a.example.in', 'a.example.in'] }, 'hosts', 'This is listed twice'],
  [
    'the product\u2019s own host',
    { hosts: ['x.localhost'] },
    'hosts.0',
    'This host name is the product\u2019s own',
  ],
  ['no product', { product_types: [] }, 'product_types', 'Choose at least one product'],
  ['a product that does not exist', { product_types: ['Boats'] }, 'product_types.0', null],
  ['no company', { legal_name: ' ' }, 'legal_name', 'Please fill this in'],
  ['no grievance officer', { grievance_officer_name: '' }, 'grievance_officer_name', 'Please fill this in'],
  ['no support address', { support_email: '' }, 'support_email', 'Email is invalid'],
  ['half a co-brand', { co_brand_name: 'Gomti' }, 'co_brand_logo', 'A co-brand needs both a name and a mark'],
  ['an unknown kind of sub-domain', { sub_domain_type: 'boats' }, 'sub_domain_type', null],
  ['a line break in a name', { name: 'a\nb' }, 'name', null],
  ['a name without end', { name: 'x'.repeat(61) }, 'name', null],
] as const)('refuses %s in a save, a new brand and a preview', async (_, change, field, message) => {
  const before = await read('default')
  const draft = { ...brandDraft(), ...change }
  for (const [url, payload] of [
    // No other test makes it: brands of before are still known for a moment.
    ['/api/brands/create', { slug: 'refused', draft }],
    ['/api/brands/save', { slug: 'default', version: before.version, draft }],
    ['/api/brands/preview', { slug: null, draft, language: 'en' }],
  ] as const) {
    const response = await post(url, payload)
    expect(response.statusCode).toBe(400)
    const { details } = response.json<{ details: { field: string; message: string }[] }>()
    const [first] = details
    expect(first?.field.replace(/^draft\./, '')).toBe(field)
    if (message !== null) expect(first?.message).toBe(message)
  }
  expect(await read('default')).toEqual(before)
  expect(test.services.brands().bySlug('refused')).toBeNull()
})

it('refuses fields that staff do not decide', async () => {
  const draft = { ...brandDraft(), brand_id: 7, logo_svg: '<svg/>', example_data: 0 }
  const response = await post('/api/brands/create', { slug: 'nimbu', draft })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'unknown_field'])
})

it('gives a host to one brand alone, also of two at once', async () => {
  const hosts = ['loans.shared.example.in']
  const both = await Promise.all(
    ['one', 'two'].map((slug) => post('/api/brands/create', { slug, draft: brandDraft({ hosts }) })),
  )
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
  const refused = both.find(({ statusCode }) => statusCode === 400)
  expect(refused?.json()).toMatchObject({
    details: [{ field: 'hosts.0', message: 'Another brand answers at this host name' }],
  })
})

it('refuses an image that was never uploaded', async () => {
  const logo = '/files/00000000-none.webp'
  const response = await post('/api/brands/create', { slug: 'nimbu', draft: brandDraft({ logo }) })
  expect(response.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'logo' }] })
})

it.each([
  ['default', 'There is a brand with this address'],
  ['admin', 'This word is the product\u2019s own'],
])('refuses the slug %s', async (slug, message) => {
  const response = await post('/api/brands/create', { slug, draft: brandDraft() })
  expect(response.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'slug', message }] })
})

it('knows no brand that is not there', async () => {
  const got = await test.app.inject({ url: '/api/brands/get/nowhere', headers: admin.headers })
  const saved = await post('/api/brands/save', { slug: 'nowhere', version: 1, draft: brandDraft() })
  const previewed = await post('/api/brands/preview', {
    slug: 'nowhere',
    draft: brandDraft(),
    language: 'en',
  })
  expect([got, saved, previewed].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

it('is for administrators alone', async () => {
  const customer = await buildCustomer(test.services)
  const others = [
    [null, 401],
    [customer, 401],
    [await buildStaff(test.services, 2), 403],
    [await buildStaff(test.services, 3), 403],
  ] as const
  for (const [who, status] of others) {
    const answers = [
      await post('/api/brands/create', { slug: 'nimbu', draft: brandDraft() }, who),
      await post('/api/brands/save', { slug: 'default', version: 1, draft: brandDraft() }, who),
      await post('/api/brands/preview', { slug: null, draft: brandDraft(), language: 'en' }, who),
      await test.app.inject({ url: '/api/brands/list', headers: who?.headers ?? {} }),
      await test.app.inject({ url: '/api/brands/get/default', headers: who?.headers ?? {} }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 5 }, () => status))
  }
})
