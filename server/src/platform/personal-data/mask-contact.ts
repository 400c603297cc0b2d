/** The last four digits of a mobile number; the first and last characters of an e-mail address (section 9). '' is nobody's. */
export const maskContact = (contact: string): string =>
  contact === ''
    ? ''
    : contact.includes('@')
      ? `${contact.slice(0, 1)}${'*'.repeat(contact.length - 2)}${contact.slice(-1)}`
      : `${'*'.repeat(contact.length - 4)}${contact.slice(-4)}`
