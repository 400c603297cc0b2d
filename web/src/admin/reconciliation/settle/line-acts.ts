import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'
import { canSettle } from './settle-rules.ts'

/** The acts of a line in their order, as its menu and its dialog call them. */
const labels: Readonly<Record<SettleOutcome, string>> = {
  accept: 'Accept theirs…',
  dispute: 'Dispute with the lender…',
  write_off: 'Write off…',
  give_loan: 'Give it a loan…',
  take_back: 'Take the settlement back…',
}
const order = Object.keys(labels) as SettleOutcome[]

/** What can be done with a line now. */
export const lineActs = (
  line: Parameters<typeof canSettle>[0],
): { outcome: SettleOutcome; label: string }[] =>
  order.filter((outcome) => canSettle(line, outcome)).map((outcome) => ({ outcome, label: labels[outcome] }))

/** What is to be settled: some lines one way. */
export interface Settling {
  outcome: SettleOutcome
  lines: readonly MonthLine[]
  /** Once it is done: what was chosen is chosen no more. */
  onDone?: () => void
}
