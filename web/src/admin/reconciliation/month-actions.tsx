import {
  closeLenderMonth,
  listLenderMonths,
  reopenLenderMonth,
  type LenderMonthDetail,
} from '@marketplace/contract/money/reconciliation'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { countText } from '../../office/list/count-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { monthText } from '../lender-files/recent-months.ts'
import { monthPath, neighbourMonths } from './neighbour-months.ts'
import { inWords } from './refused-words.ts'

const MOST_MONTHS = 200
const chevron =
  'inline-flex size-8 items-center justify-center rounded-control hover:bg-brand-soft pointer-coarse:size-11'

/** The lender's months before and after this one. */
const Neighbours = ({ month: { lender_id, month } }: { month: LenderMonthDetail }) => {
  const { value } = useAnswer(
    ask('lender-months', listLenderMonths, { query: { lender_id, page_size: MOST_MONTHS } }),
  )
  const { before, after } = neighbourMonths(value?.data.map((one) => one.month) ?? [], month)
  const way = (to: string | null, label: string, icon: typeof IconChevronLeft) => {
    const Icon = icon
    return to === null ? (
      <span aria-hidden="true" className={`${chevron} opacity-40`}>
        <Icon className="size-5" />
      </span>
    ) : (
      <Link to={monthPath(lender_id, to)} aria-label={`${label}, ${monthText(to)}`} className={chevron}>
        <Icon aria-hidden="true" className="size-5" />
      </Link>
    )
  }
  return (
    <span className="flex items-center">
      {way(before, 'Month before', IconChevronLeft)}
      {way(after, 'Month after', IconChevronRight)}
    </span>
  )
}

type Change = typeof closeLenderMonth | typeof reopenLenderMonth

/** @throws Error in the server's own words. */
const change = async (call: Change, month: LenderMonthDetail, reason: string): Promise<void> => {
  try {
    await officeCall(call, {
      params: { lenderId: month.lender_id, month: month.month },
      body: { reason },
    })
    showToast(`${monthText(month.month)} is ${call === closeLenderMonth ? 'closed' : 'open again'}`, 'good')
  } catch (error) {
    throw inWords(error)
  } finally {
    invalidate('lender-months')
  }
}

/** What keeps the month open, or shut: one sentence each. */
const WhyNot = ({
  title,
  reasons,
  onClose,
}: {
  title: string
  reasons: readonly string[]
  onClose: () => void
}) => (
  <Dialog
    isOpen
    title={title}
    closeLabel="Close"
    onClose={onClose}
    actions={
      <Button kind="secondary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </Dialog>
)

/** Closes the month, or says what is open. */
const CloseMonth = ({ month }: { month: LenderMonthDetail }) => {
  const [isOpen, setOpen] = useState(false)
  const { not_closable, open, lender_name } = month
  const name = monthText(month.month)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        kind={not_closable.length === 0 ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Close the month…{' '}
        {open === 0 ? null : (
          <span className="font-normal text-ink-soft">{open.toLocaleString('en-IN')} open</span>
        )}
      </Button>
      {isOpen && not_closable.length > 0 ? (
        <WhyNot title={`${name} cannot be closed yet`} reasons={not_closable} onClose={close} />
      ) : null}
      {not_closable.length > 0 ? null : (
        <ReasonDialog
          isOpen={isOpen}
          draft={`close ${month.lender_id} ${month.month}`}
          title={`Close ${name} of ${lender_name ?? 'the lender'}?`}
          action="Close the month"
          cancel="Leave it open"
          onClose={close}
          onSubmit={(reason) => change(closeLenderMonth, month, reason)}
        >
          <p className="text-sm">
            {countText(month.lines, 'lines')} take nothing more. What comes later for the month is booked in
            the first open one, and marked late.
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

/** Opens a closed month again, or says why that is too late. */
const ReopenMonth = ({ month }: { month: LenderMonthDetail }) => {
  const [isOpen, setOpen] = useState(false)
  const { not_reopenable, lender_name } = month
  const name = monthText(month.month)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Reopen…
      </Button>
      {isOpen && not_reopenable !== null ? (
        <WhyNot title={`${name} stays closed`} reasons={[not_reopenable]} onClose={close} />
      ) : null}
      {not_reopenable !== null ? null : (
        <ReasonDialog
          isOpen={isOpen}
          isDanger
          draft={`reopen ${month.lender_id} ${month.month}`}
          title={`Reopen ${name} of ${lender_name ?? 'the lender'}?`}
          action="Reopen the month"
          cancel="Leave it closed"
          onClose={close}
          onSubmit={(reason) => change(reopenLenderMonth, month, reason)}
        >
          <p className="text-sm">
            Its lines can be settled again. What was booked in a later month meanwhile stays there, marked
            late.
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

/** The way to the neighbouring months, and closing or opening this one. */
export const MonthActions = ({ month }: { month: LenderMonthDetail }) => (
  <>
    <Neighbours month={month} />
    {month.state === 'CLOSED' ? <ReopenMonth month={month} /> : <CloseMonth month={month} />}
  </>
)
