import type { LenderMonthDetail, MonthLine } from '@marketplace/contract/money/reconciliation'
import {
  settledOutcomeWords,
  varianceWords,
  type SettleOutcome,
} from '@marketplace/contract/money/reconciliation-words'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { money } from '../../i18n/format-values.ts'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lineActs } from './settle/line-acts.ts'
import { lineKindText, lineName, ratesText } from './line-text.ts'
import { varianceTones } from './month-words.ts'
import { SumMark, type SumMarkName } from './sum-mark.tsx'
import { monthText } from '../lender-files/recent-months.ts'

interface StepProps {
  mark: SumMarkName
  title: string
  sum: ReactNode
  children?: ReactNode
}

/** One stage of the money of a line: its sum, and where it comes from. */
const Step = ({ mark, title, sum, children }: StepProps) => (
  <li className="grid gap-x-4 gap-y-1 border-b border-line-soft py-2 sm:grid-cols-[9rem_8rem_1fr]">
    <span className="flex items-center gap-2 self-start text-ink-soft">
      <SumMark of={mark} />
      {title}
    </span>
    <span className="figures self-start font-semibold sm:text-end">{sum}</span>
    <div className="min-w-0 wrap-anywhere text-ink-soft">{children}</div>
  </li>
)

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

type StatedLine = MonthLine['stated_lines'][number]

const StatedBy = ({ stated, files }: { stated: StatedLine; files: LenderMonthDetail['files'] }) => {
  const { upload_id, line, payout_month, amount, tds, gst, invoice_no, utr } = stated
  const file = files.find((one) => one.upload_id === upload_id)
  return (
    <p>
      <span className="figures text-ink">{money(amount)}</span> in{' '}
      <Link to={`/admin/commission-upload-file/${upload_id}`} className="text-brand-ink underline">
        {file?.file_name ?? 'a commission file'}, line {line}
      </Link>
      {' · '}
      {joined([
        monthText(payout_month),
        invoice_no === null ? null : `invoice ${invoice_no}`,
        gst === null ? null : `GST ${money(gst)}`,
        tds === null ? null : `TDS ${money(tds)}`,
        utr === null ? null : `UTR ${utr}`,
      ])}
    </p>
  )
}

type LineMove = MonthLine['moves'][number]

const hasReceived = ({ received }: LineMove): boolean => received !== 0

/** What came from a part of the loan that this one stands for, and what went to the part that stands for it. */
const Moved = ({ moves, figure }: { moves: readonly LineMove[]; figure: 'stated' | 'received' }) => (
  <>
    {moves
      .filter((move) => move[figure] !== 0)
      .map((move) => (
        <p key={move.tranche}>
          <span className="figures text-ink">{money(Math.abs(move[figure]))}</span>{' '}
          {move[figure] > 0
            ? `came from part ${move.tranche}, which this one replaces`
            : `went to part ${move.tranche}, which replaces this one`}
        </p>
      ))}
  </>
)

type LineReceipt = MonthLine['receipts'][number]

/** What a receipt pays of the line. Sums of what is not paid yet are in rupees; below 0 more came than is stated. */
const ReceivedBy = ({
  receipts,
  missing,
  hasMoved,
}: {
  receipts: readonly LineReceipt[]
  missing: number
  hasMoved: boolean
}) => (
  <>
    {receipts.map(({ receipt_id, day, utr, amount }) => (
      <p key={receipt_id}>
        <span className="figures text-ink">{money(amount)}</span> on {dayText(day)}, UTR{' '}
        <span className="figures">{utr}</span>
      </p>
    ))}
    {receipts.length === 0 && !hasMoved ? <p>No receipt pays it yet.</p> : null}
    {(receipts.length > 0 || hasMoved) && missing > 0 ? (
      <p>{money(missing)} of what is stated is not paid yet.</p>
    ) : null}
  </>
)

const Settled = ({ settlement }: { settlement: NonNullable<MonthLine['settlement']> }) => (
  <div className="mt-3 rounded-surface border border-edge p-3 text-sm">
    <p className="font-semibold">
      {settledOutcomeWords[settlement.outcome]} by {settlement.staff_name}, {timeText(settlement.at)}
    </p>
    <p className="wrap-anywhere text-ink-soft">{settlement.reason}</p>
  </div>
)

interface LineDialogProps {
  line: MonthLine
  month: LenderMonthDetail
  onClose: () => void
  onSettle: (outcome: SettleOutcome) => void
}

/** The way of one line: what we expect and by which rule, where they state it, what came, whose part it is, who settled it. */
export const LineDialog = ({ line, month, onClose, onSettle }: LineDialogProps) => {
  const { expected, stated, received, part, difference, disbursed_amount, day, stated_lines, moves } = line
  const missing = Math.round((stated - received) * 100) / 100
  return (
    <Dialog
      isOpen
      isWide
      title={lineName(line)}
      closeLabel="Close"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
          {lineActs(line).map(({ outcome, label }) => (
            <Button key={outcome} kind="secondary" aria-haspopup="dialog" onClick={() => onSettle(outcome)}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p className="text-sm">
        <StatusDot tone={varianceTones[line.kind]}>{lineKindText(line)}</StatusDot>
      </p>
      {line.words === varianceWords[line.kind] ? null : (
        <p className="mt-1 text-sm text-ink-soft">{line.words}</p>
      )}
      <ul className="mt-3 border-t border-line-soft text-sm">
        <Step mark="expected" title="Expected" sum={money(expected)}>
          {joined([
            month.rule,
            line.priced_by === null ? null : `booked by ${line.priced_by}`,
            disbursed_amount === null ? null : `${money(disbursed_amount)} paid out on ${dayText(day)}`,
            ratesText(line),
          ]) || 'No loan of ours stands behind it.'}
        </Step>
        <Step mark="stated" title="Stated" sum={money(stated)}>
          {stated_lines.length === 0
            ? moves.some(({ stated: came }) => came !== 0)
              ? null
              : 'No commission file states it.'
            : stated_lines.map((one) => (
                <StatedBy key={one.stated_line_id} stated={one} files={month.files} />
              ))}
          <Moved moves={moves} figure="stated" />
        </Step>
        <Step mark="received" title="Received" sum={money(received)}>
          <ReceivedBy receipts={line.receipts} missing={missing} hasMoved={moves.some(hasReceived)} />
          <Moved moves={moves} figure="received" />
        </Step>
        <Step mark="part" title="Partner’s part" sum={money(part)}>
          {part === 0
            ? 'No partner has a part of it.'
            : 'By the terms in force on the day that it was paid out.'}
        </Step>
        <Step
          mark="difference"
          title="Difference"
          sum={<span className={difference < 0 ? 'text-bad' : undefined}>{money(difference)}</span>}
        >
          Stated less expected
        </Step>
      </ul>
      {line.settlement === null ? null : <Settled settlement={line.settlement} />}
    </Dialog>
  )
}
