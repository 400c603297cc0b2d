import { useState, type ComponentType, type SubmitEvent } from 'react'
import type { openHandOver } from '@marketplace/contract/entry/hand-over'
import { Link } from '../../router/link.tsx'
import { useNavigate, useParams } from '../../router/router.tsx'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Spot } from '../spot/spot.tsx'
import { StartConsents } from '../start/start-consents.tsx'
import { tickedConsents } from '../start/ticked-consents.ts'
import { forgetLinkToken, takeLinkToken, useLinkToken } from './link-token.ts'
import { openLink } from './open-link.ts'

type Open = typeof openHandOver

/** One page for every link that opens nothing: forged, used, too old, ended, cut off. */
const Refused = () => {
  const t = useText()
  return (
    <div className="mx-auto max-w-form" role="status">
      <Spot name="broken" size={120} />
      <h1 className="mt-4 text-xl">{t('hand_over.refused')}</h1>
      <p className="mt-3">{t('hand_over.refused_text')}</p>
      <p className="mt-3 mb-6">{t('hand_over.refused_next')}</p>
      <Link to="/login" className={buttonClass('primary')}>
        {t('hand_over.log_in')}
      </Link>
    </div>
  )
}

/** /auth and /transfer/:prospectId: asks before it goes on, as a link may be fetched by others than its reader. */
const HandOverPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const { prospectId } = useParams()
  const { language, consent_texts } = useBootstrap()
  const { atkn } = useSession()
  const token = useLinkToken()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [termsError, setTermsError] = useState<string | undefined>()

  if (token === null) return <Refused />
  const isPartners = token?.startsWith('p') === true

  const failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error
    if (hasCode<Open>(error, 'link_refused', 'invalid_request')) forgetLinkToken()
    else if (hasCode<Open>(error, 'consent_missing')) setTermsError(error.message)
    else setProblem(error.message)
  }
  const go = async (values: FormData): Promise<void> => {
    if (token === undefined) return
    setProblem(null)
    setSending(true)
    const consents = tickedConsents(values, consent_texts)
    try {
      await openLink({ token, prospectId, language, consents: isPartners ? consents : null })
      navigate('/verification', { replace: true })
    } catch (error) {
      failed(error)
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSending) void go(new FormData(event.currentTarget))
  }

  return (
    <div className="mx-auto max-w-form">
      <Spot name="waiting" size={120} />
      <h1 className="mt-4 text-xl">{t(isPartners ? 'hand_over.partner_heading' : 'hand_over.heading')}</h1>
      <p className="mt-3">{t(isPartners ? 'hand_over.partner_text' : 'hand_over.text')}</p>
      <Card className="mt-5">
        <form method="dialog" noValidate onSubmit={submit} className="space-y-4">
          {atkn === null ? null : <Notice tone="warn">{t('hand_over.replaces')}</Notice>}
          {isPartners ? <StartConsents error={termsError} onAgree={() => setTermsError(undefined)} /> : null}
          {problem === null ? null : (
            <Notice tone="bad" live>
              {problem}
            </Notice>
          )}
          {/* Until the page is live nobody knows the link: a press would be lost. */}
          <Button type="submit" busy={isSending || token === undefined} className="w-full">
            {t('hand_over.go')}
          </Button>
          <p className="text-sm text-ink-soft">{t('hand_over.nobody')}</p>
        </form>
      </Card>
    </div>
  )
}

/** The page; in a browser its address has given up its secret before the page is there. */
export const loadHandOverPage = (): ComponentType => {
  if ('document' in globalThis) takeLinkToken()
  return HandOverPage
}
