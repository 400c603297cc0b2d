/**
 * The masked forms that leave the server (decisions.md 2). Each passes the format of its field, so a form may send it back
 * as it stands.
 */

/** `M** A***`: the first letter of each word. */
export const maskName = (name: string): string =>
  name.replaceAll(/\S+/gu, (word) => {
    const [first = ''] = word
    return first + '*'.repeat(Math.max(1, word.length - first.length))
  })

/** `*****1234F`: the letters that name the holder are hidden. */
export const maskPan = (pan: string): string => `*****${pan.slice(5)}`

/** `27*****0939F1ZV`: the PAN within is hidden as far as a PAN is. */
export const maskGstin = (gstin: string): string =>
  `${gstin.slice(0, 2)}${maskPan(gstin.slice(2, 12))}${gstin.slice(12)}`

/** `**` for day and month, the year in clear; `day` is YYYY-MM-DD. */
export const maskBirthDate = (day: string): string => `**/**/${day.slice(0, 4)}`

/** The last four digits. */
export const maskAccountNumber = (number: string): string => number.slice(-4).padStart(number.length, '*')

export const isMasked = (value: string): boolean => value.includes('*')

/** Whether a value with asterisks says nothing but what `mask` shows: then it is the mask coming back, not something new. */
export const echoesMask = (value: string, mask: string | null): boolean =>
  mask !== null &&
  value.length === mask.length &&
  Array.from(value).every((character, index) => character === '*' || character === mask[index])
