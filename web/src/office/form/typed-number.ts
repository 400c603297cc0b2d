/**
 * What may be typed into a field of a number: digits and one point; `decimals` 0 leaves the point out. A minus in front stays
 * where it was typed, so that -7 is refused and never becomes 7 (section 5, Lender list).
 */
export const filterNumeric = (typed: string, decimals: number): string => {
  const sign = isSigned(typed) ? '-' : ''
  const [whole = '', ...rest] = typed.replaceAll(/[^0-9.]/g, '').split('.')
  if (decimals === 0 || rest.length === 0) return sign + whole
  return `${sign}${whole}.${rest.join('').slice(0, decimals)}`
}

/** Whether a minus stands before a typed number, as a hyphen, a dash or the sign itself. */
export const isSigned = (typed: string): boolean => /^\s*[-−–]/.test(typed)

/** A typed number; null for an empty field and for what is none. */
export const numberFromText = (text: string): number | null => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : null
}

export const numberToText = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)
