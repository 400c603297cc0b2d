import { renewRecoveryCodes } from '@marketplace/contract/staff-sign-in'
import { useState } from 'react'
import { FormDialog } from '../../office/form-dialog.tsx'
import { officeCall } from '../../office/office-call.ts'
import { TextField } from '../../ui/text-field.tsx'

interface RenewCodesDialogProps {
  onClose: () => void
  onRenewed: (codes: string[]) => void
}

/** Ten new recovery codes in the place of the old ones. */
export const RenewCodesDialog = ({ onClose, onRenewed }: RenewCodesDialogProps) => {
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const renew = async (): Promise<void> => {
    const { data } = await officeCall(renewRecoveryCodes, {
      body: { current_password: password, totp: totp.trim() },
    })
    onRenewed(data.recovery_codes)
  }
  return (
    <FormDialog
      isOpen
      title="New recovery codes"
      action="Make new codes"
      canSubmit={password !== '' && totp.trim() !== ''}
      onClose={onClose}
      onSubmit={renew}
    >
      {(errors) => (
        <>
          <p>The codes that you have now are void afterwards.</p>
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            error={errors['current_password']}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <TextField
            label="Code of the authenticator"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            error={errors['totp']}
            value={totp}
            onChange={({ target }) => setTotp(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
