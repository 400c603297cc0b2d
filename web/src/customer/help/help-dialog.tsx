import { useState, type FormEvent } from 'react'
import { HelpRequest, sendHelpRequest } from '@marketplace/contract/help-requests'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const read = (form: HTMLFormElement) => {
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>
  const { company, ...rest } = values
  return HelpRequest.safeParse(company === undefined || company === '' ? rest : values)
}

const errorsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries((read(form).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))

/** The help form of section 5: Send waits until all is valid, Reset clears it, and the answer is always the same. */
export const HelpDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useText()
  const [isValid, setValid] = useState(false)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const check = (event: FormEvent<HTMLFormElement>): void => setValid(read(event.currentTarget).success)
  const checkField = (event: FormEvent<HTMLFormElement>): void => {
    const { name } = event.target as HTMLInputElement
    const { [name]: error } = errorsOf(event.currentTarget)
    setErrors((before) => ({ ...before, [name]: error ?? '' }))
  }
  const reset = (): void => {
    setErrors({})
    setValid(false)
  }
  const close = (): void => {
    reset()
    onClose()
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
    setSending(false)
    showToast(t('help_request_sent'), 'good')
    close()
  }
  const error = (name: string): string | undefined =>
    t.message(errors[name] === '' ? undefined : errors[name])
  const phone = { inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 10 } as const

  return (
    <Dialog isOpen={isOpen} title={t('help.heading')} onClose={close} closeLabel={t('layout.close')}>
      <p className="mb-4 text-ink-soft">{t('help.intro')}</p>
      <form
        noValidate
        className="space-y-4"
        onInput={check}
        onBlur={checkField}
        onReset={reset}
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <TextField
          name="name"
          label={t('help.name')}
          error={error('name')}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField
          name="email"
          type="email"
          label={t('help.email')}
          error={error('email')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('help.phone')}
          error={error('phone')}
          {...phone}
          onInput={(event) => {
            const field = event.currentTarget
            field.value = field.value.replaceAll(/[^0-9]/g, '')
          }}
          required
        />
        <TextField
          name="company"
          label={t('help.company')}
          error={error('company')}
          autoComplete="organization"
          maxLength={80}
        />
        <TextAreaField
          name="description"
          label={t('help.description')}
          error={error('description')}
          maxLength={2000}
          required
        />
        <div className="flex gap-3">
          <Button type="submit" disabled={!isValid} busy={isSending}>
            {t('help.send')}
          </Button>
          <Button type="reset" kind="secondary">
            {t('help.reset')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
