/** The number of a statement: the month YYYY-MM and its place in it, S-2026-10-0117. */
export const numberOf = (month: string, place: number): string =>
  `S-${month}-${String(place).padStart(4, '0')}`
