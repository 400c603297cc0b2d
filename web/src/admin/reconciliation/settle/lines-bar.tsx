import type { MonthLine } from '@marketplace/contract/money/reconciliation'
import type { ReactNode } from 'react'
import { useKey } from '../../../office/keys/page-keys.ts'
import { BulkBar } from '../../../office/list/bulk-bar.tsx'
import { countText } from '../../../office/list/count-text.ts'
import { DrawnKey } from './drawn-key.tsx'
import { sumLines } from '../line-sums.ts'
import type { Settling } from './line-acts.ts'
import type { PaidLines } from '../receipts/receipt-dialog.tsx'
import { linesToSettle } from './settle-rules.ts'
import { differenceText, sumText } from '../sum-text.ts'

interface LinesBarProps {
  chosen: readonly MonthLine[]
  unseen: number
  onClear: () => void
  onSettle: (settling: Settling) => void
  onReceipt: (paid: PaidLines) => void
}

const Sum = ({ title, children }: { title: string; children: ReactNode }) => (
  <span className="figures px-1 whitespace-nowrap text-ink-soft">
    {title} {children}
  </span>
)

interface ActProps {
  label: string
  keys?: string
  isOff: boolean
  onPress: () => void
}

/** Stands there also where nothing of the chosen is of its kind: it is off then. */
const Act = ({ label, keys, isOff, onPress }: ActProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts={keys}
    disabled={isOff}
    onClick={onPress}
    className="bulk-act gap-2 disabled:opacity-50"
  >
    {label}
    {keys === undefined ? null : <DrawnKey of={keys} />}
  </button>
)

/** While lines are chosen: their sums, and what can be done with them at once. */
export const LinesBar = ({ chosen, unseen, onClear, onSettle, onReceipt }: LinesBarProps) => {
  const { expected, stated, difference } = sumLines(chosen)
  const accepted = linesToSettle(chosen, 'accept')
  const disputed = linesToSettle(chosen, 'dispute')
  const lost = linesToSettle(chosen, 'write_off')
  const settle = (outcome: Settling['outcome']) => (): void =>
    onSettle({ outcome, lines: chosen, onDone: onClear })
  useKey(accepted.length === 0 ? null : 'a', 'Accept theirs for the chosen lines', settle('accept'))
  useKey(disputed.length === 0 ? null : 'd', 'Dispute the chosen lines', settle('dispute'))
  return (
    <BulkBar count={chosen.length} unseen={unseen} onClear={onClear}>
      <Sum title="Expected">{sumText(expected, '0')}</Sum>
      <Sum title="Stated">{sumText(stated, '0')}</Sum>
      <Sum title="Difference">
        <span className={difference < 0 ? 'font-semibold text-bad' : 'font-semibold text-ink'}>
          {differenceText(difference)}
        </span>
      </Sum>
      <Act label="Accept theirs…" keys="a" isOff={accepted.length === 0} onPress={settle('accept')} />
      <Act
        label={`Dispute ${countText(disputed.length, 'lines')}…`}
        keys="d"
        isOff={disputed.length === 0}
        onPress={settle('dispute')}
      />
      <Act label="Write off…" isOff={lost.length === 0} onPress={settle('write_off')} />
      <Act
        label="Add a receipt…"
        isOff={false}
        onPress={() => onReceipt({ lines: chosen, onDone: onClear })}
      />
    </BulkBar>
  )
}
