import type { ReactNode } from 'react'

interface ListBarProps {
  label: string
  /** How many of what: "3 selected". */
  count: string
  /** Buttons of class `bulk-act`. */
  children: ReactNode
}

/** Floats over the foot of a list while something waits to be done with it. */
export const ListBar = ({ label, count, children }: ListBarProps) => (
  <div
    role="toolbar"
    aria-label={label}
    className="no-print sticky bottom-2 z-20 mx-auto mt-3 flex min-h-11 w-fit max-w-full flex-wrap items-center gap-1 rounded-surface bg-surface px-2 text-sm shadow-float"
  >
    <output className="figures px-2 font-semibold">{count}</output>
    {children}
  </div>
)
