import type { ReactNode } from 'react'
import { clockText } from '../../office/show/day-text.ts'
import { classNames } from '../../ui/class-names.ts'
import type { SaveMark } from './use-lender.ts'

/** How the last save of a field went, in the line of its label. The reason of a refusal stands below the field. */
export const SaveMarkText = ({ mark }: { mark: SaveMark | null }) => {
  if (mark === null) return null
  if (mark.state === 'saving') return <span className="text-xs text-ink-soft">Saving…</span>
  if (mark.state === 'saved')
    return <span className="figures text-xs text-good">Saved {clockText(mark.at)}</span>
  return <span className="text-xs font-semibold text-bad">Not saved</span>
}

interface MarkedProps {
  mark: SaveMark | null
  className?: string | undefined
  children: ReactNode
}

/** A field with its mark at the end of its label's line. */
export const Marked = ({ mark, className, children }: MarkedProps) => (
  <div className={classNames('relative', mark !== null && '[&_label]:pe-24', className)}>
    {children}
    <span className="absolute end-0 top-0">
      <SaveMarkText mark={mark} />
    </span>
  </div>
)
