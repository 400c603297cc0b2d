import type { NewReceipt } from '@marketplace/contract/money/reconciliation'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { type AuditEvent, recordEvent, recordEvents } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { followParts } from '../part-moves/follow-parts.ts'
import type { LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { listTransactionsByKey, lockLenderMonths } from '../ledger/ledger.queries.ts'
import { findLenderMonth } from '../ledger/lender-months.queries.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { reverseTransactions } from '../ledger/reverse-transactions.ts'
import { allocateReceipt } from '../variance/allocate-receipt.ts'
import { keyOfLineId } from '../variance/line-id.ts'
import {
  addReceiptRow,
  addReceiptShares,
  findReceipt,
  findReceiptByUtr,
  markReceiptTakenBack,
  type ReceiptRow,
  type ReceiptShare,
  removeReceiptShares,
} from '../stated-lines/receipts.queries.ts'
import { refuse } from './refuse.ts'
import {
  listMatchesOfInvoices,
  listMatchesOfMonth,
  listMatchesOfParts,
  type MatchRow,
} from '../stated-lines/stated-lines.queries.ts'

type Month = { lender_id: number; month: string }

const inWords = (paise: number): string => formatRupees(toRupees(paise))

/** What a receipt is to pay, the oldest first. @throws Problem invalid_request for lines that are none of a loan. */
const listPaid = (
  trx: Database,
  { lender_id, month }: Month,
  receipt: NewReceipt,
  place: number,
): Promise<MatchRow[]> => {
  if (receipt.pays === 'month') return listMatchesOfMonth(trx, lender_id, month)
  if (receipt.pays === 'invoices') {
    if (receipt.invoices === undefined)
      throw new Problem('invalid_request', [{ field: `receipts.${place}.invoices`, key: 'field_required' }])
    return listMatchesOfInvoices(trx, lender_id, receipt.invoices)
  }
  const parts = (receipt.line_ids ?? []).map(keyOfLineId)
  const named = parts.flatMap((key) => (key !== null && 'tranche' in key ? [key] : []))
  if (named.length === 0 || named.length < parts.length)
    throw new Problem('invalid_request', [{ field: `receipts.${place}.line_ids`, key: 'field_required' }])
  return listMatchesOfParts(trx, month, named)
}

/** Debit bank and TDS, credit what the lender owed for each part, and GST. */
const transactionOf = (
  row: Pick<ReceiptRow, 'lender_id' | 'day' | 'bank_paise' | 'tds_paise' | 'gst_paise'>,
  receipt_id: number,
  shares: readonly ReceiptShare[],
  staff_id: number,
): LedgerTransaction => {
  const { lender_id, day, bank_paise, tds_paise, gst_paise } = row
  const received = [
    ...Map.groupBy(
      shares,
      ({ lender_application_id, tranche }) => `${lender_application_id}-${tranche}`,
    ).values(),
  ].flatMap((own) => {
    const [first] = own
    const paise = own.reduce((sum, one) => sum + one.paise, 0)
    if (first === undefined || paise === 0) return []
    const { lender_application_id, tranche } = first
    return [
      {
        account: { kind: 'receivable', lender_id } as const,
        amount_paise: -paise,
        line: { lender_application_id, tranche },
        figure: 'received' as const,
      },
    ]
  })
  const sums = [
    { account: { kind: 'bank' } as const, amount_paise: bank_paise },
    { account: { kind: 'tds_receivable', lender_id } as const, amount_paise: tds_paise },
    { account: { kind: 'gst_output' } as const, amount_paise: -gst_paise },
  ].filter(({ amount_paise }) => amount_paise !== 0)
  return {
    kind: 'RECEIPT',
    source: 'receipt',
    cause: 'received',
    lender_id,
    effective_day: day,
    idempotency_key: `receipt:${receipt_id}`,
    staff_id,
    entries: [...sums, ...received],
  }
}

/** A receipt in paise; its UTR in capital letters. @throws Problem invalid_request for one of nothing, or of a day to come. */
const read = (receipt: NewReceipt, place: number, today: string) => {
  const row = {
    day: receipt.day,
    utr: receipt.utr.toUpperCase(),
    bank_paise: toPaise(receipt.bank),
    tds_paise: toPaise(receipt.tds),
    gst_paise: toPaise(receipt.gst),
  }
  if (row.day > today)
    throw new Problem('invalid_request', [{ field: `receipts.${place}.day`, key: 'date_invalid' }])
  const base = row.bank_paise + row.tds_paise - row.gst_paise
  if (base <= 0)
    throw new Problem('invalid_request', [{ field: `receipts.${place}.bank`, key: 'amount_invalid' }])
  return { ...row, base }
}

/** A receipt that was added, with what is still to be posted and recorded for it; of one that was known nothing is. */
interface Added {
  receipt_id: number
  transaction?: LedgerTransaction
  event?: AuditEvent
}

const addOne = async (
  trx: Database,
  month: Month,
  name: string,
  { receipt, place, at }: { receipt: NewReceipt; place: number; at: Date },
  { actor, ip }: By,
): Promise<Added> => {
  const { base, ...row } = read(receipt, place, dayInIndia(at))
  const { utr, day, bank_paise, tds_paise, gst_paise } = row
  const known = await findReceiptByUtr(trx, month.lender_id, utr)
  if (known !== null) {
    const isSame =
      known.day === day &&
      known.bank_paise === bank_paise &&
      known.tds_paise === tds_paise &&
      known.gst_paise === gst_paise
    if (isSame) return { receipt_id: known.receipt_id }
    throw refuse(
      `The UTR ${utr} is booked already, with other sums: ${inWords(known.bank_paise)} of ${known.day}.`,
      { utr },
    )
  }
  const paid = await listPaid(trx, month, receipt, place)
  const left = paid.map(({ amount_paise, paid_paise }) => ({ left_paise: amount_paise - paid_paise }))
  const allocated = allocateReceipt(base, left)
  if ('over' in allocated)
    throw refuse(
      `The receipt ${utr} is ${inWords(allocated.over)} more than is stated and not paid: it comes to ${inWords(base)} without GST and TDS, and ${inWords(base - allocated.over)} is open.`,
      { utr },
    )
  const shares = paid.flatMap(({ stated_line_id, lender_application_id, tranche }, index) => {
    const paise = allocated.paise[index] ?? 0
    return paise === 0 ? [] : [{ stated_line_id, lender_application_id, tranche, paise }]
  })
  const { staff_id, full_name: staff_name, auditActor } = actor
  const invoices = receipt.pays === 'invoices' ? (receipt.invoices ?? []) : []
  const added = { ...month, ...row, pays: receipt.pays, invoices, staff_id, staff_name }
  const receipt_id = await addReceiptRow(trx, added, at)
  await addReceiptShares(trx, receipt_id, shares)
  return {
    receipt_id,
    transaction: transactionOf({ ...row, lender_id: month.lender_id }, receipt_id, shares, staff_id),
    event: {
      auditActor,
      action: 'receipt.add',
      object_kind: 'lender_month',
      object_id: `${month.lender_id}/${month.month}`,
      object_name: name,
      after: { receipt_id, ...row, pays: receipt.pays, lines: shares.length },
      ip,
    },
  }
}

/**
 * Books receipts of a lender, all of them or none, each by what the ones before it left unpaid. One that is known by its UTR is answered again.
 * @throws Problem not_found; conflict in words; invalid_request of a sum or a day.
 */
export const addReceipts = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  month: Month,
  name: string,
  receipts: readonly NewReceipt[],
  by: By,
): Promise<ReceiptRow[]> =>
  asOffice(db, async (trx) => {
    await lockLenderMonths(trx, month.lender_id)
    if ((await findLenderMonth(trx, month.lender_id, month.month)) === null) throw new Problem('not_found')
    const at = now()
    const added: Added[] = []
    for (const [place, receipt] of receipts.entries())
      added.push(await addOne(trx, month, name, { receipt, place, at }, by))
    // All at once, and the audit log last: the bank's months and the log are everybody's, and are held in one order.
    await postTransactions(
      trx,
      added.flatMap(({ transaction }) => transaction ?? []),
      at,
    )
    await followParts(trx, month.lender_id, at)
    await recordEvents(
      trx,
      added.flatMap(({ event }) => event ?? []),
      at,
    )
    const rows: ReceiptRow[] = []
    for (const id of new Set(added.map(({ receipt_id }) => receipt_id))) {
      const row = await findReceipt(trx, id)
      if (row !== null) rows.push(row)
    }
    return rows
  })

/** Takes a receipt back whole; one that is taken back is answered as it is. @throws Problem not_found. */
export const takeReceiptBack = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  receiptId: number,
  reason: string,
  { actor, ip }: By,
): Promise<ReceiptRow> =>
  asOffice(db, async (trx) => {
    const found = await findReceipt(trx, receiptId)
    if (found === null) throw new Problem('not_found')
    await lockLenderMonths(trx, found.lender_id)
    const { staff_id, full_name: staff_name, auditActor } = actor
    const at = now()
    if ((await markReceiptTakenBack(trx, receiptId, { staff_id, staff_name, reason }, at)) === 1) {
      await removeReceiptShares(trx, receiptId)
      const posted = await listTransactionsByKey(trx, [`receipt:${receiptId}`])
      await reverseTransactions(
        trx,
        posted.map(({ tx_id }) => ({
          tx_id,
          source: 'receipt',
          cause: 'receipt_taken_back',
          idempotency_key: `receipt_back:${receiptId}`,
          staff_id,
        })),
        at,
      )
      await followParts(trx, found.lender_id, at)
      await recordEvent(
        trx,
        {
          auditActor,
          action: 'receipt.take_back',
          object_kind: 'lender_month',
          object_id: `${found.lender_id}/${found.month}`,
          before: { receipt_id: receiptId, utr: found.utr, bank_paise: found.bank_paise },
          reason,
          ip,
        },
        at,
      )
    }
    const row = await findReceipt(trx, receiptId)
    if (row === null) throw new Problem('not_found')
    return row
  })
