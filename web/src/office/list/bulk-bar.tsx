import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListBar } from './list-bar.tsx'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** Buttons of class `bulk-act`. */
  children: ReactNode
}

/** While rows are chosen: how many, and what can be done with them. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <ListBar label="With the chosen rows" count={`${count} selected`}>
    {children}
    <button type="button" aria-label="Choose none" onClick={onClear} className="bulk-act">
      <IconX aria-hidden="true" className="size-4" />
    </button>
  </ListBar>
)
