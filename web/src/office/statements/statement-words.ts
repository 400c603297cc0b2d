import type { LeadDisputeState } from '@marketplace/contract/partner-area/lead-disputes'
import type {
  PartnerStatement,
  Payout,
  StatementLine,
  StatementState,
} from '@marketplace/contract/money/partner-statements'
import { dayText } from '../show/day-text.ts'
import type { Tone } from '../show/status-dot.tsx'

interface Look {
  tone: Tone
  label: string
}

export const stateLooks: Readonly<Record<StatementState, Look>> = {
  DRAFT: { tone: 'idle', label: 'Draft' },
  SHOWN: { tone: 'info', label: 'Shown' },
  APPROVED: { tone: 'good', label: 'Approved' },
  PAID: { tone: 'good', label: 'Paid' },
  FAILED: { tone: 'bad', label: 'Payment failed' },
  CANCELLED: { tone: 'idle', label: 'Cancelled' },
}

/** Those of disputes about lines, and about leads. */
export const disputeLooks: Readonly<Record<LeadDisputeState, Look>> = {
  OPEN: { tone: 'warn', label: 'Open' },
  LENDER_ASKED: { tone: 'info', label: 'Lender asked' },
  ANSWERED: { tone: 'info', label: 'Answered' },
  ACCEPTED: { tone: 'good', label: 'Accepted' },
  REFUSED: { tone: 'bad', label: 'Refused' },
}

/** A dispute that is not decided yet. */
export const isUndecided = (state: LeadDisputeState): boolean => state !== 'ACCEPTED' && state !== 'REFUSED'

const DAY_MS = 86_400_000
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** How many days a partner may object, today included; 0 once the last one is over. Days in India, YYYY-MM-DD. */
export const daysToObject = (until: string, today: string): number =>
  Math.max(0, dayNumber(until) - dayNumber(today) + 1)

/** "4 days to object", "last day to object"; null where nobody may object any more, or not yet. */
export const objectionText = (
  { state, object_until }: Pick<PartnerStatement, 'state' | 'object_until'>,
  today: string,
): string | null => {
  if (state !== 'SHOWN' || object_until === null) return null
  const left = daysToObject(object_until, today)
  if (left === 0) return 'time to object is over'
  return left === 1 ? 'last day to object' : `${left} days to object`
}

/** Who brought the loan of a line that is not the partner's own: "Brought by Bela Traders"; null of its own. */
export const broughtByText = ({ brought_by }: Pick<StatementLine, 'brought_by'>): string | null =>
  brought_by === null ? null : `Brought by ${brought_by}`

/** What a line is beside the share of a disbursal; null for a share. */
export const lineKindText = ({ kind, day, taken_back_day }: StatementLine): string | null => {
  if (kind === 'share') return null
  if (kind === 'change') return `Change of ${dayText(day)}`
  return taken_back_day === null ? 'Clawback' : `Taken back ${dayText(taken_back_day)}`
}

/** How a payment stands: "Paid 30/11/2026, UTR N123456789". */
export const payoutText = ({ state, run_id, utr, paid_day, failed_day, failed_reason }: Payout): string => {
  if (state === 'PAID') return `Paid ${dayText(paid_day)}, UTR ${utr ?? '–'}`
  if (state === 'SENT') return `In bank file ${run_id ?? '–'}`
  if (state === 'FAILED') return `Sent back ${dayText(failed_day)}: ${failed_reason ?? 'no reason given'}`
  return 'In no bank file yet'
}

/** Why nothing of a statement is payable; null where it is. */
export const carriedText = (carried: PartnerStatement['carried_forward']): string | null => {
  if (carried === null) return null
  return carried === 'negative_sum'
    ? 'The sum is below ₹0. It is carried forward to the next statement.'
    : 'The sum is below the minimum. It is carried forward to the next statement.'
}
