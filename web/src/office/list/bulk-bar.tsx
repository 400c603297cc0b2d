import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListBar } from './list-bar.tsx'

interface BulkBarProps {
  count: number
  /** How many of them a search or a filter hides: they are acted on as well. */
  unseen: number
  onClear: () => void
  /** Buttons of class `bulk-act`. */
  children: ReactNode
}

/** While rows are chosen: how many, and what can be done with them. */
export const BulkBar = ({ count, unseen, onClear, children }: BulkBarProps) => (
  <ListBar
    label="With the chosen rows"
    count={unseen === 0 ? `${count} selected` : `${count} selected, ${unseen} not shown`}
  >
    {children}
    <button type="button" aria-label="Choose none" onClick={onClear} className="bulk-act">
      <IconX aria-hidden="true" className="size-4" />
    </button>
  </ListBar>
)
