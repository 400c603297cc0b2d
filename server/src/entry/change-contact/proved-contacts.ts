import type { ContactKind } from './contact-changes.queries.ts'

interface Contacts {
  mobile_phone_number: string | null
  email: string | null
  email_verified: 0 | 1
}

/** The contacts that open the account; the first is the one that passcodes go to. */
export const provedContacts = ({ mobile_phone_number, email, email_verified }: Contacts): string[] =>
  [mobile_phone_number, email_verified === 1 ? (email?.toLowerCase() ?? null) : null].filter(
    (contact) => contact !== null,
  )

/** The new contact of a request, which its schema lets be exactly one of the two. */
export const newContactOf = (body: {
  mobile_phone_number?: string | undefined
  email?: string | undefined
}): { kind: ContactKind; contact: string } =>
  body.mobile_phone_number === undefined
    ? { kind: 'email', contact: (body.email ?? '').toLowerCase() }
    : { kind: 'mobile', contact: body.mobile_phone_number }

/** By which way a contact is written to. */
export const channelOf = (contact: string): 'sms' | 'email' => (contact.includes('@') ? 'email' : 'sms')
