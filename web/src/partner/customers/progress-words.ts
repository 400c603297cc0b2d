import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { CustomerState } from '@marketplace/contract/partner-area/partner-customers'
import type { Tone } from '../../office/show/status-dot.tsx'

/** Where a customer stands, and how it looks. */
export const stateWords: Readonly<Record<CustomerState, { label: string; tone: Tone }>> = {
  details: { label: 'Telling details', tone: 'idle' },
  no_offer: { label: 'No lender has an offer', tone: 'idle' },
  offers_shown: { label: 'Offers shown', tone: 'idle' },
  at_key_facts: { label: 'Stopped at an offer', tone: 'warn' },
  with_lenders: { label: 'Being checked', tone: 'info' },
  papers: { label: 'Papers asked', tone: 'warn' },
  approved: { label: 'Approved', tone: 'info' },
  paid: { label: 'Disbursed', tone: 'good' },
  taken_back: { label: 'Taken back', tone: 'idle' },
  not_approved: { label: 'Not approved', tone: 'bad' },
  ended: { label: 'Ended', tone: 'idle' },
}

/** What can be done for a customer who has to do something: why they wait, in a sentence. */
export const needWords: Partial<Readonly<Record<CustomerState, string>>> = {
  papers: 'A lender waits for papers',
  at_key_facts: 'Opened the key facts of an offer and did not apply',
  offers_shown: 'Saw offers and chose none',
}

/** Where an application is with its lender. */
export const lenderStatusWords: Readonly<Record<LenderStatus, string>> = {
  QUEUED: 'On the way to the lender',
  SEND_FAILED: 'Could not be sent, is tried again',
  SENT: 'Sent to the lender',
  DUPLICATE: 'Lender had this customer already',
  LOGGED_IN: 'Lender opened the file',
  DOCS_PENDING: 'Lender waits for papers',
  UNDER_PROCESS: 'Lender is checking',
  APPROVED: 'Approved in principle',
  SANCTIONED: 'Sanction letter issued',
  PART_DISBURSED: 'Part paid out',
  DISBURSED: 'Paid out',
  REJECTED: 'Not approved',
  WITHDRAWN: 'Cancelled by the customer',
  EXPIRED: 'Offer lapsed',
  COOLED_OFF: 'Ended in the cooling-off period',
  CLAWED_BACK: 'Commission taken back',
}
