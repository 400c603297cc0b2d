import { type TeamInvitation, type TeamPerson, roleNames } from '@marketplace/contract/partners/partner-team'
import type { ReactNode } from 'react'
import { Ago } from '../../office/show/ago.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { invitationLook } from './team-words.ts'

interface RowProps {
  name: string
  mark?: string
  email: string | null
  facts: ReactNode
  actions: ReactNode
}

const Row = ({ name, mark, email, facts, actions }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {mark === undefined ? null : <span className="text-ink-soft"> ({mark})</span>}
        <span className="block text-sm text-ink-soft">{email ?? 'hidden'}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">{facts}</p>
    </div>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </li>
)

interface PersonRowProps {
  person: TeamPerson
  onRole: () => void
  onRemove: () => void
}

export const PersonRow = ({ person, onRole, onRemove }: PersonRowProps) => {
  const { name, sign_in_email, role, is_first, is_you, last_sign_in_at, second_factor } = person
  const marks = [is_you === 1 ? 'you' : null, is_first === 1 ? 'contact of the firm' : null]
  const mark = marks.filter((one) => one !== null).join(', ')
  return (
    <Row
      name={name}
      {...(mark !== '' && { mark })}
      email={sign_in_email}
      facts={
        <>
          <span className="text-ink">{roleNames[role]}</span>
          <span>
            {last_sign_in_at === null ? (
              'No sign-in noted yet'
            ) : (
              <>
                Signed in <Ago moment={last_sign_in_at} isSentence />
              </>
            )}
          </span>
          <StatusDot tone={second_factor === 1 ? 'good' : 'idle'}>
            {second_factor === 1 ? 'Second factor on' : 'No second factor'}
          </StatusDot>
        </>
      }
      actions={
        <>
          <Button
            changes
            kind="secondary"
            aria-haspopup="dialog"
            aria-label={`Change the role of ${name}`}
            onClick={onRole}
          >
            Role…
          </Button>
          <Button
            changes
            kind="secondary"
            aria-haspopup="dialog"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            Remove…
          </Button>
        </>
      }
    />
  )
}

interface InvitationRowProps {
  invitation: TeamInvitation
  onResend: () => void
  onWithdraw: () => void
}

export const InvitationRow = ({ invitation, onResend, onWithdraw }: InvitationRowProps) => {
  const { name, sign_in_email, role, sent_at, expires_at } = invitation
  const look = invitationLook(invitation)
  return (
    <Row
      name={name}
      email={sign_in_email}
      facts={
        <>
          <span className="text-ink">{roleNames[role]}</span>
          <StatusDot tone={look.tone}>{look.label}</StatusDot>
          <span>
            Sent <Ago moment={sent_at} isSentence />
          </span>
          <span>Good until {timeText(expires_at)}</span>
        </>
      }
      actions={
        <>
          <Button changes kind="secondary" aria-label={`Send again to ${name}`} onClick={onResend}>
            Send again
          </Button>
          <Button
            changes
            kind="secondary"
            aria-haspopup="dialog"
            aria-label={`Withdraw the invitation of ${name}`}
            onClick={onWithdraw}
          >
            Withdraw…
          </Button>
        </>
      }
    />
  )
}
