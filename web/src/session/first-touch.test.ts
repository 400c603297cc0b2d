import { expect, test } from 'vitest'
import { utmsOf } from './first-touch.ts'

test.each([
  ['', {}],
  ['?utm_source=sms&utm_campaign=diwali', { utm_source: 'sms', utm_campaign: 'diwali' }],
  ['?partner=x&phone=9876543210', {}],
  ['?utm_source=', {}],
  ['?utm_Source=a&utm_x-y=b', {}],
  [`?utm_source=${'a'.repeat(257)}`, {}],
])('the campaign of "%s"', (search, utms) => {
  expect(utmsOf(search)).toEqual(utms)
})

test('no more than the server takes', () => {
  const search = Array.from({ length: 30 }, (_, number) => `utm_${number}=a`).join('&')
  expect(Object.keys(utmsOf(search))).toHaveLength(20)
})
