import { getReferral, type OwnReferral } from '@marketplace/contract/partner-area/partner-referral'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { invitedWords } from './invited-words.ts'
import { nameKeys } from './name-keys.ts'
import { ReferralEarnings } from './referral-earnings.tsx'

const ownReferral = ask('partner-referral', getReferral, {})

const Invitation = ({ path }: Pick<OwnReferral, 'path'>) => {
  const link = `${location.origin}${path}`
  return (
    <Card aria-labelledby="invite" className="min-w-0">
      <h2 id="invite" className="mb-1 text-base">
        Your invitation
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        A business that asks by this link to become a partner stands on this page, and we see that it came by
        you.
      </p>
      <p className="mb-3 font-semibold wrap-anywhere">{link}</p>
      <div className="-ms-4">
        <CopyButton
          text={link}
          copied="Link copied"
          failed="The browser does not let this page copy. Select the link and copy it."
        >
          Copy link
        </CopyButton>
      </div>
    </Card>
  )
}

/** For those of a team who do not read its money. */
const WhoCame = ({ invited }: Pick<OwnReferral, 'invited'>) => {
  const keys = nameKeys(invited.map(({ name }) => name))
  return (
    <Card aria-labelledby="came" className="min-w-0">
      <h2 id="came" className="mb-2 text-base">
        Who came by you
      </h2>
      {invited.length === 0 ? (
        <p className="text-sm text-ink-soft">Nobody yet. Who asks by your link stands here.</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {invited.map(({ name, status }, place) => (
            <li key={keys[place]} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <StatusDot tone={invitedWords[status].tone}>{invitedWords[status].label}</StatusDot>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Other businesses that the partner invites to become partners, and what it has of the loans that they bring. */
export const ReferralPage = () => {
  const { value, error, reload } = useAnswer(ownReferral)
  const role = usePartnerRole()
  return (
    <>
      <PageHeading
        title="Invite a partner"
        text="Businesses that you know and that could bring customers too"
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : role === 'sales' ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Invitation path={value.data.path} />
          <WhoCame invited={value.data.invited} />
        </div>
      ) : (
        <ReferralEarnings beside={<Invitation path={value.data.path} />} />
      )}
    </>
  )
}
