import type { LenderStatus } from '@marketplace/contract/loans/applications'

/** Whoever applies a file or takes it back, and when. */
export interface FileActor {
  staff_id: number
  now: Date
}

/** What a file says of one lender application; every move of one application stands in one call. */
export interface FileMove {
  /** Of the file, for the answer. */
  line: number
  lenderApplicationId: string
  /** The newest event of the application that the plan knew; null for none. Whatever came after it holds the move back. */
  expectsEventId: string | null
  status: LenderStatus
  /** YYYY-MM-DD, a day in India: of the status, and of the payment where money was paid. */
  statusDate: string
  /** What has been paid so far, in paise; null where the file says nothing of it. */
  amountPaise: bigint | null
  /** The sum sanctioned, in paise. */
  approvedPaise?: bigint | null
  /** Why the lender said no: one of RejectReason, OTHER for any other text. */
  reason?: string | null
  /** `file:{status}:{date}:{amount}`: the same news of one application twice is one event. */
  eventKey: string
}

export const fileMoveRefusals = [
  'unknown_application',
  'status_not_taken',
  'status_date',
  'disbursed_amount',
  'disbursal_date',
  'backward',
  'contradicts',
  'late',
  'facts_differ',
] as const
/**
 * Why a move was not taken: no such application; a status that only we set; a day in the future or before the application; a
 * payment without an amount or a day; a step back; a step after an end; an old question; the same status with other sums.
 */
export type FileMoveRefusal = (typeof fileMoveRefusals)[number]

/** Whose word an event was. */
export type EventAuthor = 'customer' | 'lender' | 'system' | 'staff' | 'file'

export type FileMoveOutcome =
  | { line: number; outcome: 'applied'; eventId: string }
  /** `reason` is null, an EventAuthor for what changed since, or a FileMoveRefusal. */
  | { line: number; outcome: 'unchanged' | 'changed_since' | 'refused'; reason: string | null }

/** A move of ours that is to be taken back. */
export interface FileCorrection {
  line: number
  lenderApplicationId: string
  eventId: string
}

export type CorrectionOutcome =
  /** `eventId` is the correction. */
  | { line: number; outcome: 'reversed'; eventId: string }
  /** Something was taken after it: `by` whom and when. */
  | { line: number; outcome: 'kept'; by: EventAuthor; at: Date }
  /** `not_found`: the event is no move by a file, or counts no more. */
  | { line: number; outcome: 'errored'; reason: 'not_found' }
