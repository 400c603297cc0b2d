import type { Payout } from '@marketplace/contract/money/partner-statements'
import type { PayoutRun, PayoutTerms } from '@marketplace/contract/money/partner-statements-acts'
import { toRupees } from '../../platform/money/paise.ts'
import type { SetTermsRow } from './payout-terms.queries.ts'
import type { PayoutRow, RunRow } from './payouts.queries.ts'

/** A payout as it crosses the wire, in rupees. */
export const presentPayout = ({ payout_id, part, state, amount_paise, ...row }: PayoutRow): Payout => ({
  payout_id,
  part,
  state,
  amount: toRupees(amount_paise),
  run_id: row.run_id,
  utr: row.utr,
  paid_day: row.paid_day,
  failed_reason: row.failed_reason,
  failed_day: row.failed_day,
})

export const presentRun = (row: RunRow): PayoutRun => ({
  run_id: row.run_id,
  payouts: row.payouts,
  amount: toRupees(row.amount_paise),
  paid: row.paid,
  failed: row.failed,
  made_by: row.made_by,
  made_at: row.made_at.toISOString(),
  sha256: row.sha256,
})

export const presentPayoutTerms = (
  { minimum_paise, set_at, ...row }: SetTermsRow,
  names: ReadonlyMap<number, string>,
): PayoutTerms => ({
  ...row,
  partner_name: row.partner_id === null ? null : (names.get(row.partner_id) ?? ''),
  minimum: toRupees(minimum_paise),
  set_at: set_at.toISOString(),
})
