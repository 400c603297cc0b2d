/** As many digits as a number keeps to the last one. */
const MOST_DIGITS = 15

/** Commas stand where India or the world puts them, or nowhere: 1,5 is no 15. */
const GROUPED = /^-?(?:[0-9]{1,3}|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]*)?$/

/** A text without its grouping, as far as that is whole. */
const ungrouped = (text: string): string => (GROUPED.test(text) ? text.replaceAll(',', '') : text)

/**
 * What stands in a field of a number after something was typed or pasted: that, without whole grouping, or what stood there before
 * where it is no number. Nothing is made into another number: a minus and a point stay, so that -7 is refused and is not 7, and
 * 2.5 is not 25 (section 5, Lender list).
 */
export const acceptNumber = (before: string, typed: string, decimals: number): string => {
  const text = ungrouped(typed.trim().replace(/^₹\s*/, '').replace(/^[−–]/, '-'))
  const found = /^-?([0-9]*)(?:\.([0-9]*))?$/.exec(text)
  if (found === null) return before
  const [, whole = '', places = ''] = found
  const isTooFine = decimals > 0 && places.length > decimals
  return isTooFine || whole.length + places.length > MOST_DIGITS ? before : text
}

/** Whether something was typed that the field did not take: what stands in it is not what was meant. */
export const isRefused = (before: string, typed: string, after: string): boolean =>
  after === before && typed !== before

/** Why a typed number is refused; undefined where it is not. */
export const numberProblem = (text: string, decimals: number): 'negative' | 'not_whole' | undefined => {
  if (isSigned(text)) return 'negative'
  return decimals === 0 && text.includes('.') ? 'not_whole' : undefined
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
