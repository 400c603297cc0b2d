import { acceptInvitation, openInvitation } from '@marketplace/contract/partner-area/join-team'
import { roleNames } from '@marketplace/contract/partners/partner-team'
import type { Answer } from '@marketplace/contract/platform/call'
import { useEffect, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { fieldErrors } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { OfficeLogo } from '../../office/shell/office-logo.tsx'
import { failureText } from '../../office/show/failure-text.ts'
import { timeText } from '../../office/show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'

type Invitation = Answer<typeof openInvitation>['data']

const PasswordForm = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const navigate = useNavigate()
  const [{ password, again }, setTyped] = useState({ password: '', again: '' })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const differs = again !== '' && again !== password
  const isReady = password !== '' && again === password
  const send = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await officeCall(acceptInvitation, { body: { token, password } })
      showToast(message ?? 'Your sign-in is ready', 'good')
      navigate('/partner/login', { replace: true })
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) void send()
      }}
    >
      {failure === null || Object.keys(errors).length > 0 ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <TextField
        label="Password"
        hint="At least 12 characters. A few words that do not belong together are easy to remember."
        type="password"
        autoComplete="new-password"
        required
        error={errors['password']}
        value={password}
        onChange={({ target }) => setTyped({ password: target.value, again })}
      />
      <TextField
        label="Password again"
        type="password"
        autoComplete="new-password"
        required
        error={differs ? 'This is not the same as above' : undefined}
        value={again}
        onChange={({ target }) => setTyped({ password, again: target.value })}
      />
      <Button type="submit" busy={isBusy} disabled={!isReady}>
        Make my sign-in
      </Button>
    </form>
  )
}

/** Read once, as the page opens: it stays in no history. */
const takeToken = (): string => {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', location.pathname)
  return token
}

/** /partner/join#…: somebody whom a partner invited chooses a password. */
export const JoinPage = () => {
  const [token] = useState(takeToken)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const leaves = new AbortController()
    const open = async (): Promise<void> => {
      try {
        const { data } = await officeCall(openInvitation, { body: { token }, signal: leaves.signal })
        setInvitation(data)
      } catch (error) {
        if (!leaves.signal.aborted) setFailure(failureText(error))
      }
    }
    void open()
    return () => leaves.abort()
  }, [token])
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-5 p-4">
      <OfficeLogo />
      <h1 className="text-xl">Join a partner’s team</h1>
      {failure === null ? null : (
        <>
          <Notice tone="bad" live>
            {failure}
          </Notice>
          <p className="text-sm">
            <Link to="/partner/login" className="text-brand-ink underline">
              Sign in as a partner
            </Link>
          </p>
        </>
      )}
      {invitation === null ? (
        failure === null && <Skeleton className="h-64" />
      ) : (
        <>
          <div>
            <p className="wrap-anywhere">
              {invitation.name}, <strong>{invitation.partner}</strong> invites you to its partner area. Your
              role is <strong>{roleNames[invitation.role]}</strong>, and you sign in with{' '}
              <strong>{invitation.email}</strong>.
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              Good until {timeText(invitation.expires_at)}. After this you sign in, and set up an
              authenticator app.
            </p>
          </div>
          <PasswordForm token={token} invitation={invitation} />
        </>
      )}
    </main>
  )
}
