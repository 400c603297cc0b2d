import type { CommissionLine } from '@marketplace/contract/money/commission-lines'
import { toRupees } from '../../platform/money/paise.ts'
import type { CommissionLineRow } from './commission-lines.queries.ts'

/** A line as it crosses the wire, in rupees. */
export const presentCommissionLine = (row: CommissionLineRow): CommissionLine => ({
  lender_application_id: row.lender_application_id,
  tranche: row.tranche,
  application_number: row.application_number,
  lender_id: row.lender_id,
  partner_id: row.partner_id,
  day: row.day,
  disbursed_amount: toRupees(row.amount_paise),
  taken_back_day: row.taken_back_day,
  expected: toRupees(row.expected_paise),
  stated: toRupees(row.stated_paise),
  received: toRupees(row.received_paise),
  percent_share: toRupees(row.percent_share_paise),
  flat_share: toRupees(row.flat_share_paise),
  referral_share: toRupees(row.referral_share_paise),
  state: row.state,
  is_late: row.is_late,
})
