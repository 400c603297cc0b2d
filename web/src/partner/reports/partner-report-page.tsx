import { getPartnerReport } from '@marketplace/contract/money/partner-statements-own'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { reportColumns } from './report-columns.tsx'
import { monthBefore, reportRows, type ReportRow, type ReportView } from './report-rows.ts'

const defaults = { view: 'months', span: '6' }
const spans = ['6', '12', '24', '36'] as const
const choices = [
  {
    key: 'span',
    label: 'Show',
    anyLabel: null,
    isFixed: true,
    options: spans.map((value) => ({ value, label: `${value} months` })),
  },
] as const
const views = [
  { value: 'months', label: 'By month' },
  { value: 'lenders', label: 'By month and lender' },
] as const
const keyOf = ({ key }: ReportRow): string => key
const none = <EmptyRows text="Nothing here yet">No lender has a customer of yours in these months.</EmptyRows>

interface Total {
  leads: number
  disbursals: number
  earned: number
  received: number
  paid: number
}

const Totals = ({ total }: { total: Total }) => {
  const figures = [
    ['Leads', total.leads.toLocaleString('en-IN')],
    ['Disbursed', total.disbursals.toLocaleString('en-IN')],
    ['Earned, an estimate', exactRupees(total.earned)],
    ['Received from lenders', exactRupees(total.received)],
    ['Paid to you', exactRupees(total.paid)],
  ] as const
  return (
    <dl aria-label="In all" className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd
            className={
              label.startsWith('Earned')
                ? 'figures w-fit border-b border-dotted border-line text-ink-soft'
                : 'figures font-semibold'
            }
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The partner's months: from leads to what was paid, by month and by lender, and as a file. */
export const PartnerReportPage = () => {
  const [state, setState] = useUrlState(defaults)
  const view: ReportView = state.view === 'lenders' ? 'lenders' : 'months'
  const span = spans.find((one) => one === state.span) ?? '6'
  const [to] = useState(() => todayInIndia(Date.now()).slice(0, 7))
  const { value, error, reload } = useAnswer(
    ask('own-statements', getPartnerReport, { query: { from: monthBefore(to, Number(span) - 1), to } }),
  )
  const report = value?.data ?? null
  const rows = useMemo(() => (report === null ? null : reportRows(report.months, view)), [report, view])
  const columns = useMemo(() => reportColumns(view), [view])
  return (
    <>
      <PageHeading
        title="Reports"
        text={report === null ? undefined : `As of ${timeText(report.as_of)}`}
        actions={
          <Segmented
            label="Rows"
            options={views}
            value={view}
            onChange={(next) => setState({ view: next })}
          />
        }
      />
      {report === null ? null : <Totals total={report.total} />}
      <OfficeList
        name={`partner-report-${view}`}
        views={null}
        label="Months"
        of="rows"
        rows={rows}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        chips={listFilters(choices, { span }, setState)}
        emptyText={none}
        loadingText="Loading your months..."
      />
      <p className="mt-3 max-w-form text-sm text-ink-soft">
        Leads count in the month in which they came, money in the month of the disbursal. Earned is our
        estimate by your terms until the lender pays; a loan that is taken back takes its part with it. Sums
        are before TDS.
      </p>
    </>
  )
}
