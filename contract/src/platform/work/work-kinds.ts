import * as z from 'zod/mini'
import type { Role } from '../call.ts'

/** What of a kind is said and who works at it. `minutes`: the time it may take, until role 1 sets another one. */
export interface WorkKindFacts {
  words: string
  roles: readonly Role[]
  minutes: number
  /**
   * Whether a member of staff says that it is done. The others are done where they stand: a complaint by its answer, a month by the
   * settling of its lines; their items then close by themselves.
   */
  byHand: boolean
}

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Every kind of work that waits for a person. `help_request`: sent by the help form, also while the CRM takes it. `complaint`: without an
 * answer, from its first day. `docs_pending`: a lender asks for something. `send_failed`: could not be handed to its lender. `stuck`: sent
 * on, not ended, without news for seven days. `message_failed`: not delivered. `partner_request`: asks to become a partner. `partner_query`:
 * a thread whose partner waits. `dispute`: of a line of a statement, without an answer. `variance`: a lender's month with stated lines to
 * settle. `statement_to_approve`: shown, and the days to object are over. `file_failed`, `file_to_settle`: lenders' files of the last 30 days
 * that could not be read, or that ask something. `lender_refusing`: left alone after several faults. `alarm`: one that lasts.
 */
export const workKinds = {
  help_request: { words: 'Help request', roles: [1, 2, 3], minutes: 4 * HOUR, byHand: true },
  complaint: { words: 'Complaint', roles: [1, 2, 3], minutes: 30 * DAY, byHand: false },
  docs_pending: { words: 'Lender waits for papers', roles: [1, 2, 3], minutes: 3 * DAY, byHand: true },
  send_failed: { words: 'Could not be sent', roles: [1, 2], minutes: HOUR, byHand: true },
  stuck: { words: 'No news for 7 days', roles: [1, 2, 3], minutes: 5 * DAY, byHand: true },
  message_failed: { words: 'Message not delivered', roles: [1, 2, 3], minutes: 2 * DAY, byHand: true },
  partner_request: { words: 'Partner request', roles: [1], minutes: 5 * DAY, byHand: false },
  partner_query: { words: 'Partner query', roles: [1], minutes: 2 * DAY, byHand: false },
  dispute: { words: 'Dispute', roles: [1], minutes: 5 * DAY, byHand: false },
  variance: { words: 'Variance', roles: [1, 2], minutes: 15 * DAY, byHand: false },
  statement_to_approve: { words: 'Statement to approve', roles: [1, 2], minutes: 3 * DAY, byHand: false },
  file_failed: { words: 'File failed', roles: [1, 2], minutes: DAY, byHand: true },
  file_to_settle: { words: 'File to settle', roles: [1, 2], minutes: 6 * DAY, byHand: false },
  lender_refusing: { words: 'Lender not answering', roles: [1, 2], minutes: 4 * HOUR, byHand: false },
  alarm: { words: 'Alarm', roles: [1], minutes: 4 * HOUR, byHand: false },
} as const satisfies Readonly<Record<string, WorkKindFacts>>
export type WorkKind = keyof typeof workKinds
export const workKindNames = Object.keys(workKinds) as [WorkKind, ...WorkKind[]]
export const WorkKindName = z.enum(workKindNames, { error: 'invalid_value' })

const rolesOf: (kind: WorkKind) => readonly Role[] = (kind) => workKinds[kind].roles

/** The kinds that a role sees and works at. */
export const workKindsOf = (role: Role): WorkKind[] =>
  workKindNames.filter((kind) => rolesOf(kind).includes(role))

/** By law a complaint is answered within 30 days: it may be given less time, never more. */
export const mostMinutesOf = (kind: WorkKind): number => (kind === 'complaint' ? 30 * DAY : 90 * DAY)
