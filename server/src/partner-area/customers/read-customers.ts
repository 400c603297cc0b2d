import { needsYou, type PartnerCustomer } from '@marketplace/contract/partner-area/partner-customers'
import type { listPartnerCustomers } from '@marketplace/contract/partner-area/partner-customers'
import type { Query } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { listBookedShares } from '../../money/own-money/published.ts'
import type { LeadFilter } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Reader, seesMoney } from '../account/partner-account.ts'
import { type CustomerLenderRow, type CustomerRow, listCustomerLenders } from './customers.queries.ts'
import { presentCustomer } from './present-customer.ts'

/** What a question of the page asks of the rows, at a moment. */
export const filterOf = (
  { state, product, ends, held }: Omit<Query<typeof listPartnerCustomers>, 'page' | 'page_size'>,
  at: Date,
): LeadFilter => ({
  states: state === undefined ? undefined : state === 'needs_you' ? needsYou : [state],
  product,
  ends,
  held:
    held === undefined
      ? state === 'needs_you'
        ? { isHeld: true, at }
        : undefined
      : { isHeld: held === '1', at },
})

/** Leads and what their lenders say of them. */
export interface Found {
  rows: readonly CustomerRow[]
  lenders: readonly CustomerLenderRow[]
}

/** Leads with their lenders, as the partner's transaction sees them. */
export const withLenders = async (
  tx: Database,
  partnerId: number,
  rows: readonly CustomerRow[],
): Promise<Found> => ({
  rows,
  lenders: await listCustomerLenders(
    tx,
    partnerId,
    rows.map(({ lead_id }) => lead_id),
  ),
})

/**
 * Adds the names of the lenders, and what is booked. Whose leads these are was decided under row level security; the ledger is asked for
 * this partner's part of these very applications, where the role is shown it.
 */
export const withShares = async (
  { db, lenders: directory }: Pick<Services, 'db' | 'lenders'>,
  actor: Reader,
  { rows, lenders }: Found,
): Promise<PartnerCustomer[]> => {
  const ids = seesMoney(actor) ? lenders.map(({ lender_application_id }) => lender_application_id) : []
  const shares =
    ids.length === 0 ? [] : await asOffice(db, (tx) => listBookedShares(tx, actor.partner_id, ids))
  const names = directory()
  const nameOf = (lenderId: number): string => names.find(lenderId)?.legal_name ?? `Lender ${lenderId}`
  const facts = {
    lenders: Map.groupBy(lenders, ({ lead_id }) => lead_id),
    shares: Map.groupBy(shares, ({ lender_application_id }) => lender_application_id),
  }
  return rows.map((row) => presentCustomer(row, facts, nameOf))
}
