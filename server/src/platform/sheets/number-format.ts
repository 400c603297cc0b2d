/** What a number format makes of a number: a day, a time of day, or a number. An elapsed time ([h]:mm) is a number. */
export type FormatKind = 'number' | 'date' | 'time'

/**
 * Formats that a workbook uses by their number alone (ECMA-376, part 1, 18.8.30). 27 to 36 and 50 to 58 are dates or times in every language that
 * has them (Chinese, Japanese, Korean); which one a number is, is seen of the value.
 */
export const builtInFormat = (id: number): FormatKind => {
  if ((id >= 14 && id <= 17) || id === 22) return 'date'
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time'
  if ((id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || id === 57 || id === 58) return 'date'
  if ((id >= 32 && id <= 35) || id === 55 || id === 56) return 'time'
  if (id >= 71 && id <= 77) return 'date'
  if (id >= 78 && id <= 79) return 'time'
  return 'number'
}

/** Words in quotes, escaped signs, room for a sign, a repeated sign: none of them formats. */
const literals = /"[^"]*"?|\\.|_.|\*./gs
const elapsed = /\[(?:h+|m+|s+)\]/i
const brackets = /\[[^\]]*\]/g
const halfDays = /am\/pm|a\/p|上午\/下午|午前\/午後|오전\/오후/gi

/** Year, month, day, hour, minute, second as they stand after a number. */
const asianUnits = /[年月日时時分秒년월일시분초]/g

/** What a format code says (ECMA-376, part 1, 18.8.31); any letter that is none of a date makes it a number. */
export const formatKind = (code: string): FormatKind => {
  const bare = code.replaceAll(literals, '')
  if (elapsed.test(bare)) return 'number'
  const first = (bare.split(';')[0] ?? '').replaceAll(brackets, '')
  const signs = first.replaceAll(halfDays, 'h').replaceAll(asianUnits, '').toLowerCase()
  if (/[^\P{L}ymdhsegb]/u.test(signs)) return 'number'
  if (/[yd]/.test(signs)) return 'date'
  if (/[hs]/.test(signs)) return 'time'
  return /m|bb|e(?![+-])/.test(signs) && !/[0#?]/.test(signs) ? 'date' : 'number'
}
