import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import { Hint } from '../show/hint.tsx'
import { nextSort, type Sort } from './table-rows.ts'

interface HeadingCellProps {
  column: { key: string; title: string; align?: 'end'; hint?: string; sortBy?: unknown }
  sort: Sort | null
  onSort: ((sort: Sort | null) => void) | undefined
}

/** A column's heading; a press orders the rows by it. */
export const HeadingCell = ({ column, sort, onSort }: HeadingCellProps) => {
  const { key, title, align, hint, sortBy } = column
  const direction = sort?.key === key ? (sort.isDescending ? 'descending' : 'ascending') : undefined
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp
  const canSort = sortBy !== undefined && onSort !== undefined
  return (
    <div
      role="columnheader"
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      className="flex min-w-0 flex-col justify-center border-b border-line bg-canvas px-3 text-xs font-semibold text-ink-soft"
    >
      <span className={classNames('flex items-center gap-1', align === 'end' && 'justify-end')}>
        {canSort ? (
          <button
            type="button"
            onClick={() => onSort(nextSort(sort, key))}
            className="inline-flex min-h-9 min-w-0 items-center gap-1 rounded-control hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            <span className="truncate">{title}</span>
            {direction === undefined ? null : <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
          </button>
        ) : (
          <span className="truncate">{title}</span>
        )}
        {hint === undefined ? null : <Hint label={`About ${title}`} text={hint} />}
      </span>
    </div>
  )
}
