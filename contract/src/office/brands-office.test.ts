import { describe, expect, it } from 'vitest'
import { BrandDraft, listBrandsOffice, saveBrand } from './brands-office.ts'
import { problemOf, takes, times } from '../testing/problem-of.ts'

const draft = {
  name: 'Demo Money',
  legal_name: 'Demo Money Private Limited',
  title: null,
  logo: 'name',
  logo_on_brand: null,
  co_brand_name: null,
  co_brand_logo: null,
  font_family: 'Inter',
  font_link: null,
  primary_colour: '#0b5cab',
  secondary_colour: '#f28c28',
  terms_apply: 1,
  sub_domain_type: 'all',
  product_types: ['Personal Loans'],
  hosts: [],
  grievance_officer_name: 'Meera Joshi',
  grievance_email: 'grievance@example.com',
  grievance_phone: '+91 1800 000 000',
  support_email: 'support@example.com',
  insurance_licensee_name: null,
  insurance_licence_number: null,
  insurance_referral_link: null,
  support_hours: null,
  registered_address: null,
  cin: null,
  company_website: null,
  dlt_entity_id: null,
  sms_header: null,
}
const label = 'a'.repeat(63)
const host = (length: number): string => `${`${label}.`.repeat(3)}${'b'.repeat(length - 192)}`

describe('a draft', () => {
  it.each([
    [{}, null],
    [{ name: 'x'.repeat(60), legal_name: 'x'.repeat(120), title: 'x'.repeat(80) }, null],
    [{ name: 'x'.repeat(61) }, 'text_invalid'],
    [{ legal_name: 'x'.repeat(121) }, 'text_invalid'],
    [{ title: 'x'.repeat(81) }, 'text_invalid'],
    [{ name: ' ' }, 'field_required'],
    [{ name: 'a\nb' }, 'text_invalid'],
    [{ primary_colour: '#0B5CAB' }, 'colour_invalid'],
    [{ primary_colour: '#0b5ca' }, 'colour_invalid'],
    [{ secondary_colour: '#0b5cab0' }, 'colour_invalid'],
    [{ secondary_colour: 'x#0b5cab' }, 'colour_invalid'],
    [{ logo: 'drawn' }, null],
    [{ logo: '/files/12345678.webp' }, null],
    [{ logo: `/files/${'a'.repeat(60)}.webp` }, null],
    [{ logo: '/files/1234567.webp' }, 'logo_invalid'],
    [{ logo: `/files/${'a'.repeat(61)}.webp` }, 'logo_invalid'],
    [{ logo: 'https://evil.example/x.webp' }, 'logo_invalid'],
    [{ logo: 'names' }, 'logo_invalid'],
    [{ product_types: [] }, 'product_needed'],
    [{ product_types: ['Car', 'Car'] }, 'listed_twice'],
    [{ hosts: ['saral.in', 'loans.saral.in', 'xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'] }, null],
    [{ hosts: ['saral.in', 'saral.in'] }, 'listed_twice'],
    [{ hosts: ['localhost'] }, 'host_invalid'],
    [{ hosts: ['Saral.in'] }, 'host_invalid'],
    [{ hosts: ['saral.in:443'] }, 'host_invalid'],
    [{ hosts: ['203.0.113.7'] }, 'host_invalid'],
    [{ hosts: ['-saral.in'] }, 'host_invalid'],
    [{ hosts: [`${label}.in`] }, null],
    [{ hosts: [`a${label}.in`] }, 'host_invalid'],
    [{ hosts: [`in.${label}`] }, null],
    [{ hosts: [`in.a${label}`] }, 'host_invalid'],
    [{ hosts: [host(253)] }, null],
    [{ hosts: [host(254)] }, 'host_invalid'],
    [{ hosts: times(20, 0).map((_, at) => `b${at}.in`) }, null],
    [{ hosts: times(21, 0).map((_, at) => `b${at}.in`) }, 'host_invalid'],
    [{ grievance_phone: '123456' }, null],
    [{ grievance_phone: '12345' }, 'phone_invalid'],
    [{ grievance_phone: '1'.repeat(19) }, null],
    [{ grievance_phone: `+${'1'.repeat(19)}` }, null],
    [{ grievance_phone: '1'.repeat(20) }, 'phone_invalid'],
    [{ grievance_phone: 'call us' }, 'phone_invalid'],
    [{ insurance_referral_link: 'https://i.example.com/?id={UNIQUE_ID}' }, null],
    [{ insurance_referral_link: 'https://i.example.com/' }, 'unique_id_missing'],
    [{ insurance_licensee_name: 'x'.repeat(120), insurance_licence_number: 'x'.repeat(40) }, null],
    [{ insurance_licensee_name: 'x'.repeat(121) }, 'text_invalid'],
    [{ insurance_licence_number: 'x'.repeat(41) }, 'text_invalid'],
    [{ co_brand_name: 'x'.repeat(60), grievance_officer_name: 'x'.repeat(80) }, null],
    [{ co_brand_name: 'x'.repeat(61) }, 'text_invalid'],
    [{ grievance_officer_name: 'x'.repeat(81) }, 'text_invalid'],
  ])('with %j: %s', (change, problem) => {
    expect(problemOf(BrandDraft, { ...draft, ...change })).toBe(problem)
  })

  it('takes no field that staff do not decide', () => {
    expect(takes(BrandDraft, { ...draft, brand_id: 1 })).toBe(false)
  })
})

it.each([
  [1, true],
  [2_147_483_647, true],
  [0, false],
  [2_147_483_648, false],
  [1.5, false],
])('version %d of a save: %s', (version, is) => {
  expect(takes(saveBrand.body, { slug: 'demo', version, draft })).toBe(is)
})

it.each([
  [{ page: '10000', page_size: '200' }, true],
  [{ page: '10001' }, false],
  [{ page: '0' }, false],
  [{ page: '1.5' }, false],
  [{ page_size: '201' }, false],
  [{ page_size: '0' }, false],
])('a page of brands by %j: %s', (query, is) => {
  expect(takes(listBrandsOffice.query, query)).toBe(is)
})

it('begins with the first hundred', () => {
  expect(listBrandsOffice.query.parse({})).toEqual({ page: 1, page_size: 100 })
})
