import type { MoneyPart, MoneySum } from '@marketplace/contract/money/own-money'
import type { LeftOutReason } from '@marketplace/contract/money/partner-statements'
import { toRupees } from '../../platform/money/paise.ts'
import { broughtBy } from './brought-by.ts'
import { planLines, type ShareLine } from './plan-lines.ts'

/** A part of a loan of which a share is booked that no statement has had; `reason` says why, null where it may enter the next. */
export interface OpenPartRow {
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  day: string
  disbursed_paise: number
  amount_paise: number
  reason: LeftOutReason | null
  until: string | null
  brought_by: string | null
}

const waiting: readonly (LeftOutReason | null)[] = ['lender_not_paid', 'lender_differs']
const holding: readonly (LeftOutReason | null)[] = ['held', 'disputed']

/**
 * What no statement has had, by where it is: `earned` was disbursed this month; what was disbursed before waits for the lender, is held by us
 * (the hold, a dispute), or enters the next statement. Each part is in one of them.
 */
export const openParts = (
  shares: readonly ShareLine[],
  terms: { hold_days: number; minimum_paise: number },
  today: string,
): Record<MoneyPart, OpenPartRow[]> => {
  const month = today.slice(0, 7)
  const isOfMonth = ({ day }: ShareLine): boolean => day.slice(0, 7) >= month
  const { lines, leftOut } = planLines(
    shares.filter((share) => !isOfMonth(share)),
    terms,
    today,
  )
  const rows: OpenPartRow[] = [...leftOut, ...lines.map((line) => ({ ...line, reason: null, until: null }))]
  const isOf = (reasons: readonly (LeftOutReason | null)[]) =>
    rows.filter(({ reason }) => reasons.includes(reason))
  return {
    earned: shares.filter(isOfMonth).map((share) => ({
      lender_application_id: share.lender_application_id,
      tranche: share.tranche,
      application_number: share.application_number,
      lender_id: share.lender_id,
      day: share.day,
      disbursed_paise: share.disbursed_paise,
      amount_paise: share.booked_paise - share.had_paise,
      reason: null,
      until: null,
      brought_by: broughtBy(share),
    })),
    waits: isOf(waiting),
    hold: isOf(holding),
    next: rows.filter(({ reason }) => !waiting.includes(reason) && !holding.includes(reason)),
  }
}

/** What rows are together, in how many loans, and the last day that any is held until. */
export const sumParts = (rows: readonly OpenPartRow[]): MoneySum => ({
  amount: toRupees(rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0)),
  loans: new Set(rows.map(({ lender_application_id }) => lender_application_id)).size,
  disputed: rows.filter(({ reason }) => reason === 'disputed').length,
  until: rows.reduce<string | null>(
    (last, { reason, until }) =>
      reason === 'held' && until !== null && (last === null || until > last) ? until : last,
    null,
  ),
})
