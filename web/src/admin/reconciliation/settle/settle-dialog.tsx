import { settleLines, type MonthLine } from '@marketplace/contract/money/reconciliation'
import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'
import { useState } from 'react'
import { invalidate } from '../../../office/answers.ts'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { countText } from '../../../office/list/count-text.ts'
import { officeCall } from '../../../office/session/office-call.ts'
import { Notice } from '../../../ui/surfaces.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { money } from '../../../i18n/format-values.ts'
import { sumLines } from '../line-sums.ts'
import { inWords } from '../refused-words.ts'
import { linesToSettle } from './settle-rules.ts'
import { needsSecond, settledText, settleWords, type PlainOutcome } from './settle-words.ts'

/** The month that lines are settled in. */
export interface MonthKey {
  lenderId: number
  month: string
}

/**
 * Settles lines and says what came of it; the month is read again, also where it was refused.
 * @throws Error in the server's own words.
 */
export const sendSettlement = async (
  { lenderId, month }: MonthKey,
  outcome: SettleOutcome,
  lines: readonly Pick<MonthLine, 'line_id' | 'expected' | 'stated'>[],
  { reason, application_number }: { reason: string; application_number?: string },
): Promise<void> => {
  try {
    const { data } = await officeCall(settleLines, {
      params: { lenderId, month },
      body: {
        lines: lines.map(({ line_id, expected, stated }) => ({
          line_id,
          outcome,
          expected,
          stated,
          ...(application_number !== undefined && { application_number }),
        })),
        reason,
      },
    })
    showToast(settledText(outcome, data), data.waiting > 0 ? 'info' : 'good')
  } catch (error) {
    throw inWords(error)
  } finally {
    invalidate('lender-months', 'approvals', 'dashboard')
  }
}

interface SettleDialogProps {
  of: MonthKey
  outcome: PlainOutcome
  /** Those that were chosen; the ones that it cannot be done with stay out, which is said. */
  lines: readonly MonthLine[]
  /** From this sum of a write-off on a second person is needed. */
  secondPersonFrom: number
  onDone: (() => void) | undefined
  onClose: () => void
}

/** Asks why lines are settled that way, and says what comes of it. */
export const SettleDialog = ({
  of,
  outcome,
  lines,
  secondPersonFrom,
  onDone,
  onClose,
}: SettleDialogProps) => {
  // As they were when it opened: the server refuses those that have changed meanwhile.
  const [chosen] = useState(() => linesToSettle(lines, outcome))
  const sums = { count: chosen.length, ...sumLines(chosen) }
  const { effect, ...words } = settleWords(outcome, sums)
  const left = lines.length - chosen.length
  return (
    <ReasonDialog
      isOpen
      draft={`settle ${of.lenderId} ${of.month} ${outcome}`}
      {...words}
      isDanger={outcome === 'write_off'}
      onClose={onClose}
      onSubmit={async (reason) => {
        await sendSettlement(of, outcome, chosen, { reason })
        onDone?.()
      }}
    >
      <p className="text-sm">{effect}</p>
      {needsSecond(outcome, sums, secondPersonFrom) ? (
        <Notice tone="warn">
          From {money(secondPersonFrom)} on a second administrator has to approve it. Until then the lines
          stay open.
        </Notice>
      ) : null}
      {left === 0 ? null : (
        <p className="text-sm text-ink-soft">
          {countText(left, 'lines')} of those chosen {left === 1 ? 'stays' : 'stay'} as{' '}
          {left === 1 ? 'it is' : 'they are'}: there is nothing of that kind to settle.
        </p>
      )}
    </ReasonDialog>
  )
}
