import { useLayoutEffect, useRef, useState } from 'react'
import type { confirmTotp } from '@marketplace/contract/office/staff-sign-in'
import type { confirmPartnerTotp } from '@marketplace/contract/partner-area/partner-sign-in'
import { fieldErrors, hasCode } from '../../api/api-error.ts'
import { failureText } from '../show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { AccountActs, StartedAuthenticator } from './account-acts.ts'
import { QrCode } from '../../ui/qr-code.tsx'

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface AskPasswordProps {
  acts: AccountActs
  /** Whether an authenticator is enrolled already, whose code is asked for. */
  isOther: boolean
  onStarted: (started: StartedAuthenticator) => void
  onCancel: (() => void) | null
}

const AskPassword = ({ acts, isOther, onStarted, onCancel }: AskPasswordProps) => {
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const isReady = password !== '' && (!isOther || totp.trim() !== '')
  const start = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { current_password: password, ...(isOther && { totp: totp.trim() }) }
      onStarted(await acts.startAuthenticator(body))
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="flex max-w-form flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) void start()
      }}
    >
      {failure === null || Object.keys(errors).length > 0 ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
      <p>
        With an authenticator app on your phone a stolen password opens nothing: signing in asks for the app’s
        six digits as well.
      </p>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        error={errors['current_password']}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {isOther ? (
        <TextField
          label="Code of the present authenticator"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={errors['totp']}
          value={totp}
          onChange={({ target }) => setTotp(target.value)}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          Show the QR code
        </Button>
        {onCancel === null ? null : (
          <Button kind="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

interface EnterCodeProps {
  acts: AccountActs
  started: StartedAuthenticator
  onConfirmed: (codes: string[]) => void
  /** It took too long: another authenticator has to be started. */
  onOver: () => void
  onCancel: () => void
}

const EnterCode = ({ acts, started, onConfirmed, onOver, onCancel }: EnterCodeProps) => {
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const codeRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => codeRef.current?.focus(), [])
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      onConfirmed(await acts.confirmAuthenticator(code.trim()))
    } catch (error) {
      setBusy(false)
      if (hasCode<typeof confirmTotp | typeof confirmPartnerTotp>(error, 'conflict')) onOver()
      else setFailure(failureText(error))
    }
  }
  return (
    <div className="flex flex-wrap gap-6">
      <QrCode text={started.otpauth_url} label="QR code for the authenticator app" />
      <form
        noValidate
        className="flex min-w-0 max-w-form grow basis-72 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() !== '' && !isBusy) void confirm()
        }}
      >
        <p>Scan the code with an authenticator app, then enter the six digits that it shows.</p>
        <p className="text-sm text-ink-soft">
          No camera? Enter this key in the app:
          <span className="figures mt-1 block font-semibold wrap-anywhere text-ink">
            {inGroups(started.secret)}
          </span>
        </p>
        <TextField
          ref={codeRef}
          label="Code of the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          error={failure}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isBusy} disabled={code.trim() === ''}>
            Confirm
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}

interface SetUpAuthenticatorProps {
  acts: AccountActs
  isOther: boolean
  onConfirmed: (codes: string[]) => void
  /** Null where it has to be done. */
  onCancel: (() => void) | null
}

/** Password, QR code, first code. */
export const SetUpAuthenticator = ({ acts, isOther, onConfirmed, onCancel }: SetUpAuthenticatorProps) => {
  const [started, setStarted] = useState<StartedAuthenticator | null>(null)
  const [isOver, setOver] = useState(false)
  if (started !== null)
    return (
      <EnterCode
        acts={acts}
        started={started}
        onConfirmed={onConfirmed}
        onOver={() => {
          setStarted(null)
          setOver(true)
        }}
        onCancel={() => {
          setStarted(null)
          onCancel?.()
        }}
      />
    )
  return (
    <>
      {isOver ? (
        <Notice tone="warn" live className="mb-4">
          That took more than 15 minutes. Start once more and scan the new QR code.
        </Notice>
      ) : null}
      <AskPassword acts={acts} isOther={isOther} onStarted={setStarted} onCancel={onCancel} />
    </>
  )
}
