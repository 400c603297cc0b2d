import { inviteToTeam, type PartnerTeam } from '@marketplace/contract/partners/partner-team'
import type { PartnerRole } from '@marketplace/contract/platform/call'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { RoleChoice } from './role-choice.tsx'

interface InviteDialogProps {
  onClose: () => void
  onChanged: (team: PartnerTeam) => void
}

const empty: { name: string; email: string; role: PartnerRole } = { name: '', email: '', role: 'sales' }

/** Whom to invite, and what they may do. */
export const InviteDialog = ({ onClose, onChanged }: InviteDialogProps) => {
  const [{ name, email, role }, set, forget] = useDraft('team-invite', empty)
  return (
    <FormDialog
      isOpen
      title="Invite somebody"
      action="Send the invitation"
      canSubmit={name.trim() !== '' && email.trim() !== ''}
      onClose={onClose}
      onSubmit={async () => {
        const { data, message } = await officeCall(inviteToTeam, {
          body: { name: name.trim(), email: email.trim(), role },
        })
        forget()
        showToast(message, 'good')
        onChanged(data)
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            hint="As it stands beside what they write, and on the log."
            maxLength={80}
            error={errors['name']}
            value={name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label="E-mail"
            hint="They sign in with it. The link goes there; it is good for seven days, and once."
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={errors['email']}
            value={email}
            onChange={({ target }) => set({ email: target.value })}
          />
          <RoleChoice value={role} error={errors['role']} onChange={(next) => set({ role: next })} />
        </>
      )}
    </FormDialog>
  )
}
