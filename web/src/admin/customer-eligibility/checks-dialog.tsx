import { explainEligibility, type LenderVerdict } from '@marketplace/contract/loans/customer-eligibility'
import { ask, useAnswer } from '../../office/answers.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { CheckTable } from './check-table.tsx'
import type { EligibilityAsk } from './eligibility-form.ts'
import { verdictTones, verdictWords } from './verdict-words.ts'

const Checks = ({ lender, asked }: { lender: LenderVerdict; asked: EligibilityAsk }) => {
  const { value, error, reload } = useAnswer(
    ask('eligibility', explainEligibility, { body: { ...asked, lender_id: lender.lender_id } }),
  )
  if (error !== null) return <ErrorState error={error} onRetry={reload} />
  if (value === null) return <Skeleton className="h-64" />
  const { verdict, checks } = value.data
  return (
    <>
      <p className="mb-3">
        <StatusDot tone={verdictTones[verdict]}>{verdictWords[verdict]}</StatusDot>
      </p>
      <CheckTable label={`Checks of ${lender.lender_name}`} checks={checks} />
    </>
  )
}

/** Every check of one lender; null while none is opened. */
export const ChecksDialog = ({
  lender,
  asked,
  onClose,
}: {
  lender: LenderVerdict | null
  asked: EligibilityAsk
  onClose: () => void
}) => (
  <Dialog
    isOpen={lender !== null}
    title={lender?.lender_name ?? ''}
    onClose={onClose}
    closeLabel="Close"
    isWide
  >
    {lender === null ? null : <Checks lender={lender} asked={asked} />}
  </Dialog>
)
