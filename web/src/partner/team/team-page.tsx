import {
  MOST_PEOPLE,
  readTeam,
  removeFromTeam,
  resendInvitation,
  withdrawInvitation,
  type PartnerTeam,
  type TeamInvitation,
  type TeamPerson,
} from '@marketplace/contract/partners/partner-team'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useMembership } from '../../office/shell/office-member.tsx'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { InvitationRow, PersonRow } from './team-rows.tsx'
import { placesText } from './team-words.ts'

const ownTeam = ask('own-team', readTeam, {})

type Asked =
  | { what: 'invite' }
  | { what: 'role' | 'remove'; person: TeamPerson }
  | { what: 'withdraw'; invitation: TeamInvitation }

const resend = async ({ invitation_id }: TeamInvitation): Promise<void> => {
  try {
    const { message } = await officeCall(resendInvitation, { params: { invitationId: invitation_id } })
    showToast(message, 'good')
  } catch (error) {
    showFailure(error, 'The invitation was not sent again')
  }
  invalidate('own-team')
}

const withdraw = async ({ invitation_id }: TeamInvitation): Promise<void> => {
  const { message } = await officeCall(withdrawInvitation, { params: { invitationId: invitation_id } })
  showToast(message, 'good')
  invalidate('own-team')
}

const remove = async ({ person_id }: TeamPerson): Promise<void> => {
  const { message } = await officeCall(removeFromTeam, { params: { personId: person_id } })
  showToast(message ?? 'Removed', 'good')
  invalidate('own-team')
}

const People = ({ team, onAsk }: { team: PartnerTeam; onAsk: (asked: Asked) => void }) => (
  <Card aria-labelledby="people">
    <h2 id="people" className="text-base">
      People
    </h2>
    <ul className="mt-1 divide-y divide-line-soft">
      {team.people.map((person) => (
        <PersonRow
          key={person.person_id}
          person={person}
          onRole={() => onAsk({ what: 'role', person })}
          onRemove={() => onAsk({ what: 'remove', person })}
        />
      ))}
    </ul>
  </Card>
)

const Invitations = ({ team, onAsk }: { team: PartnerTeam; onAsk: (asked: Asked) => void }) => (
  <Card aria-labelledby="invitations">
    <h2 id="invitations" className="text-base">
      Invited
    </h2>
    {team.invitations.length === 0 ? (
      <p className="mt-1 text-sm text-ink-soft">
        Nobody is invited now. Give each of your staff a sign-in of their own: what they may see depends on
        their role, and what they do stands under their name.
      </p>
    ) : (
      <ul className="mt-1 divide-y divide-line-soft">
        {team.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.invitation_id}
            invitation={invitation}
            onResend={() => void resend(invitation)}
            onWithdraw={() => onAsk({ what: 'withdraw', invitation })}
          />
        ))}
      </ul>
    )}
  </Card>
)

/** Who signs in for the partner, what each may do, and who is invited. */
export const TeamPage = () => {
  const { value, error, reload } = useAnswer(ownTeam)
  const { refresh } = useMembership()
  const [asked, setAsked] = useState<Asked | null>(null)
  const team = value?.data ?? null
  const taken = team === null ? 0 : team.people.length + team.invitations.length
  const close = (): void => setAsked(null)
  const changed = (): void => {
    invalidate('own-team')
    void refresh()
  }
  return (
    <div className="max-w-page">
      <PageHeading
        title="Team"
        text={team === null ? undefined : placesText(taken, MOST_PEOPLE)}
        actions={
          <Button
            changes
            aria-haspopup="dialog"
            disabled={team === null || taken >= MOST_PEOPLE}
            onClick={() => setAsked({ what: 'invite' })}
          >
            Invite somebody
          </Button>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {team === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <div className="grid gap-4">
          <People team={team} onAsk={setAsked} />
          <Invitations team={team} onAsk={setAsked} />
        </div>
      )}
      {asked?.what === 'invite' ? <InviteDialog onClose={close} onChanged={changed} /> : null}
      {asked?.what === 'role' ? (
        <RoleDialog person={asked.person} onClose={close} onChanged={changed} />
      ) : null}
      <ConfirmDialog
        isOpen={asked?.what === 'remove'}
        title={asked?.what === 'remove' ? `Remove ${asked.person.name}?` : ''}
        action="Remove"
        cancel="Keep them"
        onClose={close}
        onConfirm={async () => {
          if (asked?.what === 'remove') await remove(asked.person)
          void refresh()
        }}
      >
        <p>
          They are signed out everywhere at once, and their password and authenticator open nothing any more.
          What they wrote stays under their name.
        </p>
        {asked?.what === 'remove' && asked.person.is_first === 1 ? (
          <p className="mt-2">
            They sign in with the e-mail of the firm: letters to the firm go on going there, and only our
            staff can open that sign-in again.
          </p>
        ) : null}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked?.what === 'withdraw'}
        title={asked?.what === 'withdraw' ? `Withdraw the invitation of ${asked.invitation.name}?` : ''}
        action="Withdraw"
        cancel="Keep it"
        onClose={close}
        onConfirm={async () => {
          if (asked?.what === 'withdraw') await withdraw(asked.invitation)
        }}
      >
        <p>Its link opens nothing any more, at once and for good.</p>
      </ConfirmDialog>
    </div>
  )
}
