import type { LanguageId } from '@marketplace/contract/platform/formats'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import {
  defaultLanguage,
  offeredLanguages,
  readLanguage,
} from '@marketplace/contract/platform/offered-languages'
import { createPartnerHandOver } from '@marketplace/contract/entry/hand-over'
import { useEffect, useState, type SubmitEvent } from 'react'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const languages = offeredLanguages.map((language) => ({
  value: language,
  label: knownLanguages[language].english,
}))

const digitsOf = (typed: string): string =>
  typed.replaceAll(/[^0-9]/g, '').replace(/^(?:91|0)(?=[0-9]{10}$)/, '')

interface Made {
  link: string
  mobile: string
  /** Milliseconds since 1970, by this device's clock. */
  until: number
}

/** The link, whose it is and until when; one whose time is over is not shown on. */
const MadeLink = ({ made: { link, mobile, until } }: { made: Made }) => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  const whose = `number ending in ${mobile.slice(-4)}`
  if (isOver) return <Notice className="mt-4">The link for the {whose} is over. Make a new one.</Notice>
  return (
    <div className="mt-4 space-y-2">
      <p className="text-sm">
        For the {whose}, until {timeText(new Date(until).toISOString())}
      </p>
      <QrCode text={link} label="QR code of the customer's link" />
      <p className="text-sm wrap-anywhere select-all">{link}</p>
      <p className="-ms-4">
        <CopyButton
          text={link}
          copied="Link copied"
          failed="The browser does not let this page copy. Select the link and copy it."
        >
          Copy the customer&apos;s link
        </CopyButton>
      </p>
    </div>
  )
}

/** For a customer who sits beside the partner: their number here, the rest on their own phone, by their own passcode. */
export const CustomerLinkCard = () => {
  const [typed, setTyped] = useState('')
  const [language, setLanguage] = useState<LanguageId>(defaultLanguage)
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
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
      setMade({
        link: location.origin + data.path,
        mobile,
        until: Date.now() + data.expires_in_s * 1_000,
      })
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
        Customers at your counter
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
          onChange={({ target }) => setLanguage(readLanguage(target.value))}
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          Make the link
        </Button>
      </form>
      <div role="status">{made === null ? null : <MadeLink key={made.link} made={made} />}</div>
    </Card>
  )
}
