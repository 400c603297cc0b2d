import type { NewReceipt } from '@marketplace/contract/money/reconciliation'
import type { ReceiptPays } from '@marketplace/contract/money/reconciliation-words'
import { money } from '../../../i18n/format-values.ts'
import { numberFromText } from '../../../office/form/typed-number.ts'
import { addRupees } from '../sum-text.ts'

/** A receipt as it is typed. */
export interface ReceiptForm {
  day: string | null
  utr: string
  bank: string
  tds: string
  gst: string
  pays: ReceiptPays
  invoices: readonly string[]
}

export const emptyReceipt: ReceiptForm = {
  day: null,
  utr: '',
  bank: '',
  tds: '',
  gst: '',
  pays: 'month',
  invoices: [],
}

/** base = bank + TDS − GST, in rupees; null until the bank sum is typed. Empty tax is none. */
export const baseOf = ({ bank, tds, gst }: Pick<ReceiptForm, 'bank' | 'tds' | 'gst'>): number | null => {
  const paid = numberFromText(bank)
  return paid === null ? null : addRupees([paid, numberFromText(tds) ?? 0, -(numberFromText(gst) ?? 0)])
}

/** How the base stands beside what is stated and not paid yet, in words; null while there is none. */
export const baseText = (base: number | null, open: number): string | null => {
  if (base === null) return null
  const over = addRupees([base, -open])
  if (over === 0) return `Pays all of the ${money(open)} that is stated and not paid yet.`
  return over < 0
    ? `${money(-over)} of what is stated stays unpaid. The oldest lines are paid first.`
    : `${money(over)} more than the ${money(open)} that is stated and not paid yet.`
}

/** The receipt as the call takes it; null while something is missing. @param line_ids those that were chosen. */
export const readReceipt = (
  { day, utr, bank, tds, gst, pays, invoices }: ReceiptForm,
  line_ids: readonly string[],
): NewReceipt | null => {
  const paid = numberFromText(bank)
  if (day === null || paid === null || utr.trim().length < 6) return null
  const sums = { bank: paid, tds: numberFromText(tds) ?? 0, gst: numberFromText(gst) ?? 0 }
  const receipt = { day, utr: utr.trim(), ...sums, pays }
  if (pays === 'invoices') return invoices.length === 0 ? null : { ...receipt, invoices: [...invoices] }
  if (pays === 'lines') return line_ids.length === 0 ? null : { ...receipt, line_ids: [...line_ids] }
  return receipt
}

/** The name of a field of the form in what the server says of `receipts[0].utr`. */
export const fieldOfReceipt = (path: string): string =>
  path.split(/[.[\]]+/).findLast((part) => part !== '') ?? path

/** Where a sentence of the server belongs: to the UTR that is known already, else to the sum. */
export const fieldOfRefusal = (words: string): 'utr' | 'bank' => (/\bUTR\b/.test(words) ? 'utr' : 'bank')
