import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

interface PagerProps {
  /** What is paged, for the names of the controls: "audit entries". */
  label: string
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** With `onPageSize`: the sizes to choose from. */
  pageSizes?: readonly number[]
  onPageSize?: (pageSize: number) => void
}

const noSizes: readonly number[] = []

/** Pages of a list that the server cuts. */
export const Pager = ({
  label,
  page,
  pageSize,
  total,
  onPage,
  pageSizes = noSizes,
  onPageSize,
}: PagerProps) => {
  const sizeId = useId()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  if (total === 0) return null
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-3 flex flex-wrap items-center gap-3 text-sm">
      <output className="figures text-ink-soft">
        {from}–{Math.min(page * pageSize, total)} of {total}
      </output>
      {onPageSize === undefined ? null : (
        <span className="flex items-center gap-2">
          <label htmlFor={sizeId}>Rows a page</label>
          <select
            id={sizeId}
            value={pageSize}
            onChange={({ target }) => onPageSize(Number(target.value))}
            className="min-h-7 rounded-control border border-line bg-surface px-2 pointer-coarse:min-h-11"
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </span>
      )}
      {last === 1 ? null : (
        <span className="ms-auto flex gap-2">
          <Button kind="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <IconChevronLeft aria-hidden="true" className="size-5" />
            Previous
          </Button>
          <Button kind="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next
            <IconChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </span>
      )}
    </nav>
  )
}
