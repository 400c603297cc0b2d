import {
  takeBackReceipt,
  type LenderMonthDetail,
  type Receipt,
} from '@marketplace/contract/money/reconciliation'
import { useMemo, useState } from 'react'
import { money } from '../../../i18n/format-values.ts'
import { invalidate } from '../../../office/answers.ts'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { countText } from '../../../office/list/count-text.ts'
import { actsColumn, dayColumn, textColumn } from '../../../office/list/row-columns.tsx'
import { officeCall } from '../../../office/session/office-call.ts'
import { StatusDot } from '../../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../../office/table/data-table.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { sumText } from '../sum-text.ts'

const keyOf = ({ receipt_id }: Receipt): number => receipt_id
const none = (
  <EmptyRows text="No receipt yet">What the lender has paid for the month is typed here.</EmptyRows>
)

const sumColumn = (key: 'bank' | 'tds' | 'gst' | 'base', title: string): Column<Receipt> => ({
  key,
  title,
  width: 88,
  align: 'end',
  exported: (receipt) => receipt[key],
  cell: (receipt) => sumText(receipt[key]),
})

const paysText = ({ pays, invoices, lines }: Receipt): string => {
  if (pays === 'invoices') return `Invoice ${invoices.join(', ')}`
  return pays === 'month' ? `The month, ${countText(lines, 'lines')}` : countText(lines, 'lines')
}

export const receiptColumns = (takeBack: (receipt: Receipt) => void): readonly Column<Receipt>[] => [
  {
    key: 'utr',
    title: 'UTR',
    width: 150,
    exported: ({ utr }) => utr,
    cell: ({ utr, taken_back }) => (
      <span className={taken_back === null ? 'figures font-semibold' : 'figures text-ink-soft line-through'}>
        {utr}
      </span>
    ),
  },
  dayColumn('day', 'Day', ({ day }) => day),
  sumColumn('bank', 'Bank sum, ₹'),
  sumColumn('tds', 'TDS, ₹'),
  sumColumn('gst', 'GST, ₹'),
  sumColumn('base', 'Base, ₹'),
  textColumn('pays', 'Pays', 130, paysText),
  textColumn('staff_name', 'Who', 140, ({ staff_name }) => staff_name),
  {
    key: 'state',
    title: 'State',
    // With the others it fills the 1040 px that a laptop leaves beside the menu.
    width: 96,
    exported: ({ taken_back }) => (taken_back === null ? 'Booked' : `Taken back: ${taken_back.reason}`),
    cell: ({ taken_back }) =>
      taken_back === null ? (
        <StatusDot tone="good">Booked</StatusDot>
      ) : (
        <StatusDot tone="idle" title={`Taken back by ${taken_back.staff_name}: ${taken_back.reason}`}>
          Taken back by {taken_back.staff_name}: {taken_back.reason}
        </StatusDot>
      ),
  },
  actsColumn(
    ({ utr }) => utr,
    (receipt) =>
      receipt.taken_back === null
        ? [{ label: 'Take back…', isDanger: true, run: () => takeBack(receipt) }]
        : [],
  ),
]

/** Takes a receipt back whole, with a reason; what it paid is unpaid again. */
const TakeBackDialog = ({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) => (
  <ReasonDialog
    isOpen
    isDanger
    draft={`receipt ${receipt.receipt_id} taken back`}
    title={`Take back the receipt of ${money(receipt.bank)}?`}
    action="Take back"
    cancel="Keep it"
    onClose={onClose}
    onSubmit={async (reason) => {
      try {
        await officeCall(takeBackReceipt, { params: { receiptId: receipt.receipt_id }, body: { reason } })
        showToast(`The receipt ${receipt.utr} is taken back`, 'good')
      } finally {
        invalidate('lender-months')
      }
    }}
  >
    <p className="text-sm">
      UTR {receipt.utr}: {countText(receipt.lines, 'lines')} {receipt.lines === 1 ? 'is' : 'are'} unpaid
      again. It stays in the list, and its UTR can be typed anew.
    </p>
  </ReasonDialog>
)

interface ReceiptsListProps {
  month: LenderMonthDetail
  onAdd: () => void
}

/** The money that came for the month. */
export const ReceiptsList = ({ month, onAdd }: ReceiptsListProps) => {
  const { receipts } = month
  const [isPasting, setPasting] = useState(false)
  const [taking, setTaking] = useState<Receipt | null>(null)
  const columns = useMemo(() => receiptColumns(setTaking), [])
  return (
    <div className="mt-6">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-base">Receipts</h2>
        <span className="ms-auto flex flex-wrap gap-2">
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setPasting(true)}>
            Paste receipts…
          </Button>
          <Button kind="secondary" aria-haspopup="dialog" onClick={onAdd}>
            Add a receipt…
          </Button>
        </span>
      </div>
      <DataTable
        name="lender-month-receipts"
        label="Receipts"
        className="edge-to-edge"
        columns={columns}
        rows={receipts}
        keyOf={keyOf}
        emptyText={none}
      />
      {isPasting ? <PasteDialog month={month} onClose={() => setPasting(false)} /> : null}
      {taking === null ? null : <TakeBackDialog receipt={taking} onClose={() => setTaking(null)} />}
    </div>
  )
}
