import { listMonthLines, type VarianceGroup } from '@marketplace/contract/money/reconciliation'
import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'
import { useState } from 'react'
import { readAll } from '../../../office/answers.ts'
import { useKey } from '../../../office/keys/page-keys.ts'
import { countText } from '../../../office/list/count-text.ts'
import { showFailure } from '../../../office/show/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DrawnKey } from './drawn-key.tsx'
import type { Settling } from './line-acts.ts'
import type { MonthKey } from './settle-dialog.tsx'

interface GroupCardProps {
  of: MonthKey
  group: VarianceGroup
  /** The keys A and D act for it while no line is chosen. */
  hasKeys: boolean
  onSettle: (settling: Settling) => void
}

/** Lines that are alike, in one sentence, with what can be done with all of them. */
export const GroupCard = ({ of, group, hasKeys, onSettle }: GroupCardProps) => {
  const { kind, sentence, more, line_ids, count } = group
  const [reading, setReading] = useState<SettleOutcome | null>(null)
  // The lines with their figures as they stand now: what is settled is what the dialog shows.
  const begin = async (outcome: SettleOutcome): Promise<void> => {
    setReading(outcome)
    try {
      const ids = new Set<string>(line_ids)
      const rows = await readAll(listMonthLines, { params: of, query: { kind, is_open: '1' } })
      onSettle({ outcome, lines: rows.filter(({ line_id }) => ids.has(line_id)) })
    } catch (error) {
      showFailure(error)
    }
    setReading(null)
  }
  const dispute = `Dispute ${countText(line_ids.length, 'lines')}…`
  const canAccept = kind !== 'NOT_EXPECTED' && kind !== 'DUPLICATE'
  useKey(hasKeys && canAccept ? 'a' : null, 'Accept theirs for the like cases', () => void begin('accept'))
  useKey(hasKeys ? 'd' : null, 'Dispute the like cases', () => void begin('dispute'))
  const keyOf = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {})
  return (
    <section
      aria-label={sentence}
      className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface border border-edge p-4"
    >
      <div className="min-w-0 grow basis-80 text-sm">
        <p className="font-semibold">{sentence}</p>
        {more === null ? null : <p className="text-ink-soft">{more}</p>}
        {count > line_ids.length ? (
          <p className="text-ink-soft">
            The first {countText(line_ids.length, 'lines')} of {count.toLocaleString('en-IN')} at once.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {canAccept ? (
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            {...keyOf('a')}
            busy={reading === 'accept'}
            onClick={() => void begin('accept')}
          >
            Accept theirs…{hasKeys ? <DrawnKey of="a" /> : null}
          </Button>
        ) : null}
        <Button
          kind={hasKeys ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          {...keyOf('d')}
          busy={reading === 'dispute'}
          onClick={() => void begin('dispute')}
        >
          {dispute}
          {hasKeys ? <DrawnKey of="d" /> : null}
        </Button>
      </div>
    </section>
  )
}
