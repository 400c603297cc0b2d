import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { passcodeForm } from '@marketplace/contract/platform/entry-forms'
import { verifyPasscode } from '@marketplace/contract/entry/sign-in'
import { ApiError, fieldErrors, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { setSession, useSession } from '../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PasscodeField } from '../../ui/form/passcode-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { takeHandOver } from '../hand-over/handed-over.ts'
import { findTypedContact, storeTypedContact } from '../start/typed-contact.ts'
import { spacedMobile } from '../start/contact-text.ts'
import { useWaiting } from '../start/use-waiting.ts'
import { usePasscodeRequest } from './passcode-request.ts'
import { readSmsCode } from './read-sms-code.ts'
import { ResendPasscode } from './resend-passcode.tsx'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

const StartForCard = lazy(async () => ({
  default: (await import('../start/start-page.tsx')).StartForCard,
}))

const WaitingCard = lazy(async () => ({
  default: await (await import('./waiting-card.tsx')).loadWaitingCard(),
}))

/** The passcode, or, for a card without a start, what comes before it. */
export const VerificationPage = () => {
  const { prospectAppId, productType } = useSession()
  if (prospectAppId !== null || productType !== 'Credit Cards') return <PasscodeStep />
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-64 max-w-form" />}>
      <StartForCard />
    </Suspense>
  )
}

/** The passcode, checked as soon as its sixth digit stands there. Where it leads is the landing rule's to say. */
const PasscodeStep = () => {
  const t = useText()
  const { demo } = useBootstrap()
  const { prospectAppId } = useSession()
  const request = usePasscodeRequest(prospectAppId)
  const navigate = useNavigate()
  const carried = useWaiting()
  // Whoever typed it a moment ago sees it whole, so that a slip is noticed; after a reload its end alone is known.
  const [typed] = useState(findTypedContact)
  const to =
    typed === null
      ? request?.maskedTo
      : typed.kind === 'email'
        ? typed.text.trim()
        : `+91 ${spacedMobile(typed.text)}`
  const form = useRef<HTMLFormElement>(null)
  const isChecking = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSpent, setSpent] = useState(false)

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
  const failed = (caught: unknown): void => {
    if (!(caught instanceof ApiError)) throw caught
    if (hasCode<typeof verifyPasscode>(caught, 'passcode_wrong', 'passcode_expired')) askAgain(caught.message)
    else if (hasCode<typeof verifyPasscode>(caught, 'passcode_spent', 'not_found')) spend(caught.message)
    else if (fieldErrors(caught)['otp'] !== undefined) askAgain(t('passcode_invalid'))
    else setProblem(caught.message)
  }
  const spend = (message: string): void => {
    setSpent(true)
    setProblem(message)
  }
  const check = async (otp: string): Promise<void> => {
    if (isChecking.current || prospectAppId === null) return
    isChecking.current = true
    setBusy(true)
    setProblem(null)
    setError(undefined)
    try {
      const { token } = await call(verifyPasscode, { body: { prospect_app_id: prospectAppId, otp } })
      setSession({ atkn: token })
      if (takeHandOver(prospectAppId)) showToast(t('verification.handed_over'), 'good')
    } catch (caught) {
      failed(caught)
    } finally {
      isChecking.current = false
      setBusy(false)
    }
  }
  const fill = useEffectEvent((code: string): void => {
    const input = field()
    if (input === null || input.readOnly || !passcodeForm.test(code)) return
    input.value = code
    void check(code)
  })
  useEffect(() => {
    const control = new AbortController()
    const wait = async (): Promise<void> => {
      const code = await readSmsCode(control.signal)
      if (code !== null) fill(code)
    }
    void wait()
    return () => control.abort()
  }, [])
  const byEmail = (): void => {
    storeTypedContact({ kind: 'email', text: '' })
    navigate('/login')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const otp = field()?.value ?? ''
    if (passcodeForm.test(otp)) void check(otp)
    else {
      flushSync(() => setError(t('passcode_invalid')))
      field()?.focus()
    }
  }

  return (
    <div className="mx-auto max-w-form">
      <h1 className="text-xl">{t('verification.heading')}</h1>
      <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="figures">
          {to === undefined ? t('verification.sent') : t('verification.sent_to', { to })}
        </span>
        <span aria-hidden="true">·</span>
        <Link to="/login" className={linkClass}>
          {t('verification.change')}
        </Link>
      </p>
      <Card className="mt-3 space-y-4">
        {problem === null ? null : (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        {isSpent ? (
          <Link to="/login" className={buttonClass('primary', 'w-full')}>
            {t('verification.start_again')}
          </Link>
        ) : (
          <>
            <form ref={form} method="dialog" noValidate onSubmit={submit} className="space-y-4">
              <PasscodeField
                name="otp"
                label={t('verification.passcode')}
                hint={t('verification.valid_for')}
                error={error}
                readOnly={isBusy}
                onInput={() => setError(undefined)}
                onComplete={(otp) => void check(otp)}
              />
              <Button type="submit" busy={isBusy} className="w-full">
                {t('verification.continue')}
              </Button>
            </form>
            <div className="flex flex-wrap items-start justify-between gap-x-2 text-sm">
              <ResendPasscode
                prospectAppId={prospectAppId}
                request={request}
                onSpent={spend}
                onSent={() => setError(undefined)}
              />
              {typed?.kind === 'email' || request?.maskedTo.includes('@') === true ? null : (
                <Button kind="quiet" className="-me-2 px-2!" onClick={byEmail}>
                  {t('verification.by_email')}
                </Button>
              )}
            </div>
          </>
        )}
      </Card>
      <Suspense fallback={null}>{carried === null ? null : <WaitingCard carried={carried} />}</Suspense>
      {demo === 1 ? (
        <p className="mt-4 text-sm text-ink-soft">
          {t('verification.demo')}{' '}
          <a href="/dev/outbox" target="_blank" rel="noopener" className={linkClass}>
            {t('verification.outbox')}
            <span className="sr-only"> {t('layout.new_tab')}</span>
          </a>
        </p>
      ) : null}
    </div>
  )
}
