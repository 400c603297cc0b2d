/** Terms of payout from a day (YYYY-MM-DD) on; `partner_id` null: of all who have none of their own. */
export interface PayoutTermsRow {
  payout_terms_id: number
  partner_id: number | null
  hold_days: number
  minimum_paise: number
  objection_days: number
  tds_at: 'statement' | 'accrual'
  valid_from: string
}

const isLater = (one: PayoutTermsRow, other: PayoutTermsRow): boolean =>
  one.valid_from === other.valid_from
    ? one.payout_terms_id > other.payout_terms_id
    : one.valid_from > other.valid_from

const latest = <Row extends PayoutTermsRow>(rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>((found, row) => (found === null || isLater(row, found) ? row : found), null)

/**
 * The terms of a partner on a day: its own where it has some by then, else those of all. Of the rows not after the day the latest counts, of two for
 * one day the newer.
 * @throws Error where nothing is in force, not even for all.
 */
export const payoutTermsOn = <Row extends PayoutTermsRow>(
  rows: readonly Row[],
  partnerId: number,
  day: string,
): Row => {
  const inForce = rows.filter(({ valid_from }) => valid_from <= day)
  const own = latest(inForce.filter(({ partner_id }) => partner_id === partnerId))
  const found = own ?? latest(inForce.filter(({ partner_id }) => partner_id === null))
  if (found === null) throw new Error(`no terms of payout are in force on ${day}`)
  return found
}
