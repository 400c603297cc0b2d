import type { CallPurpose } from '@marketplace/contract/care/telecalling'
import type { ContactPurpose } from '@marketplace/contract/customers/contact'

/** What a call is to the rule of contacts. */
export const contactPurposeOf: Readonly<Record<CallPurpose, ContactPurpose>> = {
  documents: 'documents',
  offer_not_sent: 'application_service',
  no_news: 'application_service',
  help: 'help_reply',
  call_back: 'call_back',
}
