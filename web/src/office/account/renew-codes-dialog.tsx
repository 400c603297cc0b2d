import { useState } from 'react'
import { FormDialog } from '../form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { AccountActs } from './account-acts.ts'

interface RenewCodesDialogProps {
  acts: AccountActs
  onClose: () => void
  onRenewed: (codes: string[]) => void
}

/** Ten new recovery codes in the place of the old ones. */
export const RenewCodesDialog = ({ acts, onClose, onRenewed }: RenewCodesDialogProps) => {
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const renew = async (): Promise<void> => {
    onRenewed(await acts.renewCodes({ current_password: password, totp: totp.trim() }))
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
