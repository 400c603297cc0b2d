import { savePartnerContact, type PartnerAccount } from '@marketplace/contract/partner-sign-in'
import { useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { failureText } from '../../office/failure-text.ts'
import { MobileField } from '../../office/mobile-field.tsx'
import { officeCall } from '../../office/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Whom we talk to. */
export const ContactCard = ({ account, onChanged }: { account: PartnerAccount; onChanged: () => void }) => {
  const [name, setName] = useState(account.contact_name)
  const [phone, setPhone] = useState(account.phone)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const isChanged = name.trim() !== account.contact_name || phone !== account.phone
  const isReady = isChanged && name.trim() !== '' && phone !== '' && account.must_change_password === 0
  const save = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await officeCall(savePartnerContact, {
        body: { version: account.version, contact_name: name.trim(), phone },
      })
      showToast(message, 'good')
      onChanged()
    } catch (error) {
      setFailure(error)
      onChanged()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card aria-labelledby="contact">
      <h2 id="contact" className="mb-3 text-base">
        Contact
      </h2>
      <form
        noValidate
        className="flex max-w-form flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) void save()
        }}
      >
        {failure === null || Object.keys(errors).length > 0 ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        <TextField
          label="Contact name"
          error={errors['contact_name']}
          maxLength={80}
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <MobileField error={errors['phone']} value={phone} onChange={setPhone} autoComplete="tel-national" />
        <div>
          <Button type="submit" kind="secondary" busy={isBusy} disabled={!isReady}>
            Save contact
          </Button>
        </div>
      </form>
    </Card>
  )
}
