import { createPartnerHandOver } from '@marketplace/contract/hand-over'
import { useState, type SubmitEvent } from 'react'
import { showFailure } from '../../office/failure-text.ts'
import { officeCall } from '../../office/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
] as const

const digitsOf = (typed: string): string =>
  typed.replaceAll(/[^0-9]/g, '').replace(/^(?:91|0)(?=[0-9]{10}$)/, '')

/** For a customer who sits beside the partner: their number here, the rest on their own phone, by their own passcode. */
export const CustomerLinkCard = () => {
  const [typed, setTyped] = useState('')
  const [language, setLanguage] = useState<'en' | 'hi'>('en')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const mobile = digitsOf(typed)
    if (!/^[6-9][0-9]{9}$/.test(mobile)) {
      setError('Please enter a valid 10 digit mobile number')
      return
    }
    setBusy(true)
    try {
      const { data } = await officeCall(createPartnerHandOver, {
        body: { mobile_phone_number: mobile, language },
      })
      setLink(location.origin + data.path)
      setTyped('')
    } catch (failure) {
      showFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-labelledby="customer-link">
      <h2 id="customer-link" className="mb-1 text-base">
        A customer beside you
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        The link opens on their own phone, once, for 10 minutes. A passcode goes to the number; they agree for
        themselves.
      </p>
      <form noValidate onSubmit={(event) => void make(event)} className="space-y-3">
        <TextField
          label="Customer's mobile number"
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
        <SelectField
          label="Their language"
          options={languages}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'hi' ? 'hi' : 'en')}
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          Make the link
        </Button>
      </form>
      {link === null ? null : (
        <output className="mt-4 block space-y-2">
          <QrCode text={link} label="QR code of the customer's link" />
          <span className="block text-sm wrap-anywhere select-all">{link}</span>
          <CopyButton
            text={link}
            copied="Link copied"
            failed="The browser does not let this page copy. Select the link and copy it."
          >
            Copy the customer&apos;s link
          </CopyButton>
        </output>
      )}
    </Card>
  )
}
