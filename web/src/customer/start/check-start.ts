import { emailForm, mobileForm, MOST_OF_EMAIL } from '@marketplace/contract/platform/entry-forms'
import { plainContact, type ContactKind } from './contact-text.ts'

export interface StartAnswers {
  kind: ContactKind
  /** What stands in the field of that kind, as typed. */
  contact: string
  hasAgreed: boolean
}

/** The key of what is wrong with each answer. */
export interface StartErrors {
  contact?: string | undefined
  terms?: string | undefined
}

export const checkContact = (kind: ContactKind, typed: string): string | undefined => {
  const text = plainContact(kind, typed)
  if (kind === 'email')
    return text.length <= MOST_OF_EMAIL && emailForm.test(text) ? undefined : 'email_invalid'
  return mobileForm.test(text) ? undefined : 'mobile_invalid'
}

/** Both answers at once, so that nobody is told of their mistakes one by one. */
export const checkStart = ({ kind, contact, hasAgreed }: StartAnswers): StartErrors => {
  const wrong = checkContact(kind, contact)
  return {
    ...(wrong === undefined ? {} : { contact: wrong }),
    ...(hasAgreed ? {} : { terms: 'consent_missing' }),
  }
}
