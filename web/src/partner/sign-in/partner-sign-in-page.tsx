import { signInPartner } from '@marketplace/contract/partner-sign-in'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { failureText } from '../../office/failure-text.ts'
import { useOfficeBootstrap } from '../../office/office-bootstrap-context.ts'
import { officeCall } from '../../office/office-call.ts'
import { OfficeLogo } from '../../office/office-logo.tsx'
import { setOfficeSession } from '../../office/office-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'

const isCodeAskedFor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_needed'

/** /partner/login and /{partner}/partner/login. What was typed stays where the server refuses it; the guard leads on. */
export const PartnerSignInPage = () => {
  const { brand } = useOfficeBootstrap()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const emailRef = useRef<HTMLInputElement>(null)
  useEffect(() => emailRef.current?.focus(), [])
  const codeRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) codeRef.current?.focus()
  }, [needsCode])

  const signIn = async (): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    try {
      const body = { email: email.trim(), password, ...(needsCode && { totp: totp.trim() }) }
      const answer = await officeCall(signInPartner, { body })
      setOfficeSession({
        p_atkn: answer.token,
        partnerId: String(answer.partner_id),
        merchantId: String(answer.merchant_id),
        isPartner: '1',
      })
    } catch (error) {
      setBusy(false)
      const isFirstAsk = isCodeAskedFor(error) && !needsCode
      setNeedsCode(needsCode || isFirstAsk)
      setRefusal(isFirstAsk ? null : failureText(error))
    }
  }
  const isIncomplete = email.trim() === '' || password === '' || (needsCode && totp.trim() === '')
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-5 p-4">
      <OfficeLogo />
      <h1 className="text-xl">Sign in as a partner</h1>
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
          if (!isIncomplete && !isBusy) void signIn()
        }}
      >
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={emailRef}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
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
        For partners of {brand.legal_name}. Forgotten your password? Write to{' '}
        <a href={`mailto:${brand.support_email}`} className="text-brand-ink underline">
          {brand.support_email}
        </a>
        ; a new one is handed to you.
      </p>
    </main>
  )
}
