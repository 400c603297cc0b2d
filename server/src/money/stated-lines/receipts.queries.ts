import type { ReceiptPays } from '@marketplace/contract/money/reconciliation-words'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const firstDay = (month: string): string => `${month}-01`

/** Money that a lender paid, in paise. */
export interface ReceiptRow {
  receipt_id: number
  lender_id: number
  month: string
  day: string
  utr: string
  bank_paise: number
  tds_paise: number
  gst_paise: number
  pays: ReceiptPays
  invoices: string[]
  staff_name: string
  created_at: Date
  taken_back_at: Date | null
  taken_back_staff_name: string | null
  taken_back_reason: string | null
  lines: number
}

const columns = sql`r.receipt_id, r.lender_id, to_char(r.month, 'YYYY-MM') as month, r.day, r.utr, r.bank_paise, r.tds_paise, r.gst_paise,
  r.pays, r.invoices, r.staff_name, r.created_at, r.taken_back_at, r.taken_back_staff_name, r.taken_back_reason,
  (select count(distinct (s.lender_application_id, s.tranche)) from receipt_share s where s.receipt_id = r.receipt_id) as lines`

export const findReceipt = (tx: Database, receiptId: number): Promise<ReceiptRow | null> =>
  tx.row(sql`select ${columns} from receipt r where r.receipt_id = ${receiptId}`)

/** The one that stands of a UTR. */
export const findReceiptByUtr = (tx: Database, lenderId: number, utr: string): Promise<ReceiptRow | null> =>
  tx.row(sql`select ${columns} from receipt r
    where r.lender_id = ${lenderId} and r.utr = ${utr} and r.taken_back_at is null`)

/** The newest first, those taken back too. */
export const listReceiptsOfMonth = (tx: Database, lenderId: number, month: string): Promise<ReceiptRow[]> =>
  tx.rows(sql`select ${columns} from receipt r where r.lender_id = ${lenderId} and r.month = ${firstDay(month)}::date
    order by r.created_at desc, r.receipt_id desc`)

export interface NewReceiptRow {
  lender_id: number
  month: string
  day: string
  utr: string
  bank_paise: number
  tds_paise: number
  gst_paise: number
  pays: ReceiptPays
  invoices: readonly string[]
  staff_id: number
  staff_name: string
}

/** @returns its number */
export const addReceiptRow = async (tx: Database, row: NewReceiptRow, at: Date): Promise<number> => {
  const added = await tx.row<{
    receipt_id: number
  }>(sql`insert into receipt (lender_id, month, day, utr, bank_paise, tds_paise, gst_paise,
      pays, invoices, staff_id, staff_name, created_at)
    values (${row.lender_id}, ${firstDay(row.month)}, ${row.day}, ${row.utr}, ${row.bank_paise}, ${row.tds_paise}, ${row.gst_paise}, ${row.pays},
      ${row.invoices}::text[], ${row.staff_id}, ${row.staff_name}, ${at})
    returning receipt_id`)
  if (added === null) throw new Error('the receipt was not added')
  return added.receipt_id
}

/** What a receipt pays of a stated line of a part. */
export interface ReceiptShare {
  stated_line_id: number
  lender_application_id: number
  tranche: number
  paise: number
}

export const addReceiptShares = (
  tx: Database,
  receiptId: number,
  shares: readonly ReceiptShare[],
): Promise<number> =>
  tx.run(sql`insert into receipt_share (receipt_id, stated_line_id, lender_application_id, tranche, amount_paise)
    select ${receiptId}::integer, n.* from unnest(${shares.map((one) => one.stated_line_id)}::bigint[],
      ${shares.map((one) => one.lender_application_id)}::bigint[], ${shares.map((one) => one.tranche)}::smallint[],
      ${shares.map((one) => one.paise)}::bigint[]) as n`)

export const removeReceiptShares = (tx: Database, receiptId: number): Promise<number> =>
  tx.run(sql`delete from receipt_share where receipt_id = ${receiptId}`)

export const markReceiptTakenBack = (
  tx: Database,
  receiptId: number,
  by: { staff_id: number; staff_name: string; reason: string },
  at: Date,
): Promise<number> =>
  tx.run(sql`update receipt set taken_back_at = ${at}, taken_back_staff_id = ${by.staff_id}, taken_back_staff_name = ${by.staff_name},
      taken_back_reason = ${by.reason}
    where receipt_id = ${receiptId} and taken_back_at is null`)

/** What a receipt pays of a part of a loan, in paise. */
export interface PartReceiptRow {
  lender_application_id: number
  tranche: number
  receipt_id: number
  day: string
  utr: string
  paise: number
}

/** The receipts behind what these parts show as received in a month, the earliest first. A receipt that was taken back pays nothing. */
export const listReceiptsOfParts = (
  tx: Database,
  month: string,
  parts: readonly { lender_application_id: number; tranche: number }[],
): Promise<PartReceiptRow[]> =>
  tx.rows(sql`select k.lender_application_id, k.tranche, r.receipt_id, r.day, r.utr, sum(s.amount_paise)::bigint as paise
    from unnest(${parts.map((part) => part.lender_application_id)}::bigint[], ${parts.map(({ tranche }) => tranche)}::smallint[])
        as p (lender_application_id, tranche)
      join stated_match k using (lender_application_id, tranche)
      join receipt_share s using (stated_line_id, lender_application_id, tranche)
      join receipt r using (receipt_id)
    where k.booked_month = ${firstDay(month)}::date
    group by k.lender_application_id, k.tranche, r.receipt_id order by r.day, r.receipt_id`)
