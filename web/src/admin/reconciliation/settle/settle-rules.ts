import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'

type Settled = Pick<
  MonthLine,
  'is_open' | 'lender_application_id' | 'kind' | 'expected' | 'stated' | 'settlement' | 'waits_for_second'
>

/**
 * Whether a person can do this with a line (server: money/reconciliation). Theirs is accepted, and a loss written off, where a
 * loan stands behind the line; a loss is what they state less than we expect. What waits for a second person waits.
 */
export const canSettle = (line: Settled, outcome: SettleOutcome): boolean => {
  if (outcome === 'take_back') return line.settlement?.can_take_back === 1
  if (line.is_open === 0 || line.waits_for_second === 1) return false
  const hasLoan = line.lender_application_id !== null
  if (outcome === 'give_loan') return !hasLoan && line.kind !== 'DUPLICATE'
  if (outcome === 'accept') return hasLoan
  return outcome === 'dispute' || (hasLoan && line.stated < line.expected)
}

/** What of the chosen lines is settled that way, with the figures that were seen, as the call takes them. */
export const linesToSettle = <Line extends Settled & Pick<MonthLine, 'line_id'>>(
  lines: readonly Line[],
  outcome: SettleOutcome,
): Line[] => lines.filter((line) => canSettle(line, outcome))
