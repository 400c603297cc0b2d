import { lazy, Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { HelpRequest, sendHelpRequest } from '@marketplace/contract/office/help-requests'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { saveFormDraft, readFormDraft, typedIn } from '../../session/form-drafts.ts'
import { useCustomerName, useProfile } from '../../session/profile-store.ts'
import { ChallengeNote } from '../layout/challenge-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { afterPress } from '../../ui/form/after-press.ts'

const read = (form: HTMLFormElement) => {
  const { company, ...rest } = Object.fromEntries(new FormData(form))
  return HelpRequest.safeParse(company === '' ? rest : { company, ...rest })
}

const errorsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries((read(form).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))

type Control = HTMLInputElement | HTMLTextAreaElement

const DRAFT = 'help'

/** Puts what was typed before a reload or a closed dialog back; not as default values, to which Reset would return. */
const refill = (form: HTMLFormElement): void => {
  for (const [name, text] of Object.entries(readFormDraft(DRAFT))) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text
  }
}

/** Puts what is known of who is signed in where nothing stands: they write what they need and no more. */
const fillKnown = (
  form: HTMLFormElement,
  known: Readonly<Record<string, string | null | undefined>>,
): void => {
  for (const [name, text] of Object.entries(known)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.value === '') control.value = text ?? ''
  }
}

const HelpForm = ({ onSent }: { onSent: () => void }) => {
  const t = useText()
  const whole = useRef<HTMLFormElement>(null)
  const [isValid, setValid] = useState(false)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const { profile } = useProfile()
  const ownName = useCustomerName()

  useEffect(() => {
    if (whole.current === null) return
    refill(whole.current)
    setValid(read(whole.current).success)
  }, [])
  useEffect(() => {
    if (whole.current === null || profile === null) return
    fillKnown(whole.current, { name: ownName, email: profile.email, phone: profile.mobile_phone_number })
    setValid(read(whole.current).success)
  }, [profile, ownName])

  const checkField = ({ form, name }: Control): void => {
    if (form === null) return
    const { [name]: error = '' } = errorsOf(form)
    setErrors((before) => ({ ...before, [name]: error }))
  }
  const check = (event: SyntheticEvent<Control>): void => {
    const { form, name } = event.currentTarget
    if (form !== null) setValid(read(form).success)
    if (errors[name] !== undefined) checkField(event.currentTarget)
  }
  const reset = (): void => {
    setErrors({})
    setValid(false)
    saveFormDraft(DRAFT, null)
  }
  const send = async (element: HTMLFormElement): Promise<void> => {
    const { data } = read(element)
    if (data === undefined) return
    setSending(true)
    try {
      await call(sendHelpRequest, { body: data })
    } catch {
      // Section 7: errors of this request are ignored and the success message always shows.
    }
    saveFormDraft(DRAFT, null)
    showToast(t('help_request_sent'), 'good')
    onSent()
  }
  const field = (name: 'name' | 'email' | 'phone' | 'company' | 'description') => ({
    name,
    label: t(`help.${name}`),
    error: errors[name] === '' ? undefined : t.message(errors[name]),
    required: name !== 'company',
    onInput: check,
    onBlur: ({ currentTarget }: SyntheticEvent<Control>) => afterPress(() => checkField(currentTarget)),
  })

  return (
    <form
      ref={whole}
      noValidate
      className="space-y-4"
      onInput={(event) => saveFormDraft(DRAFT, typedIn(event.currentTarget))}
      onReset={reset}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      }}
    >
      <TextField {...field('name')} autoComplete="name" maxLength={80} />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        onInput={(event) => {
          const input = event.currentTarget
          input.value = input.value.replaceAll(/[^0-9]/g, '')
          check(event)
        }}
      />
      <TextField {...field('company')} autoComplete="organization" maxLength={80} />
      <TextAreaField {...field('description')} maxLength={2000} />
      {/* The page behind the dialog says it too, to nobody. */}
      <ChallengeNote className="block" />
      <div className="flex gap-3">
        <Button type="submit" disabled={!isValid} busy={isSending}>
          {t('help.send')}
        </Button>
        <Button type="reset" kind="secondary">
          {t('help.reset')}
        </Button>
      </div>
    </form>
  )
}

const HelpAnswers = lazy(async () =>
  (await import('./help-answers.tsx')).loadHelpAnswers(readLanguage(document.documentElement.lang)),
)

/** The help form of section 5: Send waits until all is valid, Reset clears it, and the answer is always the same. */
export const HelpDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useText()
  return (
    <Dialog isOpen={isOpen} title={t('help.heading')} onClose={onClose} closeLabel={t('layout.close')}>
      <p className="mb-4 text-ink-soft">{t('help.intro')}</p>
      <HelpForm onSent={onClose} />
      <Suspense fallback={null}>
        <HelpAnswers />
      </Suspense>
    </Dialog>
  )
}
