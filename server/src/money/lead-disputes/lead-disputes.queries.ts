import type { LeadDisputeState } from '@marketplace/contract/partner-area/lead-disputes'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface LeadDisputeRow {
  dispute_id: number
  partner_id: number
  lead_id: number
  about: 'lead' | 'lock'
  product_type: ProductType
  state: LeadDisputeState
  opened_at: Date
  due_at: Date | null
  lender_asked_at: Date | null
  adjusted_paise: number | null
  lender_application_id: number | null
  tranche: number | null
  decided_at: Date | null
  decided_by: string | null
}

const columns = sql`dispute_id, partner_id, lead_id, about, product_type, state, opened_at, due_at, lender_asked_at, adjusted_paise,
  lender_application_id, tranche, decided_at, decided_by from lead_dispute`

interface Page {
  limit: number
  offset: number
}

const inState = (state: LeadDisputeState | undefined): Sql =>
  state === undefined ? sql`true` : sql`state = ${state}`

/** Those that wait for staff first, then those that wait for a lender, the one due first of all first; then the others, the newest first. */
export const listDisputeRows = (
  tx: Database,
  state: LeadDisputeState | undefined,
  { limit, offset }: Page,
): Promise<LeadDisputeRow[]> =>
  tx.rows(sql`select ${columns} where ${inState(state)}
    order by case state when 'OPEN' then 0 when 'LENDER_ASKED' then 1 when 'ANSWERED' then 2 else 3 end, due_at, dispute_id desc limit ${limit} offset ${offset}`)

/** Of the partner whose transaction it is, the newest first. */
export const listNewestDisputes = (tx: Database, { limit, offset }: Page): Promise<LeadDisputeRow[]> =>
  tx.rows(sql`select ${columns} order by dispute_id desc limit ${limit} offset ${offset}`)

export const countDisputes = async (tx: Database, state?: LeadDisputeState): Promise<number> =>
  (await tx.row<{ count: number }>(sql`select count(*) as count from lead_dispute where ${inState(state)}`))
    ?.count ?? 0

/** Of these leads, the newest first; those of the partner whose transaction it is, or of all. */
export const listDisputesOfLeads = (tx: Database, leadIds: readonly number[]): Promise<LeadDisputeRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : tx.rows(sql`select ${columns} where lead_id = any(${leadIds}::bigint[]) order by dispute_id desc`)

export const findDispute = (tx: Database, disputeId: number): Promise<LeadDisputeRow | null> =>
  tx.row(sql`select ${columns} where dispute_id = ${disputeId}`)

export const addDispute = async (
  tx: Database,
  row: Pick<LeadDisputeRow, 'partner_id' | 'lead_id' | 'about' | 'product_type' | 'opened_at' | 'due_at'>,
): Promise<number> => {
  const added = await tx.row<{
    dispute_id: number
  }>(sql`insert into lead_dispute (partner_id, lead_id, about, product_type, opened_at, due_at)
    values (${row.partner_id}, ${row.lead_id}, ${row.about}, ${row.product_type}, ${row.opened_at}, ${row.due_at}) returning dispute_id`)
  if (added === null) throw new Error('no dispute was stored')
  return added.dispute_id
}

/** `due_at` null: staff wrote last. */
export const markWritten = (tx: Database, disputeId: number, due_at: Date | null): Promise<number> =>
  tx.run(sql`update lead_dispute set state = ${due_at === null ? 'ANSWERED' : 'OPEN'}, due_at = ${due_at}
    where dispute_id = ${disputeId}`)

/** Staff asked the lender, whose word is waited for until `due_at`. */
export const markLenderAsked = (tx: Database, disputeId: number, at: Date, due_at: Date): Promise<number> =>
  tx.run(sql`update lead_dispute set state = 'LENDER_ASKED', lender_asked_at = ${at}, due_at = ${due_at}
    where dispute_id = ${disputeId}`)

export interface Adjustment {
  adjusted_paise: number
  /** Null where nothing is booked. */
  part: { lender_application_id: number; tranche: number } | null
}

export const markDecided = (
  tx: Database,
  disputeId: number,
  decision: {
    state: 'ACCEPTED' | 'REFUSED'
    adjustment: Adjustment | null
    by: string
    at: Date
  },
): Promise<number> =>
  tx.run(sql`update lead_dispute set state = ${decision.state}, due_at = null,
      adjusted_paise = ${decision.adjustment?.adjusted_paise ?? null},
      lender_application_id = ${decision.adjustment?.part?.lender_application_id ?? null},
      tranche = ${decision.adjustment?.part?.tranche ?? null}, decided_by = ${decision.by}, decided_at = ${decision.at}
    where dispute_id = ${disputeId}`)

export interface EntryRow {
  entry_id: number
  dispute_id: number
  written_by: 'partner' | 'staff'
  author: string
  text: string
  at: Date
}

export const addEntry = (
  tx: Database,
  entry: Omit<EntryRow, 'entry_id'> & { partner_id: number; request_id: string | null },
): Promise<number> =>
  tx.run(sql`insert into lead_dispute_entry (dispute_id, partner_id, written_by, author, text, request_id, at)
    values (${entry.dispute_id}, ${entry.partner_id}, ${entry.written_by}, ${entry.author}, ${entry.text}, ${entry.request_id},
      ${entry.at})`)

/** The entry that a request wrote. */
export const findEntryOfRequest = (
  tx: Database,
  requestId: string,
): Promise<{ dispute_id: number; partner_id: number; text: string; author: string } | null> =>
  tx.row(
    sql`select dispute_id, partner_id, text, author from lead_dispute_entry where request_id = ${requestId}`,
  )

export const listEntries = (tx: Database, disputeIds: readonly number[]): Promise<EntryRow[]> =>
  tx.rows(sql`select entry_id, dispute_id, written_by, author, text, at from lead_dispute_entry
    where dispute_id = any(${disputeIds}::integer[]) order by entry_id`)

export interface PartRow {
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  day: string
  amount_paise: number
  partner_id: number | null
}

/** The parts of loans of the lead's customer and product that stand, the newest first. */
export const listPartsOfLead = (tx: Database, leadId: number): Promise<PartRow[]> =>
  tx.rows(sql`select lender_application_id, tranche, application_number, lender_id, to_char(day, 'YYYY-MM-DD') as day, amount_paise, partner_id
    from part_of_lead where lead_id = ${leadId} order by day desc, lender_application_id desc, tranche desc limit 100`)
