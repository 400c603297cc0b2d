import type {
  PartnerCustomer,
  PartnerCustomerLender,
} from '@marketplace/contract/partner-area/partner-customers'
import { isMoneyEvent } from '../../loans/applications/lender-status-table.ts'
import type { BookedShareRow } from '../../money/own-money/published.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { CustomerLenderRow, CustomerRow } from './customers.queries.ts'

/** What is booked for a loan over all of its parts; null for nothing. */
const ownPart = (shares: readonly BookedShareRow[]): { own_part: number | null; is_sure: 0 | 1 } => {
  if (shares.length === 0) return { own_part: null, is_sure: 0 }
  return {
    own_part: toRupees(shares.reduce((sum, { booked_paise }) => sum + booked_paise, 0)),
    is_sure: shares.every(({ is_sure }) => is_sure) ? 1 : 0,
  }
}

const presentLender = (
  row: CustomerLenderRow,
  shares: readonly BookedShareRow[],
  nameOf: (lenderId: number) => string,
): PartnerCustomerLender => ({
  lender_application_id: row.lender_application_id,
  application_number: row.application_number,
  lender_name: nameOf(row.lender_id),
  status: row.status,
  amount: row.amount,
  disbursed: isMoneyEvent(row.status) ? row.disbursed_amount : null,
  disbursal_day: isMoneyEvent(row.status) ? row.disbursal_date : null,
  ...ownPart(shares),
  news_at: row.updated_at.toISOString(),
})

/** A lead as its partner reads it. `lenders` and `shares` may hold those of others: only its own are taken. */
export const presentCustomer = (
  row: CustomerRow,
  facts: {
    lenders: ReadonlyMap<number, readonly CustomerLenderRow[]>
    shares: ReadonlyMap<number, readonly BookedShareRow[]>
  },
  nameOf: (lenderId: number) => string,
): PartnerCustomer => {
  const lenders = facts.lenders.get(row.lead_id) ?? []
  const sharesOf = (one: CustomerLenderRow) => facts.shares.get(one.lender_application_id) ?? []
  return {
    lead_id: row.lead_id,
    masked_contact: row.masked_contact,
    product_type: row.product_type,
    state: row.state,
    amount: row.amount,
    disbursed: row.disbursed_amount,
    ...ownPart(lenders.flatMap(sharesOf)),
    since: row.created_at.toISOString(),
    locked_until: row.locked_until.toISOString(),
    news_at: row.news_at.toISOString(),
    lenders: lenders.map((one) => presentLender(one, sharesOf(one), nameOf)),
  }
}
