import type { FileRow } from '@marketplace/contract/money/lender-file-rows'
import { money } from '../../i18n/format-values.ts'
import { dayText } from '../../office/show/day-text.ts'
import { wordsOfReason } from '@marketplace/contract/loans/reject-reason-words'
import { wordsOfStatus } from '../csr-portal/status-words.ts'

/** A field that a row changes: in words before and after; null where there was nothing. */
export interface FieldChange {
  field: string
  from: string | null
  to: string
}

const change = <Value>(
  field: string,
  { from, to }: { from: Value | null; to: Value | null },
  say: (value: Value) => string,
): FieldChange[] =>
  to === null || to === from ? [] : [{ field, from: from === null ? null : say(from), to: say(to) }]

/** Every field that a row changes but the status, old and new. */
export const changesOf = (
  row: Pick<FileRow, 'sanctioned_amount' | 'disbursed_amount' | 'disbursal_date' | 'reject_reason'>,
): FieldChange[] => [
  ...change('Sanctioned', row.sanctioned_amount, money),
  ...change('Disbursed', row.disbursed_amount, money),
  ...change('Paid on', row.disbursal_date, dayText),
  ...change('Reason', row.reject_reason, wordsOfReason),
]

/** A change as one line of text, for files and for whoever hears it: "Disbursed ₹1 → ₹2". */
export const changeText = ({ field, from, to }: FieldChange): string =>
  from === null ? `${field} ${to}` : `${field} ${from} → ${to}`

/** The status of a row before and after, as one line. */
export const statusText = ({ from, to }: FileRow['status']): string => {
  if (to === null) return from === null ? '' : wordsOfStatus(from)
  return from === null ? wordsOfStatus(to) : `${wordsOfStatus(from)} → ${wordsOfStatus(to)}`
}

const words = {
  customer: 'the customer',
  system: 'the marketplace',
  lender: "the lender's own message",
} as const

/** What last moved an application, as one line: "Sanctioned by the lender's own message". */
export const lastChangeText = ({ status, by, file_name }: NonNullable<FileRow['last_change']>): string => {
  const author = by === 'file' ? `the file ${file_name ?? ''}`.trimEnd() : words[by]
  return `${wordsOfStatus(status)} by ${author}`
}
