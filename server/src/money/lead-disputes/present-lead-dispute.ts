import type { LeadDispute, PartOfLead } from '@marketplace/contract/partner-area/lead-disputes'
import { listLeadsByIds, listPayees } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { type LeadDisputeRow, listEntries, type PartRow } from './lead-disputes.queries.ts'

/**
 * Disputes about leads with their threads. As the office.
 * @param houseName what a partner reads instead of who of staff wrote, and then no number of another's lead; null where staff read.
 */
export const presentLeadDisputes = async (
  tx: Database,
  rows: readonly LeadDisputeRow[],
  houseName: string | null,
): Promise<LeadDispute[]> => {
  if (rows.length === 0) return []
  const written = await listEntries(
    tx,
    rows.map(({ dispute_id }) => dispute_id),
  )
  const entries = Map.groupBy(written, ({ dispute_id }) => dispute_id)
  const partners = await listPayees(
    tx,
    rows.map(({ partner_id }) => partner_id),
  )
  const names = new Map(partners.map(({ id, name }) => [id, name]))
  const found = await listLeadsByIds(
    tx,
    rows.map(({ lead_id }) => lead_id),
  )
  const leads = new Map(found.map((lead) => [lead.lead_id, lead]))
  return rows.map((row) => {
    const lead = leads.get(row.lead_id)
    if (lead === undefined) throw new Error('a dispute is about no lead')
    return {
      dispute_id: row.dispute_id,
      partner_id: row.partner_id,
      partner_name: names.get(row.partner_id) ?? '',
      about: row.about,
      lead_id: houseName === null || row.about === 'lead' ? row.lead_id : null,
      product_type: row.product_type,
      masked_contact: lead.masked_contact,
      locked_until: lead.locked_until.toISOString(),
      state: row.state,
      opened_at: row.opened_at.toISOString(),
      due_at: row.due_at?.toISOString() ?? null,
      lender_asked_at: row.lender_asked_at?.toISOString() ?? null,
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
    }
  })
}

export const presentParts = (
  parts: readonly PartRow[],
  partnerId: number,
  nameOf: (lenderId: number) => string,
): PartOfLead[] =>
  parts.map(({ lender_id, amount_paise, partner_id, ...part }) => ({
    ...part,
    lender_name: nameOf(lender_id),
    disbursed: toRupees(amount_paise),
    is_own: partner_id === partnerId ? 1 : 0,
  }))
