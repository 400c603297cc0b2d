const LONGEST = 60
/** What the two fields of the specification take: letters of any script with their marks. */
const other = /[^\u200d\u200c\p{L}\p{M}]/gu

/** A name as a PAN card has it, brought into the two fields of the specification. */
export interface NameParts {
  first_name: string
  last_name: string
}

/**
 * The last word is the last name, what stands before it the first, without spaces, dots and hyphens; a single word is both. Null where
 * there is no letter. The name itself goes to lenders as it was typed.
 */
export const namePartsOf = (panName: string): NameParts | null => {
  const words = panName
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(other, ''))
    .filter((word) => word !== '')
  const last = words.pop()
  if (last === undefined) return null
  const first = words.length === 0 ? last : words.join('')
  return { first_name: first.slice(0, LONGEST), last_name: last.slice(0, LONGEST) }
}
