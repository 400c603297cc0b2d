import { updatePartner, type PartnerDetail } from '@marketplace/contract/partners/partners'
import { useMemo, useState } from 'react'
import { DayField } from '../../office/form/day-field.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { MobileField } from '../../office/form/mobile-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { textOrNull } from '../../office/form/text-or-null.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PartnerCard } from './partner-card.tsx'

const ContactDialog = ({
  partner,
  onClose,
  onChanged,
}: {
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}) => {
  const stored = useMemo(
    () => ({
      name: partner.name,
      legalName: partner.legal_name ?? '',
      contactName: partner.contact_name,
      email: partner.email,
      phone: partner.phone,
      agreement: partner.agreement_date,
    }),
    [partner],
  )
  // Of this version: over another one it would undo what somebody else has saved.
  const [values, set, forget] = useDraft(`partner ${partner.id} ${partner.version} contact`, stored)
  const { name, legalName, contactName, email, phone, agreement } = values
  const close = (): void => {
    forget()
    onClose()
  }
  const save = async (): Promise<void> => {
    const { message } = await officeCall(updatePartner, {
      body: {
        partner_id: partner.id,
        version: partner.version,
        name: name.trim(),
        legal_name: textOrNull(legalName),
        contact_name: contactName.trim(),
        email: email.trim(),
        phone,
        agreement_date: agreement,
      },
    })
    showToast(message, 'good')
    onChanged()
  }
  return (
    <FormDialog
      isOpen
      title="Firm and contact"
      action="Save"
      canSubmit={[name, contactName, email, phone].every((text) => text.trim() !== '')}
      onClose={close}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            error={errors['name']}
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label="Legal name"
            error={errors['legal_name']}
            maxLength={120}
            autoComplete="off"
            value={legalName}
            onChange={({ target }) => set({ legalName: target.value })}
          />
          <TextField
            label="Contact name"
            error={errors['contact_name']}
            maxLength={80}
            autoComplete="off"
            value={contactName}
            onChange={({ target }) => set({ contactName: target.value })}
          />
          <TextField
            label="E-mail"
            hint="What the partner signs in with."
            type="email"
            error={errors['email']}
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={({ target }) => set({ email: target.value })}
          />
          <MobileField error={errors['phone']} value={phone} onChange={(next) => set({ phone: next })} />
          <DayField
            label="Agreement of"
            error={errors['agreement_date']}
            value={agreement}
            onChange={(day) => set({ agreement: day })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Who it is and whom we talk to. */
export const PartnerContactCard = ({
  partner,
  onChanged,
}: {
  partner: PartnerDetail
  onChanged: () => void
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <PartnerCard
      title="Firm and contact"
      actions={
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Edit firm and contact
        </Button>
      }
    >
      <KeyValueList
        rows={[
          { key: 'legal', label: 'Legal name', value: partner.legal_name },
          { key: 'contact', label: 'Contact name', value: partner.contact_name },
          { key: 'email', label: 'E-mail', value: partner.email },
          { key: 'phone', label: 'Mobile number', value: `+91 ${partner.phone}` },
          { key: 'agreement', label: 'Agreement of', value: dayText(partner.agreement_date) },
        ]}
      />
      {isOpen ? (
        <ContactDialog
          key={partner.version}
          partner={partner}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      ) : null}
    </PartnerCard>
  )
}
