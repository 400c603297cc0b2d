/** A day of the calendar, `YYYY-MM-DD`: a date in a workbook, these letters in separated values. */
export interface WrittenDay {
  day: string
}

/** Money in rupees, with both decimals. */
export interface WrittenRupees {
  rupees: number
}

/** A cell to write: text, a number, a day, money, or null for an empty one. */
export type WrittenCell = string | number | WrittenDay | WrittenRupees | null
