import { listWaitingPayouts, type WaitingPayout } from '@marketplace/contract/money/partner-statements-acts'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { exactDigits, exactRupees } from '../../office/show/exact-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { PayoutRunDialog } from './payout-run-dialog.tsx'
import { PayoutRuns } from './payout-runs.tsx'
import { statementPath } from './statement-columns.tsx'

const partText = ({ part }: WaitingPayout): string => (part === 'gst' ? 'GST of the invoice' : 'Commission')
const stateOf = ({ blocked, failed_reason }: WaitingPayout) => {
  if (blocked === 'no_account') return { tone: 'bad', words: 'No bank account on file' } as const
  if (blocked === 'account_not_checked')
    return { tone: 'warn', words: 'Bank account changed: to be checked again' } as const
  return failed_reason === null
    ? ({ tone: 'idle', words: 'For the next bank file' } as const)
    : ({ tone: 'bad', words: `Sent back: ${failed_reason}` } as const)
}

const columns: readonly Column<WaitingPayout>[] = [
  {
    key: 'number',
    title: 'Statement',
    width: 150,
    sortBy: ({ number }) => number,
    cell: (payout) => (
      <RowLink to={statementPath(payout)} className="figures">
        {payout.number}
      </RowLink>
    ),
  },
  textColumn('partner', 'Partner', 220, ({ partner_name }) => partner_name),
  textColumn('part', 'What', 160, partText),
  {
    key: 'amount',
    title: 'Amount ₹',
    width: 124,
    align: 'end',
    sortBy: ({ amount }) => amount,
    exported: ({ amount }) => amount,
    cell: ({ amount }) => exactDigits(amount),
  },
  {
    key: 'state',
    title: 'State',
    width: 330,
    exported: (payout) => stateOf(payout).words,
    cell: (payout) => <StatusDot tone={stateOf(payout).tone}>{stateOf(payout).words}</StatusDot>,
  },
]
const keyOf = ({ payout_id }: WaitingPayout): number => payout_id
const none = <EmptyRows text="Nothing waits to be paid">A statement that is approved stands here.</EmptyRows>
const apart = ['tab'] as const

/** What a bank file would take now, and the bank files that were made. */
export const PayoutList = () => {
  const { value, error, reload } = useAnswer(ask('payouts', listWaitingPayouts, {}))
  const [asked, setAsked] = useState<string | null>(null)
  const waiting = value?.data ?? null
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base">To be paid</h2>
        {waiting === null ? null : (
          <p className="figures text-sm text-ink-soft">
            {countText(waiting.count, 'payouts')}, {exactRupees(waiting.amount)}
          </p>
        )}
        <Button
          kind="secondary"
          aria-haspopup="dialog"
          className="ms-auto"
          disabled={waiting === null || waiting.count === 0}
          onClick={() => setAsked(crypto.randomUUID())}
        >
          Make the bank file…
        </Button>
      </div>
      <OfficeList
        name="waiting-payouts"
        views={null}
        apart={apart}
        label="To be paid"
        of="payouts"
        rows={waiting?.payouts ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={statementPath}
        emptyText={none}
      />
      <PayoutRuns />
      {asked === null || waiting === null ? null : (
        <PayoutRunDialog
          requestId={asked}
          count={waiting.count}
          amount={waiting.amount}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
