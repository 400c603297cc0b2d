import { useId } from 'react'
import { Link } from '../../router/link.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { shareText } from '../../office/show/share-text.ts'
import { CardState } from './card-state.tsx'
import { lastWholeMonth } from './last-whole-month.ts'
import { figureRowsAddress, useFigures, valueOf, type ReportFigures, type Scope } from './report-asks.ts'
import { worthALook, type LenderFigures, type Remark } from './worth-a-look.ts'

const rates = ['lender_applied', 'lender_approved'] as const
const sums = ['expected', 'stated'] as const

const figuresOf = (now: ReportFigures, month: ReportFigures): LenderFigures[] => {
  const money = new Map(month.rows.map((row) => [row.key, row]))
  const names = new Map([...now.rows, ...month.rows].map(({ key, label }) => [key, label]))
  const rows = new Map(now.rows.map((row) => [row.key, row]))
  return [...names].map(([lender, name]) => {
    const row = rows.get(lender)
    const of = (values: readonly (number | null)[] | null | undefined, measure: (typeof rates)[number]) =>
      valueOf(now, values ?? null, measure) ?? 0
    const sum = (measure: (typeof sums)[number]) =>
      valueOf(month, money.get(lender)?.values ?? null, measure) ?? 0
    return {
      lender,
      name,
      applied: of(row?.values, 'lender_applied'),
      approved: of(row?.values, 'lender_approved'),
      appliedBefore: of(row?.before, 'lender_applied'),
      approvedBefore: of(row?.before, 'lender_approved'),
      expected: sum('expected'),
      stated: sum('stated'),
    }
  })
}

const RemarkLine = ({ remark, scope, month }: { remark: Remark; scope: Scope; month: string }) =>
  remark.kind === 'approves_less' ? (
    <Link to={figureRowsAddress('lender_rejected', scope, { lender: remark.lender })}>
      {remark.name} approves {shareText(remark.now, 1)}, before {shareText(remark.before, 1)}
    </Link>
  ) : (
    <Link to={`/admin/reconciliation?month=${month}`}>
      {remark.name} stated {formatRupees(Math.round(remark.now))}, we expect{' '}
      {formatRupees(Math.round(remark.before))}
    </Link>
  )

/** What to look at first, made of figures: at most four lines. */
export const WorthALookCard = ({ scope, today }: { scope: Scope; today: string }) => {
  const id = useId()
  const { from, to, name } = lastWholeMonth(today)
  const now = useFigures('vendors-products-report', scope, rates, { by: 'lender' })
  const month = useFigures('vendors-products-report', { ...scope, from, to }, sums, {
    by: 'lender',
    times: 'effective',
    compare: 'none',
  })
  const value =
    now.value === null || month.value === null ? null : worthALook(figuresOf(now.value, month.value))
  return (
    <CardState
      id={id}
      title="Worth a look"
      waiting="h-40"
      value={value}
      error={now.error ?? month.error}
      reload={() => {
        now.reload()
        month.reload()
      }}
    >
      {(remarks) =>
        remarks.length === 0 ? (
          <p className="py-2 text-sm text-ink-soft">
            No lender approves far fewer than before, and what lenders stated of {name} is what we expect.
          </p>
        ) : (
          <ul>
            {remarks.map((remark) => (
              <li
                key={`${remark.kind} ${remark.lender}`}
                className="border-t border-row py-2 text-sm first:border-t-0"
              >
                <RemarkLine remark={remark} scope={scope} month={from.slice(0, 7)} />
              </li>
            ))}
          </ul>
        )
      }
    </CardState>
  )
}
