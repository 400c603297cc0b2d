import { useId } from 'react'
import { Link } from '../../router/link.tsx'
import { StageBars } from '../../office/chart/stage-bars.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { CardState } from './card-state.tsx'
import { lastWholeMonth } from './last-whole-month.ts'
import { useFigures, valueOf, type ReportFigures, type Scope } from './report-asks.ts'

const measures = ['expected', 'stated', 'received'] as const

const Stages = ({ answer }: { answer: ReportFigures }) => {
  const of = (measure: (typeof measures)[number]) => valueOf(answer, answer.total.values, measure) ?? 0
  const waiting = of('stated') - of('received')
  const stage = (rupees: number) => ({
    paise: Math.round(rupees * 100),
    text: formatRupees(Math.round(rupees)),
  })
  return (
    <>
      <StageBars
        label="Commission by stage"
        rows={[
          { stage: 'expected', label: 'Expected', ...stage(of('expected')) },
          { stage: 'stated', label: 'Stated', ...stage(of('stated')) },
          { stage: 'received', label: 'Received', ...stage(of('received')), note: 'in the bank' },
          ...(waiting > 0
            ? [
                {
                  stage: 'waiting' as const,
                  label: 'To come',
                  ...stage(waiting),
                  note: 'stated and not paid',
                },
              ]
            : []),
        ]}
      />
      <p className="mt-2 text-xs text-ink-3">
        Expected is our estimate until the lender states it. By the day of the disbursal.
      </p>
    </>
  )
}

/** The commission of the last whole month by how sure it is. */
export const CommissionCard = ({ scope, today }: { scope: Scope; today: string }) => {
  const id = useId()
  const { from, to, name } = lastWholeMonth(today)
  const answer = useFigures('vendors-products-report', { ...scope, from, to }, measures, {
    by: 'lender',
    times: 'effective',
    compare: 'none',
  })
  return (
    <CardState
      id={id}
      title={`Commission of ${name}`}
      aside={<Link to={`/admin/reconciliation?month=${from.slice(0, 7)}`}>Reconcile</Link>}
      waiting="h-40"
      {...answer}
    >
      {(value) => <Stages answer={value} />}
    </CardState>
  )
}
