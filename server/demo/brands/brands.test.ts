import { Brand } from '@marketplace/contract/reference/brands'
import { productTypes } from '@marketplace/contract/reference/products'
import { expect, test } from 'vitest'
import { demoBrands } from './brands.ts'
import { contrastRatio } from './contrast-ratio.ts'

const LOGO_BYTES = 2048
const shapes = new Set(['svg', 'g', 'path', 'circle', 'rect', 'text', 'tspan'])

/** Names of the elements, in order, of a drawing whose every tag is closed; throws where it is not well formed. */
const elementsOf = (svg: string): string[] => {
  const open: string[] = []
  const elements: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g,
    (_tag, end: string, name: string, _attributes: string, empty: string) => {
      if (end === '/') {
        if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      } else {
        elements.push(name)
        if (empty !== '/') open.push(name)
      }
      return ''
    },
  )
  if (open.length > 0 || /[<>&]/.test(rest)) throw new Error(`not well formed: ${svg}`)
  return elements
}

const drawings = demoBrands.flatMap((brand) => [
  { of: `${brand.slug} logo`, svg: brand.logo_svg },
  { of: `${brand.slug} logo on its colour`, svg: brand.logo_on_brand_svg },
  ...(brand.co_brand_logo_svg === null
    ? []
    : [{ of: `${brand.slug} co-brand`, svg: brand.co_brand_logo_svg }]),
])

const own = ['slug', 'name', 'legal_name', 'logo_svg', 'grievance_phone'] as const

test.each(own)('there are 34 brands, the default one first, and no two share a %s', (fact) => {
  expect(demoBrands[0]?.slug).toBe('default')
  expect(new Set(demoBrands.map((brand) => brand[fact])).size).toBe(34)
  expect(demoBrands).toHaveLength(34)
})

test.each(demoBrands)('$slug is a brand as the contract has it', ({ product_types, ...brand }) => {
  const wire = {
    ...brand,
    brand_id: 1,
    font_link: null,
    logo_url: '/logo.svg',
    logo_on_brand_url: '/on.svg',
    co_brand_logo_url: null,
  }
  expect(Brand.safeParse(wire).error).toBeUndefined()
  expect(brand.legal_name).toMatch(/ Private Limited$/)
  expect(brand.co_brand_name === null).toBe(brand.co_brand_logo_svg === null)
  expect(brand.grievance_email).toMatch(/@[a-z-]+\.example\.com$/)
  expect(brand.grievance_phone).toMatch(/^1800-000-01\d\d$/)
  expect(product_types.length).toBeGreaterThan(0)
  expect(product_types.filter((type) => !productTypes.includes(type))).toEqual([])
})

test('every kind of sub-domain is there, solar once and by that slug', () => {
  expect(new Set(demoBrands.map((brand) => brand.sub_domain_type))).toEqual(
    new Set(['all', 'loans', 'goldloans', 'cards', 'solar']),
  )
  expect(demoBrands.filter((brand) => brand.sub_domain_type === 'solar').map((brand) => brand.slug)).toEqual([
    'solar',
  ])
})

test('some brands are pale, titled, carry terms or a co-brand', () => {
  const pale = demoBrands.filter((brand) => contrastRatio(brand.primary_colour, '#ffffff') < 1.6)
  expect(pale.length).toBeGreaterThanOrEqual(4)
  expect(demoBrands.filter((brand) => brand.co_brand_name !== null)).toHaveLength(8)
  expect(demoBrands.filter((brand) => brand.title !== null).length).toBeGreaterThanOrEqual(8)
  expect(demoBrands.filter((brand) => brand.terms_apply === 1).length).toBeGreaterThanOrEqual(8)
})

test.each(drawings)('$of is a small drawing of plain shapes', ({ svg }) => {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LOGO_BYTES)
  const elements = elementsOf(svg)
  expect(elements[0]).toBe('svg')
  expect(elements.filter((element) => !shapes.has(element))).toEqual([])
  expect(svg).not.toMatch(/ (?:on[a-z]+|style|href|class|id)="|url\(/)
})

test('the drawing check refuses what is not well formed', () => {
  expect(() => elementsOf('<svg><g></svg>')).toThrow('closes nothing')
  expect(() => elementsOf('<svg><path d="M0 0"></svg>')).toThrow('closes nothing')
  expect(() => elementsOf('<svg>a & b</svg>')).toThrow('not well formed')
})

test('a few brands name the licensed entity for insurance, the default one among them; others that list it do not', () => {
  const licensed = demoBrands.filter((brand) => brand.insurance_licence_number !== null)
  expect(licensed.map(({ slug }) => slug)).toEqual(['default', 'haritmudra', 'chandnimart', 'pahiya-motors'])
  const insurances = new Set<string>(['Health', 'Shop', 'Other Insurance'])
  const lists = demoBrands.filter((brand) => brand.product_types.some((type) => insurances.has(type)))
  expect(lists.length).toBeGreaterThan(licensed.length)
  for (const brand of demoBrands) {
    const facts = [
      brand.insurance_licensee_name,
      brand.insurance_licence_number,
      brand.insurance_referral_link,
    ]
    expect(new Set(facts.map((fact) => fact === null)).size).toBe(1)
  }
})
