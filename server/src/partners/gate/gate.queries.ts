import type { DocumentKind } from '@marketplace/contract/partners/partner-documents'
import type { KycItem } from '@marketplace/contract/partners/partner-kyc'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What decides the gate of a partner's links. */
export interface GateRow {
  partner_id: number
  name: string
  status: string
  /** The items whose newest was checked, and whose check still holds. */
  checked: KycItem[] | null
  /** The papers that these items ask for. */
  needs_papers: DocumentKind[] | null
  /** Whether an item was sent before it said which papers it asks for. */
  is_unknown: boolean | null
  accepted: DocumentKind[] | null
  /** Versions of the declaration for housing finance. */
  declared: number[] | null
  /** The courses that it has passed, so that it holds. */
  courses: string[] | null
  /** YYYY-MM-DD */
  notice_until: string | null
}

/** Of some partners at a moment, as the office. */
export const listGateRows = (office: Database, partnerIds: readonly number[], at: Date): Promise<GateRow[]> =>
  office.rows(sql`select partner_id, name, status, checked, needs_papers, is_unknown, accepted, declared, courses, notice_until
    from partner_gates(${partnerIds}::integer[], ${at}::timestamptz)`)
