import { COUNTED_TO, type Counted } from '@marketplace/contract/platform/paging'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Pager } from '../table/pager.tsx'
import { Button } from '../../ui/button.tsx'

interface CountedPagerProps {
  /** What is paged, for the names of the controls: "audit entries". */
  label: string
  /** From 1. */
  page: number
  pageSize: number
  /** How many rows stand on this page, and how many there are. */
  shown: number
  counted: Counted
  onPage: (page: number) => void
  pageSizes: readonly number[]
  onPageSize: (pageSize: number) => void
  /** Has all rows counted; true while that is under way. */
  onCount: () => void
  isCounting: boolean
}

const grouped = (value: number): string => value.toLocaleString('en-IN')

/** Pages of a list that may be very long: it is counted to 10,000, and to the end where somebody asks for it. */
export const CountedPager = ({
  label,
  page,
  pageSize,
  shown,
  counted,
  onPage,
  pageSizes,
  onPageSize,
  onCount,
  isCounting,
}: CountedPagerProps) => {
  if (counted.is_exact === 1)
    return (
      <Pager
        label={label}
        page={page}
        pageSize={pageSize}
        total={counted.total}
        onPage={onPage}
        pageSizes={pageSizes}
        onPageSize={onPageSize}
      />
    )
  const from = (page - 1) * pageSize + 1
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-3 flex flex-wrap items-center gap-3 text-sm">
      <output className="figures text-ink-soft">
        {shown === 0 ? '' : `${grouped(from)}–${grouped(from + shown - 1)} of `}
        {grouped(COUNTED_TO)}+
      </output>
      <Button kind="quiet" busy={isCounting} onClick={onCount}>
        Count all
      </Button>
      <span className="ms-auto flex gap-2">
        <Button kind="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
        <Button kind="secondary" disabled={shown < pageSize} onClick={() => onPage(page + 1)}>
          Next
          <IconChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </span>
    </nav>
  )
}
