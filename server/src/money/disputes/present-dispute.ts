import type { Dispute } from '@marketplace/contract/money/partner-statements-disputes'
import { listPayees } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { type DisputeRow, listEntries } from './disputes.queries.ts'

/** Disputes with their threads. @param houseName what a partner reads instead of who of staff wrote; null where staff read. As the office. */
export const presentDisputes = async (
  tx: Database,
  rows: readonly DisputeRow[],
  nameOf: (lenderId: number) => string,
  houseName: string | null,
): Promise<Dispute[]> => {
  const entries = Map.groupBy(
    await listEntries(
      tx,
      rows.map(({ dispute_id }) => dispute_id),
    ),
    ({ dispute_id }) => dispute_id,
  )
  const partners = await listPayees(
    tx,
    rows.map(({ partner_id }) => partner_id),
  )
  const names = new Map(partners.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    dispute_id: row.dispute_id,
    state: row.state,
    statement_id: row.statement_id,
    number: row.number,
    partner_id: row.partner_id,
    partner_name: names.get(row.partner_id) ?? '',
    lender_application_id: row.lender_application_id,
    tranche: row.tranche,
    application_number: row.application_number,
    lender_name: nameOf(row.lender_id),
    day: row.day,
    amount: toRupees(row.amount_paise),
    opened_at: row.opened_at.toISOString(),
    adjusted: row.adjusted_paise === null ? null : toRupees(row.adjusted_paise),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by === null ? null : (houseName ?? row.decided_by),
    entries: (entries.get(row.dispute_id) ?? []).map(({ entry_id, written_by, author, text, at }) => ({
      entry_id,
      by: written_by,
      author: written_by === 'staff' ? (houseName ?? author) : author,
      text,
      at: at.toISOString(),
    })),
  }))
}
