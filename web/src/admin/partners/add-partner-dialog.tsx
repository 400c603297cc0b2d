import { createPartner } from '@marketplace/contract/partners/partners'
import { filterCharacters } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { MobileField } from '../../office/form/mobile-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const empty = { name: '', contact_name: '', email: '', phone: '', slug: '' }
const filterSlug = filterCharacters(/[a-z0-9-]/)

interface AddPartnerDialogProps {
  isOpen: boolean
  onClose: () => void
  onAdded: (id: number) => void
}

/** A partner that staff bring in; it is active at once. */
export const AddPartnerDialog = ({ isOpen, onClose, onAdded }: AddPartnerDialogProps) => {
  const [values, set, forget] = useDraft('add-partner', empty)
  const isComplete = Object.values(values).every((value) => value.trim() !== '')
  const add = async (): Promise<void> => {
    const { data, message } = await officeCall(createPartner, {
      body: {
        ...values,
        name: values.name.trim(),
        contact_name: values.contact_name.trim(),
        email: values.email.trim(),
      },
    })
    forget()
    showToast(message, 'good')
    onAdded(data.id)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title="Add partner"
      action="Add partner"
      canSubmit={isComplete}
      onClose={onClose}
      onSubmit={add}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            error={errors['name']}
            maxLength={80}
            autoComplete="off"
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label="Contact name"
            error={errors['contact_name']}
            maxLength={80}
            autoComplete="off"
            value={values.contact_name}
            onChange={({ target }) => set({ contact_name: target.value })}
          />
          <TextField
            label="E-mail"
            hint="What the partner signs in with."
            type="email"
            error={errors['email']}
            maxLength={254}
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => set({ email: target.value })}
          />
          <MobileField error={errors['phone']} value={values.phone} onChange={(phone) => set({ phone })} />
          <TextField
            label="Link"
            hint="Small letters, digits and hyphens. It does not change afterwards: it is printed and sent around."
            prefix="/"
            error={errors['slug']}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.slug}
            onChange={({ target }) => set({ slug: filterSlug(target.value.toLowerCase()) })}
          />
        </>
      )}
    </FormDialog>
  )
}
