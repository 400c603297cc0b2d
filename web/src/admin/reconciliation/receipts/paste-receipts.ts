import type { NewReceipt } from '@marketplace/contract/money/reconciliation'
import { isRealDay } from '../../../office/show/day-text.ts'
import { addRupees } from '../sum-text.ts'

const UTR = /^[A-Za-z0-9/-]{6,30}$/
const SUM = /^[0-9]+(?:\.[0-9]{1,2})?$/

/** DD/MM/YYYY or YYYY-MM-DD as YYYY-MM-DD; null for what is no day. */
const dayOf = (text: string): string | null => {
  const indian = /^([0-9]{2})[/.-]([0-9]{2})[/.-]([0-9]{4})$/.exec(text)
  const day = indian === null ? text : `${indian[3]}-${indian[2]}-${indian[1]}`
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day) && isRealDay(day) ? day : null
}

/** Rupees with their grouping; an empty cell is 0, null for what is no sum. */
const sumOf = (text: string): number | null => {
  const plain = text.replaceAll(/[₹,\s]/g, '')
  if (plain === '' || plain === '-' || plain === '–') return 0
  return SUM.test(plain) ? Number(plain) : null
}

type Read = { receipt: NewReceipt } | { words: string }

const readRow = (cells: readonly string[]): Read => {
  const [day = '', utr = '', bank = '', tds = '', gst = ''] = cells
  const on = dayOf(day)
  if (on === null) return { words: `“${day}” is no day` }
  if (!UTR.test(utr)) return { words: utr === '' ? 'The UTR is missing' : `“${utr}” is no UTR` }
  const sums = [bank, tds, gst].map(sumOf)
  const [paid = null, withheld = null, tax = null] = sums
  if (paid === null || withheld === null || tax === null || paid === 0)
    return { words: 'A sum is missing or cannot be read' }
  return { receipt: { day: on, utr, bank: paid, tds: withheld, gst: tax, pays: 'month' } }
}

/**
 * Receipts as they are pasted from a spreadsheet, one a line: day, UTR, bank sum, TDS, GST, apart by tabs or semicolons. A line of
 * titles above them is left out.
 *
 * @returns the receipts, and of each other line why it is none; lines from 1.
 */
export const readPasted = (
  text: string,
): { receipts: NewReceipt[]; wrong: { line: number; words: string }[] } => {
  const receipts: NewReceipt[] = []
  const wrong: { line: number; words: string }[] = []
  const lines = text.split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const cells = line.split(/[\t;]/).map((cell) => cell.trim())
    const isTitle = index === 0 && /^(?:day|date|value date)$/i.test(cells[0] ?? '')
    if (isTitle || cells.every((cell) => cell === '')) continue
    const read = readRow(cells)
    if ('receipt' in read) receipts.push(read.receipt)
    else wrong.push({ line: index + 1, words: read.words })
  }
  return { receipts, wrong }
}

/** base = bank + TDS − GST of all of them, in rupees. */
export const baseOfAll = (receipts: readonly Pick<NewReceipt, 'bank' | 'tds' | 'gst'>[]): number =>
  addRupees(receipts.flatMap(({ bank, tds, gst }) => [bank, tds, -gst]))
