import { describe, expect, it } from 'vitest'
import { Problem } from '../../platform/http/problem.ts'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { buildBrandDirectory, hostsOf, knowBrand } from './brand-directory.ts'

const rows = [
  buildBrandRow({ brand_id: 1, slug: 'demo' }),
  buildBrandRow({ brand_id: 2, slug: 'saral', hosts: ['Loans.Saral.example', 'saral.in'] }),
]

describe('a brand by its host', () => {
  const directory = buildBrandDirectory(rows, 'demo', 'market.example')

  it.each([
    ['localhost', 'demo'],
    ['demo.localhost', 'demo'],
    ['saral.localhost', 'saral'],
    ['saral.localhost:3000', 'saral'],
    ['SARAL.localhost', 'saral'],
    ['saral.market.example', 'saral'],
    ['saral.market.example.', 'saral'],
    ['saral.market.example.:443', 'saral'],
    ['loans.saral.example', 'saral'],
    ['saral.in', 'saral'],
    ['www.saral.in', 'demo'],
    ['nobody.example', 'demo'],
    ['', 'demo'],
  ])('%s is %s', (host, slug) => {
    expect(directory.byHost(host).brand.slug).toBe(slug)
    expect(directory.findByHost(host)?.brand.slug).toBe(slug)
  })

  it('knows them by slug and lists them in order', () => {
    expect(directory.bySlug('saral')?.brand.brand_id).toBe(2)
    expect(directory.bySlug('other')).toBeNull()
    expect(directory.brands.map(({ brand }) => brand.slug)).toEqual(['demo', 'saral'])
  })
})

it('is not built with brands and without the default one', () => {
  expect(() => buildBrandDirectory(rows, 'missing', null)).toThrow('there is no brand "missing"')
})

it('answers nobody before there is a brand', () => {
  const empty = buildBrandDirectory([], 'demo', null)
  expect(empty.findByHost('demo.localhost')).toBeNull()
  expect(() => empty.byHost('demo.localhost')).toThrow(new Problem('temporarily_unavailable'))
})

it.each([
  [null, ['saral.localhost', 'loans.saral.example', 'saral.in']],
  ['market.example', ['saral.localhost', 'saral.market.example', 'loans.saral.example', 'saral.in']],
])('answers at the hosts under %s', (publicHost, hosts) => {
  expect(hostsOf({ slug: 'saral', hosts: ['Loans.Saral.example', 'saral.in'] }, publicHost)).toEqual(hosts)
})

describe('the mark of a brand', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const mark = (change: Parameters<typeof buildBrandRow>[0]) => {
    const { brand, logo_svg, co_brand_logo_svg } = knowBrand(buildBrandRow(change))
    return { url: brand.logo_url, co: brand.co_brand_logo_url, logo_svg, co_brand_logo_svg }
  }

  it('is its name, where it has no other', () => {
    const { url, co, logo_svg, co_brand_logo_svg } = mark({})
    expect(url).toMatch(/^\/brand\/demo\/logo-[0-9a-f]{10}\.svg$/)
    expect(logo_svg).toContain('>Demo Money</text>')
    expect([co, co_brand_logo_svg]).toEqual([null, null])
  })

  it('is its drawing at an address that follows the drawing', () => {
    expect(mark({ logo_svg: svg }).logo_svg).toBe(svg)
    expect(mark({ logo_svg: svg }).url).not.toBe(mark({ logo_svg: `${svg} ` }).url)
  })

  it('is the uploaded image before the drawing', () => {
    expect(mark({ logo_svg: svg, logo_file_url: '/files/12345678.webp' }).url).toBe('/files/12345678.webp')
  })

  it('has one for the brand’s own colour where it was drawn or put up', () => {
    const own = (change: Parameters<typeof buildBrandRow>[0]) =>
      knowBrand(buildBrandRow(change)).brand.logo_on_brand_url
    expect(own({})).toBeNull()
    expect(own({ logo_on_brand_svg: svg })).toMatch(/^\/brand\/demo\/on-brand-[0-9a-f]{10}\.svg$/)
    expect(own({ logo_on_brand_svg: svg, logo_on_brand_file_url: '/files/x.webp' })).toBe('/files/x.webp')
  })

  it('has a second one beside it for a co-brand alone', () => {
    expect(mark({ co_brand_logo_svg: svg }).co).toBeNull()
    const named = mark({ co_brand_name: 'Konkan' })
    expect(named.co).toMatch(/^\/brand\/demo\/co-brand-[0-9a-f]{10}\.svg$/)
    expect(named.co_brand_logo_svg).toContain('>Konkan</text>')
    expect(mark({ co_brand_name: 'Konkan', co_brand_logo_file_url: '/files/x.webp' }).co).toBe(
      '/files/x.webp',
    )
    expect(mark({ co_brand_name: 'Konkan', co_brand_logo_svg: svg }).co_brand_logo_svg).toBe(svg)
  })
})

it('keeps from customers what is staff’s alone', () => {
  const { brand } = knowBrand(buildBrandRow({ hosts: ['saral.in'] }))
  for (const name of [
    'hosts',
    'version',
    'updated_at',
    'logo_svg',
    'product_types',
    'insurance_referral_link',
  ])
    expect(brand).not.toHaveProperty(name)
})
