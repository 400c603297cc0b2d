import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** Buttons of class `bulk-act`. */
  children: ReactNode
}

/** Floats over the foot of a list while rows of it are chosen: how many, and what can be done with them. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <div
    role="toolbar"
    aria-label="With the chosen rows"
    className="no-print sticky bottom-2 z-20 mx-auto mt-3 flex min-h-11 w-fit max-w-full flex-wrap items-center gap-1 rounded-surface bg-surface px-2 text-sm shadow-float"
  >
    <output className="figures px-2 font-semibold">{count} selected</output>
    {children}
    <button type="button" aria-label="Choose none" onClick={onClear} className="bulk-act">
      <IconX aria-hidden="true" className="size-4" />
    </button>
  </div>
)
