import type { OwnCreative } from '@marketplace/contract/partner-area/creatives'
import { expect, it } from 'vitest'
import { chooseCreatives, productsOf, sendLink } from './choose-creatives.ts'

const creative: OwnCreative = {
  creative_id: 'any-en',
  version: 1,
  format: 'message',
  channel: 'whatsapp',
  product_type: null,
  lender_name: null,
  language: 'en',
  title: 'First words',
  heading: null,
  text: 'Open it & see',
  approved_by: null,
  approved_on: null,
  valid_to: null,
  taken_on: null,
}
const all: OwnCreative[] = [
  creative,
  { ...creative, creative_id: 'any-hi', language: 'hi' },
  { ...creative, creative_id: 'gold-en', product_type: 'Gold Loans' },
]

it('names each product once', () => {
  expect(productsOf(all)).toEqual(['All products', 'Gold Loans'])
})

it.each([
  [{ language: 'en', product: '' }, ['any-en', 'gold-en']],
  [{ language: 'hi', product: '' }, ['any-hi']],
  [{ language: 'en', product: 'Gold Loans' }, ['gold-en']],
  [{ language: 'hi', product: 'Gold Loans' }, []],
])('%j: %j', (asked, ids) => {
  expect(chooseCreatives(all, asked).map(({ creative_id }) => creative_id)).toEqual(ids)
})

it.each([
  ['whatsapp', null, 'https://wa.me/?text=Open%20it%20%26%20see'],
  ['sms', null, 'sms:?&body=Open%20it%20%26%20see'],
  ['email', 'A & B', 'mailto:?subject=A%20%26%20B&body=Open%20it%20%26%20see'],
] as const)('by %s with the subject %s it goes on at %s', (channel, heading, link) => {
  expect(sendLink({ channel, heading, text: creative.text })).toBe(link)
})
