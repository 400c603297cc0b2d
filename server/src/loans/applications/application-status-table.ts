import type { ApplicationStatus } from '@marketplace/contract/loans/applications'

/** The customer-level pipeline (domain.md 3.1). Offers may go and come back until one is chosen; a choice stays. */
const steps: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  CREATED: ['ELIGIBLE', 'INELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED'],
  ELIGIBLE: ['INELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED'],
  INELIGIBLE: ['ELIGIBLE', 'OFFER_SHOWN', 'OFFER_SELECTED', 'CLOSED'],
  OFFER_SHOWN: ['INELIGIBLE', 'OFFER_SELECTED', 'CLOSED'],
  OFFER_SELECTED: ['CLOSED'],
  CLOSED: [],
}

/** Whether an application may go from one status to another. */
export const mayBecome = (from: ApplicationStatus, to: ApplicationStatus): boolean => steps[from].includes(to)

/** What a list of offers makes of an application: shown once it is settled, found or not found while lenders are still asked. */
export const statusAfterOffers = (list: { matched: number; settled: boolean }): ApplicationStatus | null => {
  if (list.matched > 0) return list.settled ? 'OFFER_SHOWN' : 'ELIGIBLE'
  return list.settled ? 'INELIGIBLE' : null
}
