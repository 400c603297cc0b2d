import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { ApplicationReference } from '../application-reference.tsx'
import { CancelApplication } from '../cancel-application.tsx'
import { LenderFacts } from '../lender-facts.tsx'
import { canWithdraw } from '../lender-progress.ts'
import { StepsAndContact } from '../steps-and-contact.tsx'

export interface OwnApplicationProps {
  appId: string
  application: LenderApplication
  onChange: () => void
}

/** What stands behind a card: the sums, every step, whom to ask, and the way out. */
export const StatusDetails = ({ appId, application, onChange }: OwnApplicationProps) => {
  return (
    <div className="space-y-3">
      <LenderFacts application={application} />
      <ApplicationReference reference={application.application_number} />
      <StepsAndContact application={application} />
      {canWithdraw(application.status) ? (
        <div className="-mx-4">
          <CancelApplication appId={appId} application={application} onDone={onChange} />
        </div>
      ) : null}
    </div>
  )
}
