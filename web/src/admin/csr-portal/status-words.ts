import type { ApplicationStatus, LenderStatus, TimelineEvent } from '@marketplace/contract/loans/applications'

/** The states of a lender's application as staff say them (domain of section 4; the customer has sentences of their own). */
const lenderStatusWords: Readonly<Record<LenderStatus, string>> = {
  QUEUED: 'Waiting to be sent',
  SEND_FAILED: 'Could not be sent',
  SENT: 'Sent to lender',
  DUPLICATE: 'Lender knew it already',
  LOGGED_IN: 'File opened',
  DOCS_PENDING: 'Lender waits for papers',
  UNDER_PROCESS: 'Under process',
  APPROVED: 'Approved in principle',
  SANCTIONED: 'Sanctioned',
  PART_DISBURSED: 'Part disbursed',
  DISBURSED: 'Disbursed',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn by the customer',
  EXPIRED: 'Expired',
  COOLED_OFF: 'Left in the cooling-off period',
  CLAWED_BACK: 'Clawed back',
}

const applicationStatusWords: Readonly<Record<ApplicationStatus, string>> = {
  CREATED: 'Details started',
  ELIGIBLE: 'Offers found',
  INELIGIBLE: 'No offer now',
  OFFER_SHOWN: 'Offers shown',
  OFFER_SELECTED: 'Offer chosen',
  CLOSED: 'Closed',
}

const otherWords = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  delivered: 'Delivered',
  refusing: 'Left alone',
  requested: 'Requested',
  passcode: 'Passcode',
  contact_changed: 'Contact changed',
  contact_change_asked: 'Change of a lost contact',
  contact_change_finish: 'Link to finish a change of contact',
  contact_proof: 'Passcode for a change of contact',
  contact_restored: 'Contact put back',
  contact_undone: 'Change of contact taken back',
  terms_withdrawn: 'Day of the deletion',
  erasure_ahead: 'Deletion ahead',
  voucher_code: 'Voucher code',
  TAKEN_BACK: 'Taken back',
  application_update: 'News of an application',
  complaint_received: 'Complaint received',
  complaint_answered: 'Complaint answered',
  my_data_copy: 'Passcode for a copy of data',
  my_data_delete: 'Passcode for a deletion',
  account_deleted: 'Certificate of deletion',
  due: 'Answer due',
  overdue: 'Overdue',
  resume_link: 'Resume link',
  resume_link_asked: 'Resume link, asked for',
} as const

const words: Readonly<Record<string, string | undefined>> = {
  ...lenderStatusWords,
  ...applicationStatusWords,
  ...otherWords,
}

/** A state, or the name of a message, in words; one that has none as it stands. */
export const wordsOfStatus = (status: string): string => words[status] ?? status

/** A step of a history in words; one that takes another back says so. */
export const wordsOfStep = ({
  status,
  taken_back,
  corrects_event_id,
}: Pick<TimelineEvent, 'status' | 'taken_back' | 'corrects_event_id'>): string => {
  const said = wordsOfStatus(status)
  if (corrects_event_id !== undefined) return `Corrected, back to: ${said}`
  return taken_back === 1 ? `${said} (taken back)` : said
}

type DotTone = 'good' | 'warn' | 'bad' | 'idle'

const tones: Partial<Record<LenderStatus, DotTone>> = {
  SEND_FAILED: 'bad',
  DOCS_PENDING: 'warn',
  APPROVED: 'good',
  SANCTIONED: 'good',
  PART_DISBURSED: 'good',
  DISBURSED: 'good',
  REJECTED: 'bad',
  CLAWED_BACK: 'bad',
}

/** Whether a state is well, needs somebody, went wrong or is none of these. */
export const toneOfStatus = (status: LenderStatus): DotTone => tones[status] ?? 'idle'
