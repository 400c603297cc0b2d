import { maskedFields, type MaskedField } from '@marketplace/contract/office/customer-care'
import { maskBirthDate, maskPan } from '../../platform/personal-data/mask-personal-data.ts'
import type { OpenProfile } from '../../customers/profiles/open-profile.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'

/** What is masked in a record, in clear; null where it is not told. The birth date as YYYY-MM-DD. */
export type ContactValues = Record<MaskedField, string | null>

export const contactValues = ({ facts, clear }: OpenProfile): ContactValues => ({
  mobile: facts.mobile_phone_number,
  email: facts.email,
  pan: clear.tin,
  birth_date: clear.birth_date,
  address:
    facts.address1 === null
      ? null
      : [facts.address1, facts.address2, facts.locality, facts.postal_code]
          .filter((line) => line !== null && line !== '')
          .join(', '),
})

const maskOf: Record<MaskedField, (value: string) => string> = {
  mobile: maskContact,
  email: maskContact,
  pan: maskPan,
  birth_date: maskBirthDate,
  // Where they live shows its locality and PIN code among the facts; the street is nobody's business without a reason.
  address: () => '********',
}

export const maskContactValues = (values: ContactValues): ContactValues =>
  Object.fromEntries(
    maskedFields.map((field) => {
      const value = values[field]
      return [field, value === null ? null : maskOf[field](value)]
    }),
  ) as ContactValues
