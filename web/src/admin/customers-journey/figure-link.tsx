import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Measure } from '@marketplace/contract/reports/measures'
import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import type { CutName } from './filters-of-kind.ts'
import { rowsAddress } from './journey-state.ts'

interface FigureLinkProps {
  value: number | null
  measure: Measure
  days: Days
  filters: Partial<Record<CutName, string>>
  /** What is counted, for whoever does not see the table. */
  label: string
  /** False where the figure has no rows of its own. */
  isLink: boolean
}

/** A number that leads to what it counts. */
export const FigureLink = ({ value, measure, days, filters, label, isLink }: FigureLinkProps) => {
  if (value === null) return <>–</>
  if (!isLink || value === 0) return <>{count(value)}</>
  return (
    <Link
      to={rowsAddress(measure, days, filters)}
      aria-label={`${count(value)}, ${label}: the rows`}
      className="relative z-10 inline-block min-w-6 py-1 text-ink underline decoration-line underline-offset-3 hover:decoration-current pointer-coarse:py-3"
    >
      {count(value)}
    </Link>
  )
}
