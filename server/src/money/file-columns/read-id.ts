import type { FileReason } from '@marketplace/contract/money/lender-file-words'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'

/** The widest id that is looked for. */
const MOST = 64

/**
 * An id as the file writes it, leading zeros and all, without spaces. One that a spreadsheet made a number of is refused where
 * its end may be lost: more than 15 digits, or written as 1.23E+15.
 */
export const readId = (cell: SheetCell): { id: string } | { reason: FileReason } => {
  if (cell.kind === 'no-value') return { reason: 'no_value' }
  if (cell.kind === 'error') return { reason: 'error_value' }
  if (cell.kind === 'date' || cell.kind === 'boolean') return { reason: 'reference_unknown' }
  const text = (cell.kind === 'number' ? cell.raw : cell.text).normalize('NFKC').replaceAll(/\s/g, '')
  if (cell.kind === 'number') {
    const digits = /^[0-9]+$/.test(text) ? text : cell.text
    if (!/^[0-9]+$/.test(digits)) return { reason: 'id_rounded' }
    return digits.length > 15 ? { reason: 'id_as_number' } : { id: digits }
  }
  if (/^[0-9](?:\.[0-9]+)?[eE]\+[0-9]{1,2}$/.test(text)) return { reason: 'id_rounded' }
  // An apostrophe before it, or ="…" around it in a .csv, keeps a spreadsheet from taking it for a number.
  const id = text.replace(/^="(.*)"$/, '$1').replace(/^'/, '')
  return id.length > MOST ? { reason: 'reference_unknown' } : { id }
}
