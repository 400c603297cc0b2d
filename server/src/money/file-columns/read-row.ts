import type { RejectReason } from '@marketplace/contract/loans/applications'
import type { AmountUnit, FileField, FileReason } from '@marketplace/contract/money/lender-file-words'
import type { SheetCell, SheetRow } from '../../platform/sheets/sheet-types.ts'
import { readAmount } from './read-amount.ts'
import { readDay, type ReadDay } from './read-day.ts'
import { readId } from './read-id.ts'
import { readRejectReason } from './read-reject-reason.ts'

/** What a row says, without a name or a contact: this is stored. Sums in paise. `fault`: the first value that cannot be read. */
export interface RowFacts {
  our_reference?: string
  lender_application_id?: string
  loan_account?: string
  utr?: string
  lender?: string
  /** The status as the lender calls it. */
  word?: string
  status_date?: ReadDay
  disbursal_date?: ReadDay
  sanctioned?: number
  disbursed?: number
  reject_reason?: RejectReason
  payout?: number
  tds?: number
  gst?: number
  payout_month?: string
  invoice_no?: string
  fault?: FileReason
}

/** A row as it was read; `mobile` is for looking up and is not stored. */
export interface ReadRow {
  line: number
  facts: RowFacts
  mobile: string | null
}

const MOST_WORD = 100
const isEmpty = (cell: SheetCell | null | undefined): cell is null | undefined =>
  cell === null || cell === undefined || (cell.text.trim() === '' && cell.kind !== 'no-value')

const plain = (cell: SheetCell): string =>
  cell.text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORD)
    .toWellFormed()

/** The last ten digits of an Indian mobile number; null for one that is masked or none. */
const mobileOf = (cell: SheetCell): string | null => {
  const digits = (cell.kind === 'number' ? cell.raw : cell.text).replaceAll(/[\s()+-]/g, '')
  return /^(?:91|0)?([6-9][0-9]{9})$/.exec(digits)?.[1] ?? null
}

/** 2026-10 of a day or of words like Oct-26, 10/2026; null for anything else. */
const monthOf = (cell: SheetCell, epoch: 1900 | 1904): string | null => {
  const text = plain(cell)
  const year = /^(20[0-9]{2})[-/ ]?(0[1-9]|1[0-2])$/.exec(text)
  if (year !== null) return `${year[1]}-${year[2]}`
  const last = /^(0?[1-9]|1[0-2])[-/ ](20[0-9]{2})$/.exec(text)
  if (last !== null) return `${last[2]}-${(last[1] ?? '').padStart(2, '0')}`
  const named = readDay({ kind: 'text', text: `1-${text}`, raw: '' })
  const read = 'day' in named && !named.day.startsWith('?') ? named : readDay(cell, epoch)
  return 'day' in read && !read.day.startsWith('?') ? read.day.slice(0, 7) : null
}

const amountFields = {
  sanctioned_amount: 'sanctioned',
  disbursed_amount: 'disbursed',
  payout_amount: 'payout',
  tds_amount: 'tds',
  gst_amount: 'gst',
} as const
const signed: ReadonlySet<string> = new Set(['payout_amount', 'tds_amount', 'gst_amount'])

/** Reads one field into `row`. @returns why it cannot. */
const readField = (
  row: ReadRow,
  field: FileField,
  cell: SheetCell,
  { unit, epoch }: { unit: AmountUnit; epoch: 1900 | 1904 },
): FileReason | null => {
  const { facts } = row
  switch (field) {
    case 'our_reference':
    case 'lender_application_id':
    case 'loan_account':
    case 'utr':
    case 'invoice_no': {
      const read = readId(cell)
      if ('reason' in read) return read.reason
      facts[field] = read.id
      return null
    }
    case 'status_date':
    case 'disbursal_date': {
      const read = readDay(cell, epoch)
      if ('reason' in read) return read.reason
      facts[field] = read.day
      return null
    }
    case 'sanctioned_amount':
    case 'disbursed_amount':
    case 'payout_amount':
    case 'tds_amount':
    case 'gst_amount': {
      const read = readAmount(cell, unit, { mayBeNegative: signed.has(field) })
      if ('reason' in read) return read.reason
      facts[amountFields[field]] = read.paise
      return null
    }
    case 'payout_month': {
      const month = monthOf(cell, epoch)
      if (month === null) return 'date_unreadable'
      facts.payout_month = month
      return null
    }
    case 'status':
    case 'lender': {
      if (cell.kind === 'no-value') return 'no_value'
      if (cell.kind === 'error') return 'error_value'
      facts[field === 'status' ? 'word' : 'lender'] = plain(cell)
      return null
    }
    case 'reject_reason':
      facts.reject_reason = readRejectReason(cell.text)
      return null
    case 'mobile':
      row.mobile = mobileOf(cell)
      return null
    // Known columns of which nothing is stored.
    case 'product':
    case 'payout_percent':
    case 'pan':
    case 'customer_name':
      break
  }
  return null
}

/**
 * Reads a row by its mapped columns; null where none of those holds anything (a row of totals or notes).
 * @param width how many cells the header of a .csv has. A row with more of them has a value that was cut, as 1,25,000 without quotes is: then all
 * that stands after it is in the wrong column.
 */
export const readRow = (
  { line, cells, width: own = 0, epoch }: SheetRow,
  columns: readonly { column: number; field: FileField | null }[],
  unit: AmountUnit,
  width = Number.POSITIVE_INFINITY,
): ReadRow | null => {
  const row: ReadRow = { line, facts: {}, mobile: null }
  if (own > width) row.facts.fault = 'more_cells'
  let isBlank = true
  for (const { column, field } of columns) {
    const cell = cells[column]
    if (field === null || isEmpty(cell)) continue
    isBlank = false
    const fault = readField(row, field, cell, { unit, epoch: epoch ?? 1900 })
    if (fault !== null) row.facts.fault ??= fault
  }
  return isBlank ? null : row
}
