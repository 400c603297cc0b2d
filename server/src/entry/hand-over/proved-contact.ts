/** A customer's contacts as their row has them. */
interface Contacts {
  mobile_phone_number: string | null
  email: string | null
  email_verified: 0 | 1
}

/** Where the passcode of a link goes: the mobile number, else the e-mail that was proved. */
export const passcodeContact = ({ mobile_phone_number, email, email_verified }: Contacts): string | null =>
  mobile_phone_number ?? (email_verified === 1 ? email : null)

/** Where a link itself may be sent; null where there is no proved contact of that kind. */
export const linkContact = (
  channel: 'sms' | 'email',
  { mobile_phone_number, email, email_verified }: Contacts,
): string | null => (channel === 'sms' ? mobile_phone_number : email_verified === 1 ? email : null)
