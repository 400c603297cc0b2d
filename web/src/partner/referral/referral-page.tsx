import { getReferral, type OwnReferral } from '@marketplace/contract/partner-area/partner-referral'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { invitedWords } from './invited-words.ts'
import { nameKeys } from './name-keys.ts'

const ownReferral = ask('partner-referral', getReferral, {})

const Referral = ({ referral: { path, invited } }: { referral: OwnReferral }) => {
  const keys = nameKeys(invited.map(({ name }) => name))
  const link = `${location.origin}${path}`
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card aria-labelledby="invite" className="min-w-0">
        <h2 id="invite" className="mb-1 text-base">
          Your invitation
        </h2>
        <p className="mb-3 text-sm text-ink-soft">
          A business that asks by this link to become a partner stands beside, and we see that it came by you.
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
        <h3 className="mt-4 mb-1 text-base">What it earns</h3>
        <p className="text-sm text-ink-soft">
          Nothing today. A partner that you bring earns by its own customers, and you by yours. If we agreed
          something else with you in writing, that agreement holds.
        </p>
      </Card>
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
    </div>
  )
}

/** Other businesses that the partner invites to become partners. */
export const ReferralPage = () => {
  const { value, error, reload } = useAnswer(ownReferral)
  return (
    <>
      <PageHeading
        title="Invite a partner"
        text="Businesses that you know and that could bring customers too"
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? error === null && <Skeleton className="h-64" /> : <Referral referral={value.data} />}
    </>
  )
}
