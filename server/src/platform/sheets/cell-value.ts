import { isNumberText, numberText } from './cell-number.ts'
import type { FormatKind } from './number-format.ts'
import { serialDate } from './serial-date.ts'
import type { CellKind } from './sheet-types.ts'

export interface CellValue {
  kind: CellKind
  text: string
}

/**
 * A stored number as its format shows it. A time of day is a date only where a day stands before it: Excel shows 20:30.1 for a day and time that
 * it read from a .csv, and 10:30 for a time alone, which stays a number.
 */
export const numberCell = (raw: string, format: FormatKind, epoch: 1900 | 1904): CellValue => {
  if (!isNumberText(raw)) return { kind: 'text', text: raw }
  if (format !== 'number') {
    const serial = Number(raw)
    const date = serial < 1 && (epoch === 1900 || format === 'time') ? null : serialDate(serial, epoch)
    if (date !== null) return { kind: 'date', text: date }
  }
  return { kind: 'number', text: numberText(raw) }
}

export const booleanText = (raw: string): string => (/^(?:1|true)$/i.test(raw) ? 'TRUE' : 'FALSE')
