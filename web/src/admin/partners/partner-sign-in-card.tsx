import {
  resetPartnerSecondFactor,
  setPartnerPassword,
} from '@marketplace/contract/partner-area/partner-sign-in'
import type { PartnerDetail } from '@marketplace/contract/partners/partners'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { FirstPasswordField } from '../user-management/first-password-field.tsx'
import { PartnerCard } from './partner-card.tsx'

const PasswordDialog = ({
  partner,
  onClose,
  onChanged,
}: {
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}) => {
  const [password, setPassword] = useState('')
  const [reason, setReason] = useState('')
  const save = async (): Promise<void> => {
    const { message } = await officeCall(setPartnerPassword, {
      body: { partner_id: partner.id, password, reason: reason.trim() },
    })
    showToast(message ?? 'Saved', 'good')
    onChanged()
  }
  return (
    <FormDialog
      isOpen
      title={`Set a password for ${partner.name}`}
      action="Set password"
      canSubmit={password !== '' && reason.trim() !== ''}
      onClose={onClose}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p>The partner is signed out everywhere and chooses another password at the next sign-in.</p>
          <FirstPasswordField value={password} onChange={setPassword} error={errors['password']} />
          <TextAreaField
            label="Reason"
            hint="It stands on the audit log."
            error={errors['reason']}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}

/** For a partner that has lost the phone and the recovery codes: without this it is locked out for good. */
const AuthenticatorDialog = ({
  partner,
  onClose,
  onChanged,
}: {
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}) => (
  <ReasonDialog
    isOpen
    draft={`partner authenticator ${partner.id}`}
    title={`Remove the authenticator of ${partner.name}?`}
    action="Remove"
    isDanger
    typedName={partner.name}
    onClose={onClose}
    onSubmit={async (reason) => {
      const { message } = await officeCall(resetPartnerSecondFactor, {
        body: { partner_id: partner.id, reason },
      })
      showToast(message ?? 'Saved', 'good')
      onChanged()
    }}
  >
    <p>
      Do this when {partner.contact_name} has lost the phone and the recovery codes, and you are sure who is
      asking. The partner is signed out everywhere, and the next sign-in sets up a new authenticator.
    </p>
  </ReasonDialog>
)

const explain = ({ status, can_sign_in, email }: PartnerDetail): string => {
  if (status === 'requested')
    return can_sign_in === 1
      ? `Signs in as ${email} to send papers, accept the agreement and do the training. Nothing else opens before it is active.`
      : `May sign in before it is active, to send papers, accept the agreement and do the training: set a password and hand it over. It signs in as ${email}.`
  if (status === 'closed') return 'A closed partner cannot sign in.'
  if (status === 'paused') return 'A paused partner cannot sign in. Activate it first.'
  return can_sign_in === 1
    ? `Signs in as ${email}.`
    : `Cannot sign in yet: no password is set. Set one and hand it over; the partner signs in as ${email}.`
}

/** Whether and how the partner signs in. */
export const PartnerSignInCard = ({
  partner,
  onChanged,
}: {
  partner: PartnerDetail
  onChanged: () => void
}) => {
  const [open, setOpen] = useState<'password' | 'authenticator' | null>(null)
  const close = (): void => setOpen(null)
  const { status, slug, second_factor } = partner
  const mayHavePassword = status !== 'closed'
  return (
    <PartnerCard
      title="Sign-in"
      actions={
        mayHavePassword ? (
          <>
            {second_factor === 1 ? (
              <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('authenticator')}>
                Remove authenticator
              </Button>
            ) : null}
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('password')}>
              Set password
            </Button>
          </>
        ) : undefined
      }
    >
      <p className="text-sm wrap-anywhere">{explain(partner)}</p>
      {status === 'closed' ? null : (
        <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
          Sign-in page: {location.origin}
          {slug === null ? '' : `/${slug}`}/partner/login
        </p>
      )}
      {open === 'password' ? (
        <PasswordDialog partner={partner} onClose={close} onChanged={onChanged} />
      ) : null}
      {open === 'authenticator' ? (
        <AuthenticatorDialog partner={partner} onClose={close} onChanged={onChanged} />
      ) : null}
    </PartnerCard>
  )
}
