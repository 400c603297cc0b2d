/** A contact as section 9 shows it: the last four digits of a number, the first and last character of an e-mail's name. */
export const maskContact = (contact: string): string => {
  const [name = '', domain] = contact.split('@')
  if (domain === undefined) return `${'*'.repeat(Math.max(0, contact.length - 4))}${contact.slice(-4)}`
  return `${name.slice(0, 1)}${'*'.repeat(Math.min(Math.max(1, name.length - 2), 6))}${name.slice(-1)}@${domain}`
}
