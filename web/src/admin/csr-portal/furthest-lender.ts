import type { ApplicationStatus, LenderStatus } from '@marketplace/contract/loans/applications'
import { wordsOfStatus } from './status-words.ts'

/** From the furthest to the least: money, then what a lender still has before it, then what came to nothing. */
const furthestFirst = [
  'DISBURSED',
  'PART_DISBURSED',
  'SANCTIONED',
  'APPROVED',
  'UNDER_PROCESS',
  'DOCS_PENDING',
  'LOGGED_IN',
  'SENT',
  'QUEUED',
  'SEND_FAILED',
  'CLAWED_BACK',
  'COOLED_OFF',
  'REJECTED',
  'EXPIRED',
  'DUPLICATE',
  'WITHDRAWN',
] as const satisfies readonly LenderStatus[]

/** How far the application came with any of its lenders; null before one was chosen. */
export const furthestStatus = (lenders: readonly { status: LenderStatus }[]): LenderStatus | null =>
  furthestFirst.find((one) => lenders.some(({ status }) => status === one)) ?? null

/**
 * What an application as a whole is said to be. Its own status stays at "Offer chosen" until it is closed, so that the furthest
 * of its lenders says more.
 */
export const standingWords = ({
  status,
  lenders,
}: {
  status: ApplicationStatus
  lenders: readonly { status: LenderStatus }[]
}): string => {
  const furthest = furthestStatus(lenders)
  if (furthest === null) return wordsOfStatus(status)
  return status === 'CLOSED' ? `${wordsOfStatus(furthest)}, closed` : wordsOfStatus(furthest)
}
