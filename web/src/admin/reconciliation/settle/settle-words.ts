import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'
import { money } from '../../../i18n/format-values.ts'
import { countText } from '../../../office/list/count-text.ts'
import { addRupees } from '../sum-text.ts'

/** What is settled with a reason alone; giving a loan asks for its number. */
export type PlainOutcome = Exclude<SettleOutcome, 'give_loan'>

interface SettledSums {
  count: number
  expected: number
  stated: number
}

interface SettleWords {
  title: string
  /** The button that does it. */
  action: string
  /** The button that leaves it. */
  cancel: string
  /** What comes of it, with the sums. */
  effect: string
}

/** How a settlement of lines is asked for. Sums in rupees, of the lines that are settled. */
export const settleWords = (outcome: PlainOutcome, { count, expected, stated }: SettledSums): SettleWords => {
  const lines = countText(count, 'lines')
  const difference = addRupees([stated, -expected])
  const words: Readonly<Record<PlainOutcome, SettleWords>> = {
    accept: {
      title: `Accept theirs for ${lines}?`,
      action: `Accept ${lines}`,
      cancel: 'Leave them open',
      effect: `What we expect becomes what they state: ${money(expected)} → ${money(stated)}. The partner’s part follows it.`,
    },
    dispute: {
      title: `Dispute ${lines} with the lender?`,
      action: `Dispute ${lines}`,
      cancel: 'Leave them open',
      effect: `The difference of ${money(difference)} stays, and counts as answered. A line that the lender states anew is open again.`,
    },
    write_off: {
      title: `Write off ${money(-difference)} of ${lines}?`,
      action: `Write off ${lines}`,
      cancel: 'Leave them open',
      effect: `${money(-difference)} of what we expect is our loss. The partner’s part stays as it is.`,
    },
    take_back: {
      title: `Take back the settlement of ${lines}?`,
      action: `Take back ${lines}`,
      cancel: 'Leave it settled',
      effect: 'Its entries are reversed, and the line is open again.',
    },
  }
  return words[outcome]
}

/** Whether writing off so much in one act waits for a second person. Rupees. */
export const needsSecond = (
  outcome: SettleOutcome,
  { expected, stated }: Pick<SettledSums, 'expected' | 'stated'>,
  from: number,
): boolean => outcome === 'write_off' && addRupees([expected, -stated]) >= from

const doneWords: Readonly<Record<SettleOutcome, string>> = {
  accept: 'accepted',
  dispute: 'disputed',
  write_off: 'written off',
  give_loan: 'given a loan',
  take_back: 'open again',
}

/** What came of it: "5 lines disputed", and what waits for a second person. */
export const settledText = (
  outcome: SettleOutcome,
  { settled, waiting }: { settled: number; waiting: number },
): string => {
  const done = `${countText(settled, 'lines')} ${doneWords[outcome]}`
  if (waiting === 0) return done
  const waits = `${countText(waiting, 'lines')} ${waiting === 1 ? 'waits' : 'wait'} for a second administrator`
  return settled === 0 ? waits : `${done}; ${waits}`
}
