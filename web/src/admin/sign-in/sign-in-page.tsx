import { signInStaff } from '@marketplace/contract/staff-sign-in'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { failureText } from '../../office/failure-text.ts'
import { useOfficeBootstrap } from '../../office/office-bootstrap-context.ts'
import { officeCall } from '../../office/office-call.ts'
import { OfficeLogo } from '../../office/office-logo.tsx'
import { setOfficeSession } from '../../office/office-session.ts'
import { encodeRole } from '../../office/role-code.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'

const isCodeAskedFor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_needed'

/** /admin/login. What was typed stays where the server refuses it; the guard leads on once there is a session. */
export const SignInPage = () => {
  const { brand } = useOfficeBootstrap()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const usernameRef = useRef<HTMLInputElement>(null)
  useEffect(() => usernameRef.current?.focus(), [])
  const codeRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) codeRef.current?.focus()
  }, [needsCode])

  const signIn = async (): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    try {
      const body = { username: username.trim(), password, ...(needsCode && { totp: totp.trim() }) }
      const answer = await officeCall(signInStaff, { body })
      setOfficeSession({
        a_atkn: answer.token,
        adminId: String(answer.admin_id),
        roleId: encodeRole(answer.role_id),
      })
    } catch (error) {
      setBusy(false)
      const isFirstAsk = isCodeAskedFor(error) && !needsCode
      setNeedsCode(needsCode || isFirstAsk)
      setRefusal(isFirstAsk ? null : failureText(error))
    }
  }
  const isIncomplete = username.trim() === '' || password === '' || (needsCode && totp.trim() === '')
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-5 p-4">
      <OfficeLogo />
      <h1 className="text-xl">Sign in to the back office</h1>
      {refusal === null ? null : (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <form
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isIncomplete && !isBusy) void signIn()
        }}
      >
        <TextField
          label="User name"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={usernameRef}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {needsCode ? (
          <TextField
            ref={codeRef}
            label="Code"
            hint="The six digits of your authenticator app, or one of your recovery codes."
            name="totp"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            value={totp}
            onChange={({ target }) => setTotp(target.value)}
          />
        ) : null}
        <Button type="submit" busy={isBusy} disabled={isIncomplete}>
          Sign in
        </Button>
      </form>
      <p className="text-sm text-ink-soft">
        For staff of {brand.legal_name}. Every change made here is kept on the audit log.
      </p>
    </main>
  )
}
