/** What may be typed into a field of a number: digits and one point; `decimals` 0 leaves the point out. No negative values. */
export const filterNumeric = (typed: string, decimals: number): string => {
  const [whole = '', ...rest] = typed.replaceAll(/[^0-9.]/g, '').split('.')
  if (decimals === 0 || rest.length === 0) return whole
  return `${whole}.${rest.join('').slice(0, decimals)}`
}

/** A typed number; null for an empty field and for what is none. */
export const numberFromText = (text: string): number | null => {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : null
}

export const numberToText = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)
