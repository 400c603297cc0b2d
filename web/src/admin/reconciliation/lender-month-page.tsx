import { getLenderMonth, type LenderMonthDetail } from '@marketplace/contract/money/reconciliation'
import { useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { ApiError } from '../../api/api-error.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { useRecordWay } from '../../office/list/use-record-way.ts'
import { timeText } from '../../office/show/day-text.ts'
import { LenderMark } from '../../office/show/lender-mark.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { monthText } from '../lender-files/recent-months.ts'
import { MonthActions } from './month-actions.tsx'
import { MonthLines } from './month-lines.tsx'
import { MonthSums } from './month-sums.tsx'
import { monthStateText, toneOfMonth } from './month-words.ts'
import { ReceiptDialog, type PaidLines } from './receipts/receipt-dialog.tsx'
import { ReceiptsList } from './receipts/receipts-list.tsx'
import { Tolerance } from './settle/tolerance.tsx'

const wayThere = {
  lists: ['lender-months'],
  home: { to: '/admin/reconciliation', label: 'Back to Reconciliation' },
} as const

const Stand = ({ month }: { month: LenderMonthDetail }) => {
  const { lender_name, lender_kind, state, open, closed_at, closed_by } = month
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-2 text-ink">
        <LenderMark name={lender_name ?? '?'} kind={lender_kind} />
        {lender_name ?? 'A lender that is gone'}
      </span>
      <StatusDot tone={toneOfMonth(state, open)}>
        {monthStateText(state, open)}
        {closed_at === null || state !== 'CLOSED'
          ? ''
          : ` by ${closed_by ?? 'nobody known'}, ${timeText(closed_at)}`}
      </StatusDot>
    </span>
  )
}

const Month = ({ month }: { month: LenderMonthDetail }) => {
  const [paid, setPaid] = useState<PaidLines | null>(null)
  return (
    <>
      <MonthSums month={month} />
      <Tolerance month={month} />
      <MonthLines month={month} onReceipt={setPaid} />
      <ReceiptsList month={month} onAdd={() => setPaid({ lines: [] })} />
      {paid === null ? null : <ReceiptDialog {...paid} month={month} onClose={() => setPaid(null)} />}
    </>
  )
}

/** A lender’s month to the rupee: expected, stated, received and the partners’ part on one line a loan. */
export const LenderMonthPage = () => {
  const { lenderId = '', month: name = '' } = useParams()
  const { value, error, reload } = useAnswer(
    ask('lender-months', getLenderMonth, { params: { lenderId: Number(lenderId), month: name } }),
  )
  const way = useRecordWay(wayThere)
  const month = value?.data ?? null
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeading
        title={/^\d{4}-(?:0[1-9]|1[0-2])$/.test(name) ? monthText(name) : 'Month'}
        text={month === null ? undefined : <Stand month={month} />}
        back={way.back}
        actions={month === null ? undefined : <MonthActions month={month} />}
      />
      {isGone ? (
        <EmptyState title="Nothing is booked for this month">
          The lender has no loan and no commission file of it.
        </EmptyState>
      ) : error === null ? null : (
        <ErrorState error={error} onRetry={reload} />
      )}
      {month === null ? null : <Month key={`${month.lender_id} ${month.month}`} month={month} />}
    </>
  )
}
