import { messagesEn } from '@marketplace/contract/platform/messages.en'

const { mobile_invalid, email_invalid, consent_missing, temporarily_unavailable, internal_error } = messagesEn

/** What the home, the start and a failed call say; the other messages come with the pages that check more (checks.ts). */
export const saidFirst = {
  mobile_invalid,
  email_invalid,
  consent_missing,
  temporarily_unavailable,
  internal_error,
}
