import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from '../../router/router.tsx'
import type { signInStaff } from '@marketplace/contract/office/staff-sign-in'
import type { signInPartner } from '@marketplace/contract/partner-area/partner-sign-in'
import { hasCode } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { failureText } from '../show/failure-text.ts'
import { OfficeLogo } from './office-logo.tsx'

const isCodeAskedFor = (error: unknown): boolean =>
  hasCode<typeof signInStaff | typeof signInPartner>(error, 'second_factor_needed')

interface SignInFormProps {
  title: string
  /** The field that says who it is. */
  who: { label: string; name: string; type?: 'email' }
  /** Signs in and keeps the session; `totp` once the server has asked for it. What it throws stands on the page. */
  signIn: (typed: { who: string; password: string; totp?: string }) => Promise<void>
  /** What stands below the form. */
  children: ReactNode
}

/** A sign-in page of the back office. What was typed stays where the server refuses it; the guard leads on once there is a session. */
export const SignInForm = ({ title, who, signIn, children }: SignInFormProps) => {
  const params = useSearchParams()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const nameRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => nameRef.current?.focus(), [])
  const codeRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (needsCode) codeRef.current?.focus()
  }, [needsCode])

  const send = async (): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    try {
      await signIn({ who: name.trim(), password, ...(needsCode && { totp: totp.trim() }) })
    } catch (error) {
      setBusy(false)
      const isFirstAsk = isCodeAskedFor(error) && !needsCode
      setNeedsCode(needsCode || isFirstAsk)
      setRefusal(isFirstAsk ? null : failureText(error))
    }
  }
  const isIncomplete = name.trim() === '' || password === '' || (needsCode && totp.trim() === '')
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-5 p-4">
      <OfficeLogo />
      <div>
        <h1 className="text-xl">{title}</h1>
        {params.has('callback') ? (
          <p className="mt-1 text-sm text-ink-soft">
            Your session has ended, or you are not signed in yet. The page you were on opens again after this.
          </p>
        ) : null}
      </div>
      {refusal === null ? null : (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isIncomplete && !isBusy) void send()
        }}
      >
        <TextField
          {...who}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={nameRef}
          value={name}
          onChange={({ target }) => setName(target.value)}
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
      <p className="text-sm text-ink-soft">{children}</p>
    </main>
  )
}
