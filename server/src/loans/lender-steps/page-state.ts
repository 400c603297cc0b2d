import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { lenderPageStates } from '@marketplace/contract/loans/lender-pages'

export type PageState = (typeof lenderPageStates)[number]

/** What a status makes of the page; null while the lender has the application and the steps decide. */
const states: Readonly<Record<LenderStatus, PageState | null>> = {
  QUEUED: 'sending',
  SEND_FAILED: 'error',
  SENT: null,
  LOGGED_IN: null,
  DOCS_PENDING: null,
  UNDER_PROCESS: null,
  APPROVED: 'approved',
  SANCTIONED: 'approved',
  PART_DISBURSED: 'approved',
  DISBURSED: 'approved',
  COOLED_OFF: 'approved',
  CLAWED_BACK: 'approved',
  DUPLICATE: 'declined',
  REJECTED: 'declined',
  EXPIRED: 'declined',
  WITHDRAWN: 'withdrawn',
}

/** Where a customer stands on a lender's page, by the application's status and whether a step is left. */
export const pageState = (status: LenderStatus, hasOpenStep: boolean): PageState =>
  states[status] ?? (hasOpenStep ? 'step' : 'pending')

/** Whether the lender takes answers now. */
export const takesSteps = (status: LenderStatus): boolean => states[status] === null
