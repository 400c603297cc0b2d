import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useText } from '../../i18n/use-text.ts'
import { Disclosure } from '../../ui/surfaces.tsx'
import { UnbrokenPhones } from '../../ui/unbroken-phones.tsx'
import { LenderTimeline } from './lender-timeline.tsx'

/** Every step of an application, and whom to ask about it, each behind a press. */
export const StepsAndContact = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const { lender_name: lender, grievance_contact: contact } = application
  return (
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
  )
}
