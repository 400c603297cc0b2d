import type { CreativeFacts } from '@marketplace/contract/partner-area/creatives-office'
import { expect, it } from 'vitest'
import { judgeCreative } from './judge-creative.ts'

const message: CreativeFacts = {
  format: 'message',
  channel: 'whatsapp',
  product_type: 'Personal Loans',
  lender_id: null,
  language: 'en',
  title: 'First words',
  heading: null,
  body: 'Compare lenders: {link}',
  picture: null,
  valid_from: '2026-11-01',
  valid_to: null,
}
const productOf = (id: number) => (id === 7 ? ('Personal Loans' as const) : null)

it.each([
  [{}, []],
  [{ lender_id: 7 }, []],
  [{ lender_id: 8 }, ['creative.lender_id lender_unknown']],
  [{ product_type: null, body: '{rates} {link}' }, ['creative.product_type invalid_value']],
  [{ valid_to: '2026-10-31' }, ['creative.valid_to ends_before_begin']],
  [{ body: 'Guaranteed {link}' }, ['creative.body claim_forbidden']],
  [{ body: 'Dear {name}, {link}' }, ['creative.body placeholder_unknown']],
  [{ body: 'Compare lenders' }, ['creative.body link_missing']],
  [{ channel: null }, ['creative.channel invalid_value']],
  [{ channel: 'email' }, ['creative.heading heading_missing']],
  [{ channel: 'sms', body: `{link} ${'a'.repeat(300)}` }, ['creative.body sms_too_long']],
  [{ picture: '/files/one.webp' }, ['creative.picture picture_of_banner']],
  [{ format: 'banner', channel: null, heading: 'Gold loan', body: 'Scan it' }, []],
  [
    { format: 'banner', channel: null, heading: 'a'.repeat(61), body: 'b'.repeat(201) },
    ['creative.heading banner_too_long', 'creative.body banner_too_long'],
  ],
  [
    { format: 'banner', body: 'Scan it' },
    ['creative.channel invalid_value', 'creative.heading heading_missing'],
  ],
] as const)('%j: %j', (change, faults) => {
  const found = judgeCreative({ ...message, ...change }, productOf)
  expect(found.map(({ field, key }) => `${field} ${key}`)).toEqual(faults)
})
