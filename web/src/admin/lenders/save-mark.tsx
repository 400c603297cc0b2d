import { clockText } from '../../office/show/day-text.ts'
import type { SaveMark } from './use-lender.ts'

/** How the last save of a field went, in the line of its label. The reason of a refusal stands below the field. */
export const SaveMarkText = ({ mark }: { mark: SaveMark | null }) => {
  if (mark === null) return null
  if (mark.state === 'saving') return <span className="text-xs text-ink-soft">Saving…</span>
  if (mark.state === 'saved')
    return <span className="figures text-xs text-good">Saved {clockText(mark.at)}</span>
  return <span className="text-xs font-semibold text-bad">Not saved</span>
}
