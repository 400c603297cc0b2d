import { expect, it } from 'vitest'
import { linkContact, passcodeContact } from './proved-contact.ts'

const phone = '9876543210'
const mail = 'asha@example.com'

it.each([
  [phone, mail, 1, phone, phone, mail],
  [phone, mail, 0, phone, phone, null],
  [null, mail, 1, mail, null, mail],
  [null, mail, 0, null, null, null],
  [phone, null, 0, phone, phone, null],
  [null, null, 0, null, null, null],
] as const)(
  'number %s, e-mail %s proved %d: passcode to %s, link by SMS to %s and by mail to %s',
  (mobile_phone_number, email, email_verified, passcode, sms, byMail) => {
    const contacts = { mobile_phone_number, email, email_verified }
    expect(passcodeContact(contacts)).toBe(passcode)
    expect(linkContact('sms', contacts)).toBe(sms)
    expect(linkContact('email', contacts)).toBe(byMail)
  },
)
