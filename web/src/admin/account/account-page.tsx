import {
  endStaffSessions,
  listStaffSessions,
  readStaffAccount,
  type StaffAccount,
} from '@marketplace/contract/office/staff-sign-in'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { useMembership } from '../../office/shell/office-member.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { roleNames } from '../page/role-names.ts'
import { KeysCard } from './keys-card.tsx'
import { staffAccountActs } from './staff-account-acts.ts'
import { AuthenticatorCard } from '../../office/account/authenticator-card.tsx'
import { ChangePasswordCard } from '../../office/account/change-password-card.tsx'
import { SessionsCard } from '../../office/account/sessions-card.tsx'
import { officeCall } from '../../office/session/office-call.ts'

const ownAccount = ask('account', readStaffAccount, {})
const ownSessions = ask('account', listStaffSessions, {})
const endSessions = async (body: { session_id?: string }): Promise<number> =>
  (await officeCall(endStaffSessions, { body })).data.ended

/** What has to be done before any other page opens. */
const FirstSteps = ({ account }: { account: StaffAccount }) => {
  const { must_change_password, must_enrol } = account
  if (must_change_password === 0 && must_enrol === 0) return null
  return (
    <Notice tone="warn" title="Before you start" className="mb-4">
      <ul className="list-disc ps-5">
        {must_change_password === 1 ? <li>Choose a password that nobody else knows.</li> : null}
        {must_enrol === 1 ? <li>Set up an authenticator app on your phone.</li> : null}
      </ul>
    </Notice>
  )
}

const Details = ({ account }: { account: StaffAccount }) => (
  <Card aria-labelledby="details">
    <h2 id="details" className="mb-1 text-base">
      Details
    </h2>
    <KeyValueList
      rows={[
        { key: 'username', label: 'User name', value: account.username },
        { key: 'full_name', label: 'Full name', value: account.full_name },
        { key: 'role', label: 'Role', value: `${account.role_id} – ${roleNames[account.role_id]}` },
        { key: 'last', label: 'Last sign-in', value: timeText(account.last_login_at) },
        { key: 'password', label: 'Password set', value: timeText(account.password_changed_at) },
      ]}
    />
  </Card>
)

/** One's own account: details, password, authenticator. */
export const AccountPage = () => {
  const { value, error, reload } = useAnswer(ownAccount)
  const account = value?.data ?? null
  const { refresh } = useMembership()
  // The shell opens the other pages as soon as the server says that nothing is left to do.
  const changed = (): void => {
    reload()
    void refresh()
  }
  return (
    <div className="max-w-page">
      <PageHeading title="Account" />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {account === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <>
          <FirstSteps account={account} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <div className="grid gap-4">
              <Details account={account} />
              <ChangePasswordCard username={account.username} acts={staffAccountActs} onChanged={changed} />
              {account.must_enrol === 1 || account.must_change_password === 1 ? null : (
                <KeysCard isOn={account.single_keys === 1} onChanged={changed} />
              )}
            </div>
            <div className="grid gap-4">
              <AuthenticatorCard
                username={account.username}
                account={account}
                acts={staffAccountActs}
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
