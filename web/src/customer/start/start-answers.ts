import { Email, Mobile } from '@marketplace/contract/formats'

/** How the customer is reached: exactly one of the two is sent. */
export type ContactKind = 'mobile_phone_number' | 'email'

export interface StartAnswers {
  kind: ContactKind
  /** What stands in the field of that kind, as typed. */
  contact: string
  hasAgreed: boolean
}

/** The key of what is wrong with each answer. */
export type StartErrors = Partial<Record<'contact' | 'terms', string>>

/** A mobile number as people type and paste it, without country code, spaces and hyphens; anything else stays as it is. */
export const plainMobile = (typed: string): string =>
  typed.replaceAll(/[\s().-]/g, '').replace(/^(?:\+91|0091|91|0)(?=[0-9]{10}$)/, '')

/** 98765 43210: the way it is easiest to check. A number that is not complete stays as it was typed. */
export const spacedMobile = (typed: string): string => {
  const digits = plainMobile(typed)
  return /^[0-9]{10}$/.test(digits) ? `${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}

/** The contact as the server takes it. */
export const plainContact = (kind: ContactKind, typed: string): string =>
  kind === 'email' ? typed.trim() : plainMobile(typed)

export const checkContact = (kind: ContactKind, typed: string): string | undefined => {
  const schema = kind === 'email' ? Email : Mobile
  return schema.safeParse(plainContact(kind, typed)).error?.issues[0]?.message
}

/** Both answers at once, so that nobody is told of their mistakes one by one. */
export const checkStart = ({ kind, contact, hasAgreed }: StartAnswers): StartErrors => {
  const wrong = checkContact(kind, contact)
  return {
    ...(wrong === undefined ? {} : { contact: wrong }),
    ...(hasAgreed ? {} : { terms: 'consent_missing' }),
  }
}
