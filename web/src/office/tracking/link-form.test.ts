import { expect, test } from 'vitest'
import { bodyOfLink, emptyLink, slugOfName } from './link-form.ts'

const brands = [
  { slug: 'default', name: 'Sahimol', host: 'sahimol.example', products: ['Personal Loans'] },
  { slug: 'other', name: 'Other', host: 'other.example', products: ['Gold Loans'] },
] as const

test('what is empty is left out, and a product of another brand is none', () => {
  const values = {
    ...emptyLink,
    requestId: 'r',
    name: ' Counter 2 ',
    slug: 'c2',
    sub1: ' a ',
    utm_source: 'x',
    product: 'Gold Loans',
  }
  expect(bodyOfLink(values, brands)).toEqual({
    request_id: 'r',
    name: 'Counter 2',
    slug: 'c2',
    brand_slug: 'default',
    product_type: null,
    utms: { utm_source: 'x' },
    subs: { sub1: 'a' },
    expires_on: null,
  })
  expect(bodyOfLink({ ...values, brand: 'other' }, brands)).toMatchObject({
    brand_slug: 'other',
    product_type: 'Gold Loans',
  })
})

test.each([
  ['gomti', 'Counter 2', 'gomti-counter-2'],
  ['', ' Diwali! ', 'diwali'],
  ['gomti', 'दिवाली', 'gomti'],
  ['x', 'y'.repeat(80), `x-${'y'.repeat(62)}`],
])('%s %s', (before, name, slug) => {
  expect(slugOfName(before, name)).toBe(slug)
})
