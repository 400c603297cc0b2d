import { useState } from 'react'
import { PanLastFour } from '@marketplace/contract/customers/identity'
import { startLostContactChange } from '@marketplace/contract/entry/contact-change'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { dayFromText } from '../../../ui/form/date-text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { contactBody, readContact, type ContactKind } from './use-contact-proof.ts'

interface LostContactProps {
  kind: ContactKind
  /** What was typed already. */
  typed: string
  onCancel: () => void
}

type Field = 'contact' | 'pan_last4' | 'birth_date'

/** A new contact for somebody who has lost the one of now: two facts that are on file, and three days in which it can be stopped. */
export const LostContact = ({ kind, typed, onCancel }: LostContactProps) => {
  const t = useText()
  const format = useFormat()
  const [values, setValues] = useState<Record<Field, string>>({
    contact: typed,
    pan_last4: '',
    birth_date: '',
  })
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [waitsUntil, setWaitsUntil] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (field: Field, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }))
    setWrong((before) => ({ ...before, [field]: undefined }))
  }
  const send = async (): Promise<void> => {
    const { contact, wrong: contactFault } = readContact(kind, values.contact)
    const pan_last4 = values.pan_last4.trim().toUpperCase()
    const birth_date = dayFromText(values.birth_date)
    const panFault = PanLastFour.safeParse(pan_last4).error?.issues[0]?.message
    setProblem(null)
    setWrong({
      ...(contactFault !== undefined && { contact: contactFault }),
      ...(panFault !== undefined && { pan_last4: panFault }),
      ...(birth_date === null && { birth_date: 'birth_date_invalid' }),
    })
    if (contactFault !== undefined || panFault !== undefined || birth_date === null) return
    setBusy(true)
    try {
      const body = { ...contactBody(kind, contact), pan_last4, birth_date }
      setWaitsUntil((await call(startLostContactChange, { body })).waits_until)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  if (waitsUntil !== null)
    return (
      <Notice tone="good" live title={t('contact_change.lost_noted')}>
        <p>{t('contact_change.lost_next', { time: format.dayAndTime(waitsUntil) })}</p>
        <Button kind="quiet" className="mt-2" onClick={onCancel}>
          {t('contact_change.lost_close')}
        </Button>
      </Notice>
    )
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">{t('contact_change.lost_text')}</p>
      {problem === null ? null : (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <TextField
        label={t(kind === 'email' ? 'details.new_email' : 'details.new_mobile')}
        error={t.message(wrong.contact)}
        {...(kind === 'email'
          ? { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 }
          : {
              type: 'tel',
              inputMode: 'numeric',
              autoComplete: 'tel-national',
              prefix: '+91',
              maxLength: 14,
            })}
        value={values.contact}
        onChange={({ target }) => change('contact', target.value)}
      />
      <TextField
        label={t('contact_change.pan_last4')}
        hint={t('contact_change.pan_last4_hint')}
        error={t.message(wrong.pan_last4)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={4}
        value={values.pan_last4}
        onChange={({ target }) => change('pan_last4', target.value)}
      />
      <DateField
        label={t('details.birth_date')}
        error={t.message(wrong.birth_date)}
        autoComplete="bday"
        value={values.birth_date}
        onChange={({ target }) => change('birth_date', target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" busy={isBusy} onClick={() => void send()}>
          {t('contact_change.lost_send')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('details.cancel')}
        </Button>
      </div>
    </div>
  )
}
