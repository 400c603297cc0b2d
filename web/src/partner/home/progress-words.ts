import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { LeadStage } from '@marketplace/contract/partner-area/partner-home'

/** How far a customer is, and how it looks. */
export const stageWords: Readonly<
  Record<LeadStage, { label: string; tone: 'good' | 'info' | 'bad' | 'idle' }>
> = {
  choosing: { label: 'Choosing an offer', tone: 'idle' },
  with_lenders: { label: 'With lenders', tone: 'info' },
  paid: { label: 'Paid out', tone: 'good' },
  ended: { label: 'Ended without a loan', tone: 'bad' },
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
