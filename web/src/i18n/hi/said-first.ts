import { messagesHi } from '@marketplace/contract/platform/messages.hi'

const { mobile_invalid, email_invalid, consent_missing, temporarily_unavailable, internal_error } = messagesHi

/** What the home, the start and a failed call say; the other messages come with the pages that check more (checks.ts). */
export const saidFirst = {
  mobile_invalid,
  email_invalid,
  consent_missing,
  temporarily_unavailable,
  internal_error,
}
