import {
  endPartnerSessions,
  listPartnerSessions,
  readPartnerAccount,
  type PartnerAccount,
} from '@marketplace/contract/partner-area/partner-sign-in'
import { roleNames } from '@marketplace/contract/partners/partner-team'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { AuthenticatorCard } from '../../office/account/authenticator-card.tsx'
import { ChangePasswordCard } from '../../office/account/change-password-card.tsx'
import { SessionsCard } from '../../office/account/sessions-card.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { dayText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { useOfficeBootstrap } from '../../office/session/office-bootstrap-context.ts'
import { useMembership } from '../../office/shell/office-member.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { opensPage } from '../roles/page-roles.ts'
import { ContactCard } from './contact-card.tsx'
import { partnerAccountActs } from './partner-account-acts.ts'

const ownAccount = ask('account', readPartnerAccount, {})
const ownSessions = ask('account', listPartnerSessions, {})
const endSessions = async (body: { session_id?: string }): Promise<number> =>
  (await officeCall(endPartnerSessions, { body })).data.ended

const FirmCard = ({ account }: { account: PartnerAccount }) => {
  const { brand } = useOfficeBootstrap()
  // Staff who look in get none of it.
  const hidden = useChangesOff() === null ? undefined : 'hidden'
  return (
    <Card aria-labelledby="firm">
      <h2 id="firm" className="mb-1 text-base">
        {account.role === 'sales' ? 'Firm' : 'Firm, tax and bank'}
      </h2>
      <KeyValueList
        rows={[
          { key: 'name', label: 'Name', value: account.name },
          { key: 'legal', label: 'Legal name', value: account.legal_name },
          { key: 'email', label: 'E-mail of the firm', value: account.firm_email },
          ...(account.role === 'sales'
            ? []
            : [
                { key: 'pan', label: 'PAN', value: hidden ?? account.pan_masked },
                { key: 'gstin', label: 'GSTIN', value: hidden ?? account.gstin_masked },
                { key: 'holder', label: 'Account holder', value: hidden ?? account.account_name },
                { key: 'account', label: 'Account number', value: hidden ?? account.account_number_masked },
                { key: 'ifsc', label: 'IFSC', value: hidden ?? account.ifsc },
              ]),
          { key: 'agreement', label: 'Agreement of', value: dayText(account.agreement_date) },
        ]}
      />
      {account.must_change_password === 1 || account.must_enrol === 1 ? null : (
        <div className="mt-3 flex flex-wrap gap-2">
          {opensPage(account.role, 'kyc') ? (
            <Link to="/partner/settings/kyc" className={buttonClass('secondary')}>
              Business details
            </Link>
          ) : null}
          {opensPage(account.role, 'agreement') ? (
            <Link to="/partner/settings/agreement" className={buttonClass('secondary')}>
              Agreement
            </Link>
          ) : null}
          {opensPage(account.role, 'team') ? (
            <Link to="/partner/settings/team" className={buttonClass('secondary')}>
              Team
            </Link>
          ) : null}
        </div>
      )}
      {account.role === 'sales' ? null : (
        <p className="mt-3 text-sm text-ink-soft">
          Send business, tax and bank anew there: we check them before money goes anywhere. To change name or
          e-mail write to{' '}
          <a href={`mailto:${brand.support_email}`} className="text-brand-ink underline">
            {brand.support_email}
          </a>
          .
        </p>
      )}
    </Card>
  )
}

/** Who of the team is signed in. */
const OwnCard = ({ account }: { account: PartnerAccount }) => (
  <Card aria-labelledby="own">
    <h2 id="own" className="mb-1 text-base">
      Your sign-in
    </h2>
    <KeyValueList
      rows={[
        { key: 'person', label: 'Name', value: account.person_name },
        { key: 'role', label: 'Role', value: roleNames[account.role] },
        { key: 'signs_in', label: 'E-mail (signs in)', value: account.email },
      ]}
    />
  </Card>
)

/** The partner's own account: contact, masked bank and tax details, password, authenticator. */
export const PartnerSettingsPage = () => {
  const { value, error, reload } = useAnswer(ownAccount)
  const account = value?.data ?? null
  const { refresh } = useMembership()
  const changed = (): void => {
    reload()
    void refresh()
  }
  return (
    <div className="max-w-page">
      <PageHeading title="Settings" />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {account === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <>
          {account.must_change_password === 1 || account.must_enrol === 1 ? (
            <Notice tone="warn" title="Before you start" className="mb-4">
              <ul className="list-disc ps-5">
                {account.must_change_password === 1 ? (
                  <li>Choose a password that nobody else knows.</li>
                ) : null}
                {account.must_enrol === 1 ? <li>Set up an authenticator app on your phone.</li> : null}
              </ul>
              The other pages open then.
            </Notice>
          ) : null}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <div className="grid gap-4">
              <OwnCard account={account} />
              {account.role === 'owner' ? <ContactCard account={account} onChanged={changed} /> : null}
              <FirmCard account={account} />
            </div>
            <div className="grid gap-4">
              <ChangePasswordCard username={account.email} acts={partnerAccountActs} onChanged={changed} />
              <AuthenticatorCard
                username={account.email}
                account={account}
                acts={partnerAccountActs}
                onChanged={changed}
              />
              {account.must_enrol === 1 || account.must_change_password === 1 ? null : (
                <SessionsCard question={ownSessions} end={endSessions} />
              )}
            </div>
          </div>
        </>
      )}
    </div>
  )
}
