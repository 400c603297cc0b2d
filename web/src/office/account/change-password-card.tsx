import { useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { failureText } from '../show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { AccountActs } from './account-acts.ts'

const empty = { current: '', next: '', again: '' }

interface ChangePasswordCardProps {
  /** What the account signs in with. */
  username: string
  acts: AccountActs
  onChanged: () => void
}

/** One's own password. Changing it ends the other sessions. */
export const ChangePasswordCard = ({ username, acts, onChanged }: ChangePasswordCardProps) => {
  const [{ current, next, again }, setValues] = useState(empty)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const differs = again !== '' && again !== next
  const isReady = current !== '' && next !== '' && again === next
  const change = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await acts.changePassword({ current_password: current, new_password: next })
      setValues(empty)
      showToast(message ?? 'Saved', 'good')
      onChanged()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-labelledby="password">
      <h2 id="password" className="mb-3 text-base">
        Password
      </h2>
      <form
        noValidate
        className="flex max-w-form flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) void change()
        }}
      >
        {failure === null || Object.keys(errors).length > 0 ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField
          label="Present password"
          type="password"
          autoComplete="current-password"
          error={errors['current_password']}
          value={current}
          onChange={({ target }) => setValues({ current: target.value, next, again })}
        />
        <TextField
          label="New password"
          hint="At least 12 characters. A few words that do not belong together are easy to remember."
          type="password"
          autoComplete="new-password"
          error={errors['new_password']}
          value={next}
          onChange={({ target }) => setValues({ current, next: target.value, again })}
        />
        <TextField
          label="New password again"
          type="password"
          autoComplete="new-password"
          error={differs ? 'This is not the same as above' : undefined}
          value={again}
          onChange={({ target }) => setValues({ current, next, again: target.value })}
        />
        <div>
          <Button type="submit" kind="secondary" busy={isBusy} disabled={!isReady}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  )
}
