import { expect, test } from 'vitest'
import { channelOf, newContactOf, provedContacts } from './proved-contacts.ts'

const mobile = '9000000001'
test.each([
  [mobile, 'A@b.in', 1, [mobile, 'a@b.in']],
  [mobile, 'a@b.in', 0, [mobile]],
  [null, 'a@b.in', 1, ['a@b.in']],
  [null, 'a@b.in', 0, []],
  [mobile, null, 0, [mobile]],
] as const)(
  'of %s and %s (proved: %d) these open the account: %j',
  (number, email, email_verified, proved) => {
    expect(provedContacts({ mobile_phone_number: number, email, email_verified })).toEqual(proved)
  },
)

test.each([
  [{ mobile_phone_number: mobile }, { kind: 'mobile', contact: mobile }],
  [{ email: 'New@B.in' }, { kind: 'email', contact: 'new@b.in' }],
])('%j is the new contact %j', (body, contact) => {
  expect(newContactOf(body)).toEqual(contact)
})

test.each([
  [mobile, 'sms'],
  ['a@b.in', 'email'],
])('%s is written to by %s', (contact, channel) => {
  expect(channelOf(contact)).toBe(channel)
})
