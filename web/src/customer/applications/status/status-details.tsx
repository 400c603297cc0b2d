import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useText } from '../../../i18n/use-text.ts'
import { Disclosure } from '../../../ui/surfaces.tsx'
import { UnbrokenPhones } from '../../../ui/unbroken-phones.tsx'
import { ApplicationReference } from '../application-reference.tsx'
import { CancelApplication } from '../cancel-application.tsx'
import { LenderFacts } from '../lender-facts.tsx'
import { canWithdraw } from '../lender-progress.ts'
import { LenderTimeline } from '../lender-timeline.tsx'

export interface OwnApplicationProps {
  appId: string
  application: LenderApplication
  onChange: () => void
}

/** What stands behind a card: the sums, every step, whom to ask, and the way out. */
export const StatusDetails = ({ appId, application, onChange }: OwnApplicationProps) => {
  const t = useText()
  const { lender_name: lender, grievance_contact: contact, status } = application
  return (
    <div className="space-y-3">
      <LenderFacts application={application} />
      <ApplicationReference reference={application.application_number} />
      <div>
        <Disclosure summary={t('applications.all_steps')}>
          <LenderTimeline application={application} />
        </Disclosure>
        <Disclosure summary={t('applications.contact')}>
          <p className="break-words">
            <UnbrokenPhones>{t('applications.contact_text', { lender, contact })}</UnbrokenPhones>
          </p>
        </Disclosure>
      </div>
      {canWithdraw(status) ? (
        <div className="-mx-4">
          <CancelApplication appId={appId} application={application} onDone={onChange} />
        </div>
      ) : null}
    </div>
  )
}
