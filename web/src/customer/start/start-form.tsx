import { useRef, useState, type ComponentType, type FocusEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from '../../router/router.tsx'
import type { startSignIn } from '@marketplace/contract/entry/sign-in'
import { ApiError, fieldErrors, hasCode } from '../../api/api-error.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { spacedMobile, type ContactKind } from './contact-text.ts'
import { sendStart } from './send-start.ts'
import type { StartErrors } from './check-start.ts'
import { StartConsents, type StartConsentsProps } from './start-consents.tsx'
import { tickedConsents } from './ticked-consents.ts'
import { findTypedContact } from './typed-contact.ts'
import { afterPress } from '../../ui/form/after-press.ts'

type Start = typeof startSignIn

/** The checks come with the first key, so that the page itself stays light. */
const loadChecks = () => import('./check-start.ts')

const other = { mobile_phone_number: 'email', email: 'mobile_phone_number' } as const

const kindOf = (name: string): ContactKind => (name === 'email' ? 'email' : 'mobile_phone_number')

/**
 * One contact, one button, the consents. The fields are the browser's own, both kinds of contact stay on the page, and until
 * the page is live the form sends nothing anywhere: what was typed survives all of that. `layered`: the consents in layers, which
 * stand before the button.
 */
export const StartForm = ({ layered: Layered }: { layered?: ComponentType<StartConsentsProps> }) => {
  const t = useText()
  const navigate = useNavigate()
  const { language, consent_texts } = useBootstrap()
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(findTypedContact)
  const [kind, setKind] = useState<ContactKind>(before?.kind ?? 'mobile_phone_number')
  const [errors, setErrors] = useState<StartErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  const focusOn = (name: string): void => {
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }
  const show = (found: StartErrors): void => {
    flushSync(() => setErrors(found))
    if (found.contact !== undefined) focusOn(kind)
    else if (found.terms !== undefined) focusOn('terms')
  }
  const failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) {
      // The checks themselves could not be fetched, or something broke: the way on is the same.
      setProblem(t('temporarily_unavailable'))
      throw error
    }
    const { [kind]: contact } = fieldErrors(error)
    if (contact !== undefined) show({ contact })
    else if (hasCode<Start>(error, 'consent_missing')) show({ terms: error.message })
    else if (hasCode<Start>(error, 'too_many_requests'))
      setProblem(t('start.too_many', { kind, words: error.message }))
    else setProblem(error.message)
  }
  const send = async (element: HTMLFormElement): Promise<void> => {
    const values = new FormData(element)
    const typed = values.get(kind)
    const text = typeof typed === 'string' ? typed : ''
    setProblem(null)
    setSending(true)
    try {
      const { checkStart } = await loadChecks()
      const found = checkStart({ kind, contact: text, hasAgreed: values.has('terms') })
      show(found)
      if (Object.keys(found).length > 0) return
      const consents = tickedConsents(values, consent_texts)
      await sendStart({ contact: { kind, text }, language, consents })
      navigate('/verification')
    } catch (error) {
      failed(error)
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSending) void send(event.currentTarget)
  }
  const leave = ({ target }: FocusEvent<HTMLInputElement>): void => {
    if (target.value === '') return
    const { name, value } = target
    if (name === 'mobile_phone_number') target.value = spacedMobile(value)
    // Without a connection it is checked when the form is sent.
    afterPress(
      () =>
        void loadChecks().then(
          ({ checkContact }) =>
            setErrors((before) => ({ ...before, contact: checkContact(kindOf(name), value) })),
          () => undefined,
        ),
    )
  }
  const warm = (): void => void loadChecks().catch(() => undefined)
  const forget = (name: keyof StartErrors) => (): void =>
    setErrors((before) => ({ ...before, [name]: undefined }))
  const turn = (): void => {
    flushSync(() => {
      setKind(other[kind])
      setErrors((before) => ({ ...before, contact: undefined }))
      setProblem(null)
    })
    focusOn(other[kind])
  }
  const fieldOf = (name: ContactKind) => ({
    name,
    className: name === kind ? undefined : 'hidden',
    error: name === kind ? t.message(errors.contact) : undefined,
    onFocus: warm,
    onBlur: leave,
    onInput: forget('contact'),
    defaultValue: before?.kind === name ? before.text : undefined,
    required: name === kind,
  })

  const consents = { error: t.message(errors.terms), onAgree: forget('terms') }
  return (
    // Before the page is live, `dialog` keeps the browser from sending the fields in the address.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="space-y-3">
      <div className="relative">
        <TextField
          {...fieldOf('mobile_phone_number')}
          label={t('start.mobile')}
          hint={Layered !== undefined && kind === 'mobile_phone_number' ? t('start.no_calls') : undefined}
          prefix="+91"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
        <TextField
          {...fieldOf('email')}
          label={t('start.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <Button
          kind="quiet"
          className="absolute -end-4 -top-5 pt-5 pb-0 text-sm hover:bg-transparent hover:underline"
          onClick={turn}
        >
          {kind === 'email' ? t('start.use_mobile') : t('start.use_email')}
        </Button>
      </div>
      {Layered === undefined ? null : <Layered {...consents} />}
      {problem === null ? null : (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Button type="submit" busy={isSending} className="w-full">
        {t('start.send')}
      </Button>
      {Layered === undefined ? <StartConsents {...consents} /> : null}
    </form>
  )
}
