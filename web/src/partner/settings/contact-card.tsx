import { savePartnerContact, type PartnerAccount } from '@marketplace/contract/partner-area/partner-sign-in'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { MobileField } from '../../office/form/mobile-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Whom we talk to. */
export const ContactCard = ({ account, onChanged }: { account: PartnerAccount; onChanged: () => void }) => {
  const stored = useMemo(
    () => ({ name: account.contact_name, phone: account.phone }),
    [account.contact_name, account.phone],
  )
  const [{ name, phone }, set, forget] = useDraft('contact', stored)
  // What was typed is what is saved now: the draft goes once `stored` has followed.
  const saved = useRef<typeof stored | null>(null)
  useEffect(() => {
    if (saved.current?.name !== stored.name || saved.current.phone !== stored.phone) return
    saved.current = null
    forget()
  }, [stored, forget])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = fieldErrors(failure)
  const isChanged = name.trim() !== account.contact_name || phone !== account.phone
  const isReady =
    isChanged &&
    name.trim() !== '' &&
    phone !== '' &&
    account.must_change_password === 0 &&
    account.must_enrol === 0
  const save = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await officeCall(savePartnerContact, {
        body: { version: account.version, contact_name: name.trim(), phone },
      })
      saved.current = { name: name.trim(), phone }
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
          onChange={({ target }) => set({ name: target.value })}
        />
        <MobileField
          error={errors['phone']}
          value={phone}
          onChange={(next) => set({ phone: next })}
          autoComplete="tel-national"
        />
        <div>
          <Button type="submit" kind="secondary" busy={isBusy} disabled={!isReady}>
            Save contact
          </Button>
        </div>
      </form>
    </Card>
  )
}
