import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'
import type { Reach } from './customers.queries.ts'

const reach: Reach = {
  mobile_phone_number: '9876543210',
  email: 'asha@example.com',
  email_verified: 1,
  communication_preference: null,
  language: 'en',
}
const bySms = { channel: 'sms', to: '9876543210' } as const
const byMail = { channel: 'email', to: 'asha@example.com' } as const

it.each<[string, Partial<Reach>, ReturnType<typeof addressOf>]>([
  ['has said nothing of what they prefer', {}, bySms],
  ['prefers calls', { communication_preference: 1 }, bySms],
  ['prefers mail', { communication_preference: 2 }, byMail],
  ['prefers something after mail', { communication_preference: 3 }, bySms],
  ['prefers mail to an unproved address', { communication_preference: 2, email_verified: 0 }, bySms],
  ['prefers mail and has no address', { communication_preference: 2, email: null }, bySms],
  ['has no number', { mobile_phone_number: null }, byMail],
  ['has no number and an unproved address', { mobile_phone_number: null, email_verified: 0 }, null],
  ['has neither', { mobile_phone_number: null, email: null, email_verified: 0 }, null],
])('somebody who %s', (_, change, address) => {
  expect(addressOf({ ...reach, ...change })).toEqual(address)
})
