import { lazy, Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { loadAreaTexts } from '../../../i18n/texts.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { PasscodeField } from '../../../ui/form/passcode-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { useContactProof, type ContactKind } from './use-contact-proof.ts'
import { useCountdown } from './use-countdown.ts'

/** Few have lost a contact: whoever has fetches the way with its texts. */
const LostContact = lazy(async () => {
  const [{ LostContact: component }] = await Promise.all([
    import('./lost-contact.tsx'),
    loadAreaTexts('contact-change', readLanguage(document.documentElement.lang)),
  ])
  return { default: component }
})

interface ProveContactProps {
  kind: ContactKind
  label: ReactNode
  hint?: ReactNode
  /** What is wrong as long as nothing is proved: a message key. */
  missing: string | undefined
  /** The contact is stored; the profile of the session does not show it yet. */
  onProved: (contact: string) => void
  /** It does now. */
  onDone: () => void
  /** Null where a contact is needed. */
  onCancel: (() => void) | null
}

/** Enter belongs to this step, not to the form around it. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}

const Resend = ({ at, onResend }: { at: number; onResend: () => void }) => {
  const t = useText()
  const seconds = useCountdown(at)
  return (
    <Button kind="quiet" disabled={seconds > 0} onClick={onResend}>
      <span className="figures">
        {seconds > 0 ? t('details.resend_in', { seconds }) : t('details.resend')}
      </span>
    </Button>
  )
}

/** A new mobile number or e-mail, and the passcode that proves it, without leaving the page. */
export const ProveContact = ({
  kind,
  label,
  hint,
  missing,
  onProved,
  onDone,
  onCancel,
}: ProveContactProps) => {
  const t = useText()
  const { sent, wrong, isBusy, start, confirm } = useContactProof(kind, onProved, onDone)
  const [isLost, setLost] = useState(false)
  const [contact, setContact] = useState('')
  const [passcode, setPasscode] = useState('')
  const [proof, setProof] = useState('')
  const proofRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const isSent = sent !== null
  useLayoutEffect(() => {
    if (isSent) proofRef.current?.focus()
  }, [isSent])
  const isMobile = kind === 'mobile_phone_number'
  const send = (): void => void start(contact)
  const cancel =
    onCancel === null ? null : (
      <Button kind="quiet" onClick={onCancel}>
        {t('details.cancel')}
      </Button>
    )

  if (isLost)
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <LostContact kind={kind} typed={contact} onCancel={() => setLost(false)} />
      </Suspense>
    )
  if (sent === null) {
    return (
      <div>
        <TextField
          id={`detail-${kind}`}
          label={label}
          hint={hint}
          error={t.message(wrong.other ?? missing)}
          {...(isMobile
            ? {
                type: 'tel',
                inputMode: 'numeric',
                autoComplete: 'tel-national',
                prefix: '+91',
                maxLength: 14,
              }
            : { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 })}
          onChange={(event) => setContact(event.target.value)}
          onKeyDown={onEnter(send)}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="secondary" busy={isBusy} onClick={send}>
            {t('details.send_passcode')}
          </Button>
          {cancel}
        </div>
        {onCancel === null ? null : (
          <Button kind="quiet" className="mt-1" onClick={() => setLost(true)}>
            {t('details.contact_lost')}
          </Button>
        )}
      </div>
    )
  }
  const prove = (code: string): void => void confirm(code, proof)
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">{t('details.two_passcodes')}</p>
      <PasscodeField
        ref={proofRef}
        id={`detail-${kind}-proof`}
        label={t('details.passcode_now', { to: sent.masked_proof_to })}
        hint={t('details.passcode_hint')}
        error={t.message(wrong.proof)}
        onChange={(event) => setProof(event.target.value)}
        onComplete={() => codeRef.current?.focus()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          codeRef.current?.focus()
        }}
      />
      <PasscodeField
        ref={codeRef}
        id={`detail-${kind}`}
        label={t('details.passcode_new', { to: sent.masked_to })}
        hint={t('details.passcode_hint')}
        error={t.message(wrong.other)}
        onChange={(event) => setPasscode(event.target.value)}
        onComplete={prove}
        onKeyDown={onEnter(() => prove(passcode))}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" busy={isBusy} onClick={() => prove(passcode)}>
          {t('details.confirm_passcode')}
        </Button>
        <Resend at={sent.resendAt} onResend={() => void start(sent.contact)} />
        {cancel}
      </div>
    </div>
  )
}
