/** An order of rows: by which column, and which way. */
export interface Sort {
  key: string
  isDescending: boolean
}

/** An order as it stands in the URL: `name`, or `-name` for the other way; null for none. */
export const sortFromText = (text: string): Sort | null => {
  if (text === '' || text === '-') return null
  return text.startsWith('-')
    ? { key: text.slice(1), isDescending: true }
    : { key: text, isDescending: false }
}

export const sortToText = (sort: Sort | null): string =>
  sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.key}`

/** What a press on a column's heading leads to: up, down, then the rows' own order again. */
export const nextSort = (sort: Sort | null, key: string): Sort | null => {
  if (sort === null || sort.key !== key) return { key, isDescending: false }
  return sort.isDescending ? null : { key, isDescending: true }
}

export type SortValue = string | number | null

/** What rows have no value come last, whichever the way; equal rows keep their order. */
const compare = (one: SortValue, other: SortValue, sign: 1 | -1): number => {
  if (one === null || other === null) return (one === null ? 1 : 0) - (other === null ? 1 : 0)
  if (one === other) return 0
  return one < other ? -sign : sign
}

/** Rows in the order of a column's values; text goes without regard to capitals. */
export const sortRows = <Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): Row[] => {
  const sign = isDescending ? -1 : 1
  return rows
    .map((row) => {
      const value = valueOf(row)
      return { row, value: typeof value === 'string' ? value.toLowerCase() : value }
    })
    .toSorted((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row)
}

/** Whether every word of a search stands in a text; both are in small letters. */
export const isFound = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))

export const searchWords = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
