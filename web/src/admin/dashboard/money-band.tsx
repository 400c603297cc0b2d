import type { Measure } from '@marketplace/contract/reports/measures'
import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { shareText } from '../../office/show/share-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { classNames } from '../../ui/class-names.ts'
import { changeOf, changeText } from '../../office/show/change-text.ts'
import { figureRowsAddress, useFigures, valueOf, type ReportFigures, type Scope } from './report-asks.ts'

const measures = [
  'applied_amount',
  'lender_applied',
  'sanctioned_amount',
  'lender_sanctioned',
  'disbursed_amount',
  'lender_disbursed',
] as const

interface Tile {
  label: string
  amount: Measure
  number: Measure
  /** What one of the number is. */
  unit: readonly [one: string, many: string]
  /** The amount that this is a share of. */
  of?: { amount: Measure; words: string }
}

const tiles: readonly Tile[] = [
  {
    label: 'Applied',
    amount: 'applied_amount',
    number: 'lender_applied',
    unit: ['application', 'applications'],
  },
  {
    label: 'Sanctioned',
    amount: 'sanctioned_amount',
    number: 'lender_sanctioned',
    unit: ['sanction', 'sanctions'],
    of: { amount: 'applied_amount', words: 'of applied' },
  },
  {
    label: 'Disbursed',
    amount: 'disbursed_amount',
    number: 'lender_disbursed',
    unit: ['loan', 'loans'],
    of: { amount: 'sanctioned_amount', words: 'of sanctioned' },
  },
]

const TileOf = ({ tile, answer, scope }: { tile: Tile; answer: ReportFigures; scope: Scope }) => {
  const of = (measure: Measure) => valueOf(answer, answer.total.values, measure) ?? 0
  const [amount, number] = [of(tile.amount), of(tile.number)]
  const share = changeOf(amount, valueOf(answer, answer.total.before, tile.amount))
  const change = share === null ? null : changeText(share)
  return (
    <li className="min-w-0 px-4 py-3 not-first:border-t not-first:border-row @min-[40rem]:not-first:border-s @min-[40rem]:not-first:border-t-0">
      <p className="text-sm text-ink-soft">{tile.label}</p>
      <Link
        to={figureRowsAddress(tile.amount, scope)}
        className="figures text-xl font-semibold wrap-anywhere text-ink no-underline hover:underline"
      >
        <span className="sr-only">{tile.label}: </span>
        {formatRupees(Math.round(amount))}
      </Link>
      <p className="figures flex flex-wrap gap-x-2 text-xs text-ink-3">
        {change === null ? null : (
          <span className={classNames('font-semibold', change.startsWith('−') ? 'text-bad' : 'text-good')}>
            {change}
            <span className="sr-only"> against the days before</span>
          </span>
        )}
        <span>
          {count(number)} {number === 1 ? tile.unit[0] : tile.unit[1]}
        </span>
        {tile.of === undefined || of(tile.of.amount) === 0 ? null : (
          <span>
            {shareText(amount, of(tile.of.amount))} {tile.of.words}
          </span>
        )}
      </p>
    </li>
  )
}

/** Money first: what was applied for, sanctioned and paid out in these days, beside the days before. */
export const MoneyBand = ({ scope }: { scope: Scope }) => {
  const { value, error, reload } = useFigures('internal-report', scope, measures, { by: 'month' })
  return (
    <Card aria-label="Money of these days" className="@container min-w-0 p-0!">
      {error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null && error === null ? <Skeleton className="h-24" /> : null}
      {value === null ? null : (
        <ul className="grid @min-[40rem]:grid-cols-3">
          {tiles.map((tile) => (
            <TileOf key={tile.label} tile={tile} answer={value} scope={scope} />
          ))}
        </ul>
      )}
    </Card>
  )
}
