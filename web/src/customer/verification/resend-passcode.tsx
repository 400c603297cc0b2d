import { useState } from 'react'
import { resendPasscode } from '@marketplace/contract/entry/sign-in'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { rememberPasscodeRequest, type PasscodeRequest } from './passcode-request.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface ResendPasscodeProps {
  prospectAppId: string | null
  request: PasscodeRequest | null
  /** No other code can be sent for this start. */
  onSpent: (message: string) => void
  onSent: () => void
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Another passcode, once the wait is over. The count is there to look at and is not read out. */
export const ResendPasscode = ({ prospectAppId, request, onSpent, onSent }: ResendPasscodeProps) => {
  const t = useText()
  const seconds = useSecondsUntil(request?.resendAt ?? null)
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)

  const resend = async (): Promise<void> => {
    if (prospectAppId === null) return
    setSending(true)
    setSaid(null)
    try {
      const sent = await call(resendPasscode, { body: { prospect_app_id: prospectAppId } })
      rememberPasscodeRequest(sent)
      onSent()
      setSaid({ tone: 'good', text: t('verification.sent_again', { to: sent.masked_to }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (hasCode<typeof resendPasscode>(error, 'passcode_spent', 'not_found')) onSpent(error.message)
      else setSaid({ tone: 'bad', text: error.message })
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="space-y-3">
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center text-ink-soft">
          <span className="figures">{t('verification.resend_in', { clock: clock(seconds) })}</span>
        </p>
      ) : (
        <Button kind="quiet" className="-ms-4" busy={isSending} onClick={() => void resend()}>
          {t('verification.resend')}
        </Button>
      )}
      {said === null ? null : (
        <Notice tone={said.tone} live>
          {said.text}
        </Notice>
      )}
    </div>
  )
}
