import type { LeftOutReason, statementLineKinds } from '@marketplace/contract/money/partner-statements'
import { broughtBy } from './brought-by.ts'
import { judgeLine } from './judge-line.ts'
import { referralInWords, termsInWords } from './terms-in-words.ts'

/** A partner's share in a part of a loan, beside what statements had of it before. Paise; days YYYY-MM-DD. */
export interface ShareLine {
  partner_id: number
  lender_application_id: number
  tranche: number
  lender_id: number
  application_number: string
  day: string
  disbursed_paise: number
  taken_back_day: string | null
  percent_paise: number
  flat_paise: number
  booked_paise: number
  expected_paise: number
  stated_paise: number
  /** Up to how much its lender may differ. */
  tolerance_paise: number
  received_paise: number
  received_day: string | null
  revenue_percent: number | null
  revenue_flat_fee: number | null
  terms_day: string | null
  /** Of the share of whoever invited the partner that brought the loan, with its terms; `brought_by` is that partner's name. */
  referral_paise: number
  referral_percent: number | null
  referral_day: string | null
  has_referral: boolean
  brought_by: string | null
  /** How many lines of statements there are of it, and what these were. */
  had_lines: number
  had_paise: number
  had_disbursed_paise: number
  had_received_paise: number
  /** On how much of it tax was withheld in this tax year; what is shown and not approved yet counts. */
  had_base_paise: number
  disputed_day: string | null
}

export interface LineRow {
  lender_application_id: number
  tranche: number
  kind: (typeof statementLineKinds)[number]
  application_number: string
  lender_id: number
  day: string
  taken_back_day: string | null
  disbursed_paise: number
  received_paise: number
  terms: string
  terms_day: string | null
  booked_paise: number
  had_before_paise: number
  amount_paise: number
  tds_base_paise: number
  /** The invited partner that brought the loan, where the line is a share of who invited it; else null. */
  brought_by: string | null
}

export interface LeftOutRow {
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  day: string
  disbursed_paise: number
  amount_paise: number
  reason: LeftOutReason
  until: string | null
  brought_by: string | null
}

export interface PlannedLines {
  lines: LineRow[]
  leftOut: LeftOutRow[]
  /** Why none of it is payable though lines would enter; null else. */
  carried: 'below_minimum' | 'negative_sum' | null
}

const kindOf = ({ had_lines, taken_back_day }: ShareLine, amount: number): LineRow['kind'] => {
  if (amount < 0 && taken_back_day !== null) return 'clawback'
  return had_lines === 0 ? 'share' : 'change'
}

/** By which terms a share is; of whoever invited, the terms of that. */
const termsOf = (share: ShareLine): Pick<LineRow, 'terms' | 'terms_day'> =>
  share.has_referral
    ? { terms: referralInWords(share.referral_percent), terms_day: share.referral_day }
    : { terms: termsInWords(share, share), terms_day: share.terms_day }

const lineOf = (share: ShareLine): LineRow => {
  const { booked_paise, had_paise, had_base_paise } = share
  const amount_paise = booked_paise - had_paise
  return {
    lender_application_id: share.lender_application_id,
    tranche: share.tranche,
    kind: kindOf(share, amount_paise),
    application_number: share.application_number,
    lender_id: share.lender_id,
    day: share.day,
    taken_back_day: share.taken_back_day,
    disbursed_paise: (share.taken_back_day === null ? share.disbursed_paise : 0) - share.had_disbursed_paise,
    received_paise: share.received_paise - share.had_received_paise,
    ...termsOf(share),
    booked_paise,
    had_before_paise: had_paise,
    amount_paise,
    // What goes back of an earlier tax year gives no tax back (money.md).
    tds_base_paise: Math.max(amount_paise, 0 - Math.max(0, had_base_paise)),
    brought_by: broughtBy(share),
  }
}

const leftOut = (line: LineRow, reason: LeftOutReason, until: string | null): LeftOutRow => ({
  lender_application_id: line.lender_application_id,
  tranche: line.tranche,
  application_number: line.application_number,
  lender_id: line.lender_id,
  day: line.day,
  disbursed_paise: line.disbursed_paise,
  amount_paise: line.amount_paise,
  reason,
  until,
  brought_by: line.brought_by,
})

/** Why a sum is not payable and goes on to the next statement; null where it is payable, or is of nothing. */
export const carriedFor = (
  amounts: readonly { amount_paise: number }[],
  minimum_paise: number,
): PlannedLines['carried'] => {
  if (amounts.length === 0) return null
  const sum = amounts.reduce((all, { amount_paise }) => all + amount_paise, 0)
  if (sum < 0) return 'negative_sum'
  return sum < minimum_paise || sum === 0 ? 'below_minimum' : null
}

/**
 * The statement of a partner as it would be today: each part whose booked share differs from what statements had of it is a line, or is
 * left out and says why. Lines and what is left out are together the whole difference.
 */
export const planLines = (
  shares: readonly ShareLine[],
  terms: { hold_days: number; minimum_paise: number },
  today: string,
): PlannedLines => {
  const lines: LineRow[] = []
  const out: LeftOutRow[] = []
  for (const share of shares) {
    const line = lineOf(share)
    if (line.amount_paise === 0) continue
    const { reason, until } = judgeLine({ ...share, amount_paise: line.amount_paise }, today, terms.hold_days)
    if (reason === null) lines.push(line)
    else out.push(leftOut(line, reason, until))
  }
  const carried = carriedFor(lines, terms.minimum_paise)
  if (carried === null) return { lines, leftOut: out, carried }
  return { lines: [], leftOut: [...out, ...lines.map((line) => leftOut(line, carried, null))], carried }
}
