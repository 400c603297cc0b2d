import type { Dispute } from '@marketplace/contract/money/partner-statements-disputes'
import { timeText } from '../show/day-text.ts'
import { exactRupees } from '../show/exact-rupees.ts'

/** What was written about a line, the oldest first, and how it ended. */
export const DisputeThread = ({ dispute }: { dispute: Pick<Dispute, 'entries' | 'adjusted'> }) => (
  <div>
    <ol aria-label="What was written" className="divide-y divide-line-soft border-y border-line-soft">
      {dispute.entries.map(({ entry_id, author, text, at }) => (
        <li key={entry_id} className="py-2">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span className="font-semibold wrap-anywhere">{author}</span>
            <span className="figures text-ink-soft">{timeText(at)}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
    {dispute.adjusted === null ? null : dispute.adjusted === 0 ? (
      <p className="mt-2 text-sm">No money was moved.</p>
    ) : (
      <p className="mt-2 text-sm">
        The share was changed by {exactRupees(dispute.adjusted)}. The difference comes with the next
        statement.
      </p>
    )}
  </div>
)
