import { useState, type ComponentType, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import {
  finishContactChange,
  startContactFinish,
  takeContactBack,
} from '@marketplace/contract/entry/contact-change'
import { passcodeForm } from '@marketplace/contract/platform/entry-forms'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { clearSession } from '../../browser-storage/session-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PasscodeField } from '../../ui/form/passcode-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { forgetLinkToken, takeLinkToken, useLinkToken } from '../hand-over/link-token.ts'

type Finish = typeof finishContactChange

const Frame = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div className="mx-auto max-w-form">
    <h1 className="text-xl">{heading}</h1>
    <p className="mt-3">{text}</p>
    {children}
  </div>
)

const LogIn = () => {
  const t = useText()
  return (
    <Link to="/login" className={`${buttonClass('primary')} mt-5`}>
      {t('contact_change.log_in')}
    </Link>
  )
}

/** One page for every link that does nothing any more. */
const Refused = () => {
  const t = useText()
  return (
    <Frame heading={t('contact_change.refused')} text={t('contact_change.refused_text')}>
      <LogIn />
    </Frame>
  )
}

interface StepProps {
  token: string
  onDone: () => void
}

/** What a step says of a failure; a link that is over shows the page of such links. */
const useStep = () => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (hasCode<Finish>(error, 'link_refused', 'invalid_request')) forgetLinkToken()
      else setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run }
}

const Problem = ({ problem }: { problem: string | null }) =>
  problem === null ? null : (
    <Notice tone="bad" live className="mb-4">
      {problem}
    </Notice>
  )

/** "It was not me": one button, as a link may be fetched by others than its reader. */
const TakeBack = ({ token, onDone }: StepProps) => {
  const t = useText()
  const { isBusy, problem, run } = useStep()
  const takeBack = (): Promise<void> =>
    run(async () => {
      await call(takeContactBack, { body: { token } })
      // Every session has ended, this browser's too.
      clearSession()
      onDone()
    })
  return (
    <Frame heading={t('contact_change.back_heading')} text={t('contact_change.back_text')}>
      <Card className="mt-5">
        <Problem problem={problem} />
        <Button kind="danger" busy={isBusy} onClick={() => void takeBack()}>
          {t('contact_change.take_back')}
        </Button>
        <p className="mt-4 text-sm text-ink-soft">{t('contact_change.back_else')}</p>
      </Card>
    </Frame>
  )
}

/** Finishes a change that has waited, by a passcode to the new contact. */
const FinishChange = ({ token, onDone }: StepProps) => {
  const t = useText()
  const { isBusy, problem, run } = useStep()
  const [sent, setSent] = useState<{ finish_id: string; masked_to: string } | null>(null)
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string | undefined>()
  const send = (): Promise<void> =>
    run(async () => setSent(await call(startContactFinish, { body: { token } })))
  const finish = (code: string): void => {
    if (!passcodeForm.test(code)) return setError(t('passcode_invalid'))
    void run(async () => {
      if (sent === null) return
      await call(finishContactChange, { body: { token, finish_id: sent.finish_id, otp: code } })
      clearSession()
      onDone()
    })
  }
  return (
    <Frame heading={t('contact_change.finish_heading')} text={t('contact_change.finish_text')}>
      <Card className="mt-5">
        <Problem problem={problem} />
        {sent === null ? (
          <Button busy={isBusy} onClick={() => void send()}>
            {t('contact_change.send')}
          </Button>
        ) : (
          <form
            method="dialog"
            noValidate
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault()
              finish(otp)
            }}
          >
            <PasscodeField
              name="otp"
              label={t('contact_change.passcode', { to: sent.masked_to })}
              hint={t('contact_change.passcode_hint')}
              error={error}
              onChange={(event) => {
                setOtp(event.target.value)
                setError(undefined)
              }}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={isBusy}>
                {t('contact_change.finish')}
              </Button>
              <Button kind="quiet" disabled={isBusy} onClick={() => void send()}>
                {t('contact_change.send_again')}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </Frame>
  )
}

/** /contact-change: what the links in messages about a change of contact open (decision 062). */
const ContactChangePage = () => {
  const t = useText()
  const token = useLinkToken()
  const [done, setDone] = useState<'back' | 'finished' | null>(null)
  if (done !== null)
    return (
      <Frame
        heading={t(done === 'back' ? 'contact_change.back_done' : 'contact_change.finish_done')}
        text={t(done === 'back' ? 'contact_change.back_done_text' : 'contact_change.finish_done_text')}
      >
        <LogIn />
      </Frame>
    )
  const finished = (how: 'back' | 'finished') => (): void => {
    setDone(how)
    forgetLinkToken()
  }
  if (token?.startsWith('b') === true) return <TakeBack token={token} onDone={finished('back')} />
  if (token?.startsWith('f') === true) return <FinishChange token={token} onDone={finished('finished')} />
  if (token === undefined)
    return (
      <div className="mx-auto max-w-form">
        <h1 className="text-xl">{t('title.contact_change')}</h1>
      </div>
    )
  return <Refused />
}

/** The page; in a browser its address has given up its secret before the page is there. */
export const loadContactChangePage = (): ComponentType => {
  if ('document' in globalThis) takeLinkToken()
  return ContactChangePage
}
