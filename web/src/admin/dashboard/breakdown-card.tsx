import { useId, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { count } from '../../i18n/format-values.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { shareText } from '../../office/show/share-text.ts'
import { shortRupees } from '../../office/show/short-rupees.ts'
import { CardState } from './card-state.tsx'
import { figureRowsAddress, useFigures, valueOf, type ReportFigures, type Scope } from './report-asks.ts'

const measures = ['lender_applied', 'lender_approved', 'lender_disbursed', 'disbursed_amount'] as const
const cuts = [
  { value: 'product', label: 'Product' },
  { value: 'lender', label: 'Lender' },
  { value: 'partner', label: 'Partner' },
] as const
type CutName = (typeof cuts)[number]['value']
const MOST_ROWS = 8

const Rows = ({ answer, scope, cut }: { answer: ReportFigures; scope: Scope; cut: CutName }) => {
  const shown = answer.rows.slice(0, MOST_ROWS)
  if (shown.length === 0)
    return <p className="py-6 text-center text-sm text-ink-soft">No applications in these days</p>
  return (
    <table className="figures w-full border-collapse text-sm">
      <caption className="sr-only">Applications by {cut}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {cuts.find(({ value }) => value === cut)?.label}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            Applied
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            Of applied
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            Disbursed ₹
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, label, values }) => {
          const of = (measure: (typeof measures)[number]) => valueOf(answer, values, measure) ?? 0
          const scoped = cut === 'product' ? { ...scope, product: key } : scope
          const more = cut === 'product' ? {} : { [cut]: key }
          return (
            <tr key={key} className="border-t border-row">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal wrap-anywhere" title={label}>
                {label}
              </th>
              <td className="w-16 py-1.5 text-end">
                <Link to={figureRowsAddress('lender_applied', scoped, more)}>
                  {count(of('lender_applied'))}
                </Link>
              </td>
              <td className="w-20 py-1.5 text-end text-ink-soft">
                {shareText(of('lender_approved'), of('lender_applied'))}
              </td>
              <td className="w-24 py-1.5 text-end">
                <Link
                  aria-label={`${label}, disbursed: ${shortRupees(of('disbursed_amount'))}`}
                  to={figureRowsAddress('disbursed_amount', scoped, more)}
                >
                  {shortRupees(of('disbursed_amount'))}
                </Link>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The largest products, lenders or partners of these days. */
export const BreakdownCard = ({ scope }: { scope: Scope }) => {
  const id = useId()
  const [cut, setCut] = useState<CutName>('product')
  const answer = useFigures('products-report', scope, measures.slice(), { by: cut, compare: 'none' })
  return (
    <CardState
      id={id}
      title="Where it comes from"
      aside={<Segmented label="By" options={cuts} value={cut} onChange={setCut} />}
      waiting="h-64"
      {...answer}
    >
      {(value) => <Rows answer={value} scope={scope} cut={cut} />}
    </CardState>
  )
}
