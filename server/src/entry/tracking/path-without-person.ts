/** As many digits in a row as a mobile number has, and more than any page has in its path. */
const LONG_NUMBER = /\d{10,}/g
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const partWithoutPerson = (part: string): string => {
  if (UUID.test(part)) return part
  const typed = part.replaceAll(/%20|[\s().+-]/g, '')
  if (/@|%40/i.test(part) || /^\d{10,}$/.test(typed)) return '*'
  return part.replaceAll(LONG_NUMBER, '*')
}

/**
 * A path as page views keep it: what stands behind it may be something that a person typed, and a part of it that is a telephone
 * number or an e-mail address says who looked. An id stays, as it names nobody.
 */
export const pathWithoutPerson = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map(partWithoutPerson)
    .join('/')
