import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { askLenderPasscode, checkLenderPasscode } from '@marketplace/contract/loans/lender-pages'
import { passcodeForm } from '@marketplace/contract/platform/entry-forms'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { PasscodeField } from '../../ui/form/passcode-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { useSecondsUntil } from '../verification/use-seconds-until.ts'
import { ToOffers } from './page-state.tsx'
import { stepProblem, type StepProps } from './step-problem.ts'

type Check = typeof checkLenderPasscode

/** A passcode that the lender sends and judges: passed on, kept nowhere. */
export const PasscodeStep = ({ appId, page, step, onChange }: StepProps) => {
  const t = useText()
  const format = useFormat()
  const { demo } = useBootstrap()
  const { page: name, lender_name: lender } = page
  const { passcode } = step
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const seconds = useSecondsUntil(passcode === null ? null : Date.parse(passcode.resend_at))
  const params = { app_id: appId, page: name }

  const field = (): HTMLInputElement | null =>
    form.current?.querySelector<HTMLInputElement>('[name=otp]') ?? null
  const askAgain = (message: string): void => {
    flushSync(() => setError(message))
    const input = field()
    if (input === null) return
    input.value = ''
    // Told anew with its error by a screen reader, though the focus may not have left it.
    input.blur()
    input.focus()
  }
  const once = async (what: 'sending' | 'checking', work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(what)
    setProblem(null)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (hasCode<Check>(failure, 'passcode_wrong', 'passcode_expired')) askAgain(failure.message)
      else setProblem(stepProblem(failure, lender, t))
    } finally {
      isUnderWay.current = false
      setBusy(null)
      onChange()
    }
  }
  const send = (): Promise<void> =>
    once('sending', () => call(askLenderPasscode, { params, body: { step: step.name } }))
  const check = (otp: string): Promise<void> =>
    once('checking', () => call(checkLenderPasscode, { params, body: { step: step.name, otp } }))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const otp = field()?.value ?? ''
    if (passcodeForm.test(otp)) void check(otp)
    else askAgain(t('passcode_invalid'))
  }
  const problemNotice =
    problem === null ? null : (
      <Notice tone="bad" live>
        {problem}
      </Notice>
    )
  const demoHint =
    demo === 1 ? <p className="text-sm text-ink-soft">{t('lender_page.passcode.demo')}</p> : null

  if (passcode === null) {
    return (
      <div className="space-y-4">
        {problemNotice}
        <Button className="w-full" busy={busy === 'sending'} onClick={() => void send()}>
          {t('lender_page.passcode.send')}
        </Button>
        {demoHint}
      </div>
    )
  }
  const isSpent = passcode.tries_left === 0
  return (
    <div className="space-y-4">
      {isSpent ? null : (
        <p>
          {passcode.masked_to === null
            ? t('lender_page.passcode.sent', { lender })
            : t('lender_page.passcode.sent_to', { lender, to: passcode.masked_to })}
        </p>
      )}
      {problemNotice}
      {isSpent ? null : (
        <form ref={form} method="dialog" noValidate className="space-y-4" onSubmit={submit}>
          <PasscodeField
            name="otp"
            label={t('lender_page.passcode.label', { lender })}
            hint={
              <>
                {t('lender_page.passcode.hint', { lender })}{' '}
                {t('lender_page.passcode.tries', { tries: passcode.tries_left })}
              </>
            }
            error={error}
            readOnly={busy === 'checking'}
            onInput={() => setError(undefined)}
            onComplete={(otp) => void check(otp)}
          />
          <Button type="submit" busy={busy === 'checking'} className="w-full">
            {t('lender_page.passcode.confirm')}
          </Button>
        </form>
      )}
      {passcode.can_resend === 0 && seconds > 0 ? (
        <Notice tone="warn" live>
          <p>{t('lender_page.passcode.no_more', { time: format.dayAndTime(passcode.resend_at) })}</p>
          <p className="mt-3">
            <ToOffers kind="secondary" />
          </p>
        </Notice>
      ) : seconds > 0 ? (
        <p className="figures flex min-h-11 items-center text-ink-soft">
          {t('lender_page.passcode.again_in', { seconds })}
        </p>
      ) : (
        <Button kind="quiet" className="-ms-4" busy={busy === 'sending'} onClick={() => void send()}>
          {t('lender_page.passcode.again')}
        </Button>
      )}
      {isSpent ? null : demoHint}
    </div>
  )
}
