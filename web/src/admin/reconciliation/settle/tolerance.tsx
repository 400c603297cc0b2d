import {
  changeTolerance,
  MOST_TOLERANCE,
  type LenderMonthDetail,
} from '@marketplace/contract/money/reconciliation'
import { useState } from 'react'
import { money } from '../../../i18n/format-values.ts'
import { invalidate } from '../../../office/answers.ts'
import { NumberField } from '../../../office/form/number-field.tsx'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { numberFromText } from '../../../office/form/typed-number.ts'
import { officeCall } from '../../../office/session/office-call.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'

type Month = Pick<LenderMonthDetail, 'lender_id' | 'lender_name' | 'tolerance'>

/** Asks for another tolerance of the lender, and why. */
const ToleranceDialog = ({ month, onClose }: { month: Month; onClose: () => void }) => {
  const { lender_id, lender_name, tolerance } = month
  const [typed, setTyped] = useState(String(tolerance))
  const sum = numberFromText(typed)
  const isWithin = sum !== null && sum >= 0 && sum <= MOST_TOLERANCE
  return (
    <ReasonDialog
      isOpen
      draft={`tolerance ${lender_id}`}
      title={`Tolerance of ${lender_name ?? 'the lender'}`}
      action="Change the tolerance"
      cancel="Leave it as it is"
      isReady={isWithin && sum !== tolerance}
      onClose={onClose}
      onSubmit={async (reason) => {
        try {
          const { data } = await officeCall(changeTolerance, {
            params: { lenderId: lender_id },
            body: { tolerance: sum ?? tolerance, reason },
          })
          showToast(`A line may differ by up to ${money(data.tolerance)}`, 'good')
        } finally {
          invalidate('lender-months', 'dashboard')
        }
      }}
    >
      <p className="text-sm">
        A line that differs by no more than this matches, in all months of the lender that are not closed.
        Nothing is booked: the difference stays in the sums.
      </p>
      <NumberField
        label="A line may differ by"
        hint={`₹0 to ${money(MOST_TOLERANCE)}`}
        prefix="₹"
        decimals={2}
        value={typed}
        onChange={setTyped}
        error={isWithin ? undefined : `Type a sum from ₹0 to ${money(MOST_TOLERANCE)}`}
      />
    </ReasonDialog>
  )
}

/** Up to how much a line of the lender may differ and still match, and the way to change it. */
export const Tolerance = ({ month }: { month: Month }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <span>
          {month.tolerance === 0
            ? 'A line matches where the sums are the same to the paisa.'
            : `A line that differs by up to ${money(month.tolerance)} matches.`}
        </span>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Change the tolerance…
        </Button>
      </p>
      {isOpen ? <ToleranceDialog month={month} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
