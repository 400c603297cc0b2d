import {
  maskedFields,
  unmaskCustomer,
  unmaskPurposeNames,
  type MaskedField,
  type OpenReference,
  type UnmaskPurpose,
} from '@marketplace/contract/office/customer-care'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { purposeTitles, referenceKey, referencesFor, referenceText } from './reference-words.ts'

export const maskedTitles: Readonly<Record<MaskedField, string>> = {
  mobile: 'Mobile number',
  email: 'E-mail',
  pan: 'PAN',
  birth_date: 'Birth date',
  address: 'Address',
}

/** Values in clear, as far as they were asked for. */
export type Unmasked = Partial<Record<MaskedField, string | null>>

const LONGEST_NOTE = 300
const empty = { purpose: '', reference: '', note: '' }
const purposes = unmaskPurposeNames.map((value) => ({ value, label: purposeTitles[value] }))

const purposeOf = (text: string): UnmaskPurpose | null =>
  unmaskPurposeNames.find((name) => name === text) ?? null

interface UnmaskDialogProps {
  userId: string
  /** What can be asked for: what the customer has told. */
  fields: readonly MaskedField[]
  /** What is open about the customer. */
  references: readonly OpenReference[]
  isOpen: boolean
  onClose: () => void
  onUnmasked: (values: Unmasked) => void
}

/** Asks what it is for, what it is about and which values, in that order, before they are shown. */
export const UnmaskDialog = ({
  userId,
  fields,
  references,
  isOpen,
  onClose,
  onUnmasked,
}: UnmaskDialogProps) => {
  const [chosen, setChosen] = useState<readonly MaskedField[]>([])
  const [draft, set, forget] = useDraft(`show ${userId}`, empty)
  const purpose = purposeOf(draft.purpose)
  const offered = purpose === null ? [] : referencesFor(purpose, references)
  // Where there is one it needs no choice; what was chosen for another purpose is none.
  const reference =
    offered.find((one) => referenceKey(one) === draft.reference) ??
    (offered.length === 1 ? offered[0] : undefined)
  const close = (): void => {
    setChosen([])
    forget()
    onClose()
  }
  const show = async (): Promise<void> => {
    if (purpose === null || reference === undefined) return
    const { kind, id } = reference
    const note = draft.note.trim()
    const body = {
      user_id: userId,
      fields: [...chosen],
      purpose,
      reference: { kind, id },
      ...(note !== '' && { note }),
    }
    const { data } = await officeCall(unmaskCustomer, { body })
    onUnmasked(data)
  }
  return (
    <FormDialog
      isOpen={isOpen}
      title="Show number or other details"
      action="Show"
      canSubmit={chosen.length > 0 && reference !== undefined}
      onClose={close}
      onSubmit={show}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            Your name, the purpose, what it is about and the fields go on the audit log. The values are shown
            until you leave this customer.
          </p>
          <SelectField
            label="What for"
            placeholder="Choose"
            options={purposes}
            value={draft.purpose}
            error={errors['purpose']}
            onChange={({ target }) => set({ purpose: target.value, reference: '' })}
          />
          {purpose !== null && offered.length === 0 ? (
            <Notice tone="warn">
              Nothing of that kind is open for this customer. For a call, write a note of it first: it can be
              chosen for a day.
            </Notice>
          ) : null}
          {offered.length === 0 ? null : (
            <SelectField
              label="What about"
              {...(offered.length > 1 && { placeholder: 'Choose' })}
              options={offered.map((one) => ({ value: referenceKey(one), label: referenceText(one) }))}
              value={reference === undefined ? '' : referenceKey(reference)}
              error={errors['reference']}
              onChange={({ target }) => set({ reference: target.value })}
            />
          )}
          <fieldset>
            <legend className="text-sm font-semibold">What you need</legend>
            {maskedFields
              .filter((field) => fields.includes(field))
              .map((field) => (
                <Checkbox
                  key={field}
                  label={maskedTitles[field]}
                  checked={chosen.includes(field)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, field] : chosen.filter((other) => other !== field))
                  }
                />
              ))}
          </fieldset>
          <TextAreaField
            label="Note (optional)"
            hint="It is locked with the customer’s own key, and goes with them when they are deleted."
            rows={2}
            maxLength={LONGEST_NOTE}
            value={draft.note}
            error={errors['note']}
            onChange={({ target }) => set({ note: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
