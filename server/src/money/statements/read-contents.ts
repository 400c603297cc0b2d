import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { daysOfMonth } from '../ledger/book-month.ts'
import { listPayoutTermsRows } from '../payouts/payout-terms.queries.ts'
import { payoutTermsOn, type PayoutTermsRow } from '../payouts/payout-terms-on.ts'
import { type PlannedLines, planLines } from '../statement-rules/plan-lines.ts'
import { taxYearOf } from '../statement-rules/tax-year.ts'
import { listLeftOut, listLines, listOpenShares } from './statement-lines.queries.ts'
import type { StatementRow } from './statements.queries.ts'

export interface Contents extends PlannedLines {
  terms: PayoutTermsRow
}

/** What drafts of partners, all of one month, would be today, by partner. As the office. */
export const planDrafts = async (
  tx: Database,
  partnerIds: readonly number[],
  month: string,
  at: Date,
): Promise<Map<number, Contents>> => {
  const today = dayInIndia(at)
  const shares = Map.groupBy(
    await listOpenShares(tx, partnerIds, daysOfMonth(month).to, taxYearOf(today)),
    ({ partner_id }) => partner_id,
  )
  const all = await listPayoutTermsRows(tx, null)
  return new Map(
    partnerIds.map((partner_id) => {
      const terms = payoutTermsOn(all, partner_id, today)
      const planned = planLines(shares.get(partner_id) ?? [], terms, today)
      const lines = planned.lines.toSorted((a, b) => Number(a.amount_paise < 0) - Number(b.amount_paise < 0))
      const leftOut = planned.leftOut.toSorted((a, b) => a.reason.localeCompare(b.reason))
      return [partner_id, { ...planned, lines, leftOut, terms }]
    }),
  )
}

/** The terms that a statement was shown by, else those in force. */
export const termsOf = (
  all: readonly PayoutTermsRow[],
  { partner_id, payout_terms_id }: Pick<StatementRow, 'partner_id' | 'payout_terms_id'>,
  at: Date,
): PayoutTermsRow =>
  all.find((row) => row.payout_terms_id === payout_terms_id) ?? payoutTermsOn(all, partner_id, dayInIndia(at))

/** The lines of a statement and what is left out: of a draft as it would be today, else as it was shown. */
export const readContents = async (tx: Database, row: StatementRow, at: Date): Promise<Contents> => {
  const { statement_id, partner_id, month, state, shown_at } = row
  if (state === 'DRAFT') {
    const found = (await planDrafts(tx, [partner_id], month, at)).get(partner_id)
    if (found === undefined) throw new Error('a draft has no plan')
    return found
  }
  const terms = termsOf(await listPayoutTermsRows(tx, partner_id), row, at)
  // A draft that was cancelled was never frozen.
  if (shown_at === null) return { lines: [], leftOut: [], carried: null, terms }
  return {
    lines: await listLines(tx, statement_id),
    leftOut: await listLeftOut(tx, statement_id),
    carried: null,
    terms,
  }
}

export const sumOf = (rows: readonly { amount_paise: number }[]): number =>
  rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0)

export const tdsBaseOf = (rows: readonly { tds_base_paise: number }[]): number =>
  rows.reduce((sum, { tds_base_paise }) => sum + tds_base_paise, 0)
