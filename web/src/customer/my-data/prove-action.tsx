import { useLayoutEffect, useRef, useState } from 'react'
import {
  startMyDataAction,
  type copyMyData,
  type deleteMyData,
  type endMySessions,
  type MyDataAction,
} from '@marketplace/contract/rights/my-data'
import type { IdentityQuestion } from '@marketplace/contract/customers/identity'
import { passcodeForm } from '@marketplace/contract/platform/entry-forms'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { PasscodeField } from '../../ui/form/passcode-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { FactField, readFact } from './fact-field.tsx'

export interface Proof {
  confirm_id: string
  otp: string
  /** What was asked beside the passcode. */
  birth_date?: string
  pan_last4?: string
}

type Proved = typeof copyMyData | typeof deleteMyData | typeof endMySessions

interface ProveActProps {
  act: MyDataAction
  lead: string
  /** The words of the button that does it. */
  doIt: string
  kind?: ButtonKind
  /** What else has to be right before a passcode goes out; says what is wrong itself. */
  isReady?: () => boolean
  /** Does what the passcode proves; throws ApiError where it was not done. */
  onProved: (proof: Proof) => Promise<void>
}

/** A fresh passcode for one act, sent and typed without leaving the page. */
export const ProveAction = ({ act, lead, doIt, kind = 'primary', isReady, onProved }: ProveActProps) => {
  const t = useText()
  const [sent, setSent] = useState<{
    confirm_id: string
    masked_to: string
    asks: IdentityQuestion | null
  } | null>(null)
  const [otp, setOtp] = useState('')
  const [fact, setFact] = useState('')
  const [factError, setFactError] = useState<string | undefined>()
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (sent !== null) field.current?.focus()
  }, [sent])

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    setFactError(undefined)
    setProblem(null)
    try {
      await work()
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      if (hasCode<Proved>(caught, 'passcode_wrong', 'passcode_expired')) setError(caught.message)
      else if (hasCode<typeof copyMyData>(caught, 'identity_wrong')) setFactError(caught.message)
      else setProblem(caught.message)
    } finally {
      setBusy(false)
    }
  }
  const send = (): void => {
    if (isReady?.() === false) return
    void guarded(async () => {
      const { confirm_id, masked_to, asks } = await call(startMyDataAction, { body: { act } })
      setSent({ confirm_id, masked_to, asks })
    })
  }
  const prove = (): void => {
    if (sent === null || isReady?.() === false) return
    if (!passcodeForm.test(otp)) {
      setError(t('passcode_invalid'))
      field.current?.focus()
      return
    }
    const { confirm_id, asks } = sent
    const told = asks === null ? {} : readFact(asks, fact)
    if (told === null) {
      setFactError(t(asks === 'birth_date' ? 'birth_date_invalid' : 'pan_last4_invalid'))
      return
    }
    void guarded(() => onProved({ confirm_id, otp, ...told }))
  }
  return (
    <div className="space-y-4">
      {problem === null ? null : (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {sent === null ? (
        <>
          <p>{lead}</p>
          <Button kind="secondary" busy={isBusy} onClick={send}>
            {t('my_data.send_passcode')}
          </Button>
        </>
      ) : (
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            prove()
          }}
        >
          <PasscodeField
            ref={field}
            name="otp"
            label={t('my_data.passcode', { to: sent.masked_to })}
            hint={t('my_data.passcode_hint')}
            error={error}
            readOnly={isBusy}
            onChange={(event) => {
              setOtp(event.target.value)
              setError(undefined)
            }}
          />
          {sent.asks === null ? null : (
            <FactField
              asks={sent.asks}
              value={fact}
              error={factError}
              onChange={(value) => {
                setFact(value)
                setFactError(undefined)
              }}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind={kind} busy={isBusy}>
              {doIt}
            </Button>
            <Button kind="quiet" disabled={isBusy} onClick={send}>
              {t('my_data.send_again')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
