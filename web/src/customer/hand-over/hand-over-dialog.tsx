import { useCallback, useEffect, useState } from 'react'
import {
  createHandOver,
  readHandOver,
  revokeHandOver,
  sendOwnResumeLink,
  type LinkState,
} from '@marketplace/contract/entry/hand-over'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { useProfile } from '../../session/profile-store.ts'
import { findProductType, getSession } from '../../browser-storage/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'

interface Made {
  link_id: string
  path: string
}

/** Where the customer is, as their session values say. */
const whereTheyAre = () => {
  const session = getSession()
  const productType = findProductType(session)
  const { productId, appId } = session
  return {
    ...(productType === null ? {} : { product_type: productType }),
    ...(productId === null ? {} : { product_id: productId }),
    ...(appId === null ? {} : { app_id: appId }),
  }
}

const LOOK_MS = 3_000
const lookAgain = (state: LinkState): number | null =>
  state === 'waiting' || state === 'opened' ? LOOK_MS : null

/** The link, and what became of it: who gives it sees it happen. */
const Given = ({ made, onAgain }: { made: Made; onAgain: () => void }) => {
  const t = useText()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(readHandOver, { params: { link_id: made.link_id }, signal })).data.state,
    [made.link_id],
  )
  const { value } = useLoaded(load, lookAgain)
  const state = value ?? 'waiting'
  const url = location.origin + made.path
  if (state === 'done')
    return (
      <Notice tone="good" live>
        {t('hand_over.done')}
      </Notice>
    )
  if (state === 'expired' || state === 'revoked')
    return (
      <div className="space-y-4">
        <Notice tone="warn" live>
          {t('hand_over.over')}
        </Notice>
        <Button onClick={onAgain}>{t('hand_over.again')}</Button>
      </div>
    )
  return (
    <div className="space-y-3">
      <p>{t('hand_over.scan')}</p>
      <div className="flex justify-center">
        <QrCode text={url} label={t('hand_over.qr')} />
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft select-all">{url}</p>
      <p className="-ms-4">
        <CopyButton text={url} copied={t('hand_over.copied')} failed={t('hand_over.copy_failed')}>
          {t('hand_over.copy')}
        </CopyButton>
      </p>
      <p className="text-sm text-ink-soft">{t('hand_over.rules')}</p>
      <output className="block font-semibold">
        {t(state === 'opened' ? 'hand_over.opened' : 'hand_over.waiting')}
      </output>
    </div>
  )
}

/** A link to oneself, for the evening. */
const Later = () => {
  const t = useText()
  const { profile } = useProfile()
  const [busy, setBusy] = useState<'sms' | 'email' | null>(null)
  const send = async (channel: 'sms' | 'email'): Promise<void> => {
    setBusy(channel)
    try {
      const { message } = await call(sendOwnResumeLink, { body: { channel, ...whereTheyAre() } })
      showToast(message, 'good')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(null)
    }
  }
  return (
    <section className="mt-5 border-t border-line-soft pt-4">
      <h3 className="font-semibold">{t('hand_over.later')}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t('hand_over.later_text')}</p>
      <div className="flex flex-wrap gap-3">
        {profile?.mobile_phone_number == null ? null : (
          <Button kind="secondary" busy={busy === 'sms'} onClick={() => void send('sms')}>
            {t('hand_over.by_sms')}
          </Button>
        )}
        {profile?.email_verified === 1 ? (
          <Button kind="secondary" busy={busy === 'email'} onClick={() => void send('email')}>
            {t('hand_over.by_email')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

const Giving = ({ onAgain }: { onAgain: () => void }) => {
  const t = useText()
  const [made, setMade] = useState<Made | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    let given: string | null = null
    const end = (link_id: string): void => {
      // A link that nobody looks at any more need not work; where this fails it ends by itself in minutes.
      call(revokeHandOver, { body: { link_id } }).catch(() => undefined)
    }
    const make = async (): Promise<void> => {
      try {
        const { data } = await call(createHandOver, { body: whereTheyAre() })
        given = data.link_id
        if (isOver) end(given)
        else setMade(data)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setProblem(error.message)
      }
    }
    void make()
    return () => {
      isOver = true
      if (given !== null) end(given)
    }
  }, [])
  if (problem !== null)
    return (
      <div className="space-y-4">
        <Notice tone="bad" live>
          {problem}
        </Notice>
        <Button onClick={onAgain}>{t('hand_over.again')}</Button>
      </div>
    )
  return made === null ? <Skeleton className="h-72" /> : <Given made={made} onAgain={onAgain} />
}

/** "Continue on another device": a code to point the phone at, a link to copy, or one to receive. */
export const HandOverDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useText()
  // Each link is made anew from nothing.
  const [turn, setTurn] = useState(0)
  return (
    <Dialog
      isOpen={isOpen}
      title={t('hand_over.make_heading')}
      onClose={onClose}
      closeLabel={t('layout.close')}
    >
      {isOpen ? <Giving key={turn} onAgain={() => setTurn(turn + 1)} /> : null}
      {isOpen ? <Later /> : null}
    </Dialog>
  )
}
