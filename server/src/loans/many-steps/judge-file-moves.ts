import { RejectReason, type LenderStatus } from '@marketplace/contract/loans/applications'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { wrongDisbursalFact } from '../applications/disbursal-facts.ts'
import type { LenderStanding } from '../applications/lender-applications.queries.ts'
import { isMoneyEvent, nextStatus } from '../applications/lender-status-table.ts'
import { fileInstant } from './file-instant.ts'
import type { FileMove, FileMoveRefusal } from './file-move.ts'

/** An application as it stands before the file. */
export interface KnownApplication extends LenderStanding {
  created_at: Date
  /** Its newest event that was taken, when that happened, and when the newest of the lender's; null where there is none. */
  last: { event_id: number; at: Date; told_at: Date | null } | null
}

/** What becomes of a move; a step says where the application stood before and stands after it. */
export type JudgedMove =
  | { move: FileMove; verdict: 'step'; before: LenderStanding; after: LenderStanding; at: Date }
  | { move: FileMove; verdict: 'unchanged' | 'changed_since' }
  | { move: FileMove; verdict: 'refused'; reason: FileMoveRefusal }

const setByUs: ReadonlySet<LenderStatus> = new Set<LenderStatus>(['QUEUED', 'SEND_FAILED'])

const rupees = (paise: bigint): number => Number(paise) / 100

const sumOr = (paise: bigint | null | undefined, held: number | null): number | null =>
  paise === null || paise === undefined ? held : rupees(paise)

const reasonOf = (move: FileMove): RejectReason | null => {
  if (move.status !== 'REJECTED') return null
  const read = RejectReason.safeParse(move.reason)
  return read.success ? read.data : 'OTHER'
}

/** What a move would make of the application; what it does not bring stays. */
const standingAfter = (before: LenderStanding, move: FileMove): LenderStanding => {
  const isPaid = isMoneyEvent(move.status)
  return {
    status: move.status,
    reject_reason: reasonOf(move) ?? before.reject_reason,
    sanctioned_amount: sumOr(move.approvedPaise, before.sanctioned_amount),
    disbursed_amount: isPaid ? sumOr(move.amountPaise, before.disbursed_amount) : before.disbursed_amount,
    disbursal_date: isPaid ? move.statusDate : before.disbursal_date,
  }
}

/** Facts of a payment, and of any step the day: not in the future, and not before the application was made. */
const wrongFact = (move: FileMove, days: { applied: string; today: string }): FileMoveRefusal | null => {
  const { status, statusDate, amountPaise } = move
  const facts = {
    disbursed_amount: amountPaise === null ? undefined : rupees(amountPaise),
    disbursal_date: statusDate,
  }
  const wrong = wrongDisbursalFact(status, facts, days)
  if (wrong !== null) return wrong
  return statusDate > days.today || statusDate < days.applied ? 'status_date' : null
}

const isSameStanding = (one: LenderStanding, other: LenderStanding): boolean =>
  one.sanctioned_amount === other.sanctioned_amount && one.disbursed_amount === other.disbursed_amount

/** Whether a move at the status that stands brings nothing but a first sanction. */
const bringsSanction = (now: LenderStanding, after: LenderStanding): boolean =>
  now.sanctioned_amount === null &&
  now.disbursed_amount === after.disbursed_amount &&
  now.disbursal_date === after.disbursal_date &&
  now.reject_reason === after.reject_reason

const judgeStep = (
  now: LenderStanding,
  move: FileMove,
  told: Date | null,
): 'step' | 'unchanged' | FileMoveRefusal => {
  const after = standingAfter(now, move)
  const verdict = nextStatus(now.status, move.status)
  if (verdict === 'refused') return 'contradicts'
  if (verdict === 'ignored') {
    if (now.status !== move.status) return 'backward'
    if (isSameStanding(now, after)) return 'unchanged'
    return bringsSanction(now, after) ? 'step' : 'facts_differ'
  }
  if (now.status === 'PART_DISBURSED' && move.status === 'PART_DISBURSED') {
    // The sum is what has been paid so far: a further part makes it larger.
    if (isSameStanding(now, after)) return 'unchanged'
    if ((after.disbursed_amount ?? 0) < (now.disbursed_amount ?? 0)) return 'backward'
  }
  // UNDER_PROCESS ⇄ DOCS_PENDING goes both ways: only the day shows which is the later.
  const isQuestion = now.status === 'UNDER_PROCESS' && move.status === 'DOCS_PENDING'
  return isQuestion && told !== null && move.statusDate < dayInIndia(told) ? 'late' : 'step'
}

/** By the day, then as the file has them. */
const inOrder = (one: FileMove, other: FileMove): number =>
  one.statusDate < other.statusDate ? -1 : one.statusDate > other.statusDate ? 1 : one.line - other.line

const hasChangedSince = ({ last }: KnownApplication, { expectsEventId }: FileMove): boolean =>
  last !== null && (expectsEventId === null || last.event_id > Number(expectsEventId))

/**
 * Judges every move that a file has for one application, by day and line, each on what the one before it made; `knownKeys` are
 * the keys among theirs that an event of it has already.
 */
export const judgeFileMoves = (
  application: KnownApplication,
  moves: readonly FileMove[],
  knownKeys: ReadonlySet<string>,
  now: Date,
): JudgedMove[] => {
  const days = { applied: dayInIndia(application.created_at), today: dayInIndia(now) }
  const taken = new Set(knownKeys)
  const { status, reject_reason, sanctioned_amount, disbursed_amount, disbursal_date } = application
  let standing: LenderStanding = {
    status,
    reject_reason,
    sanctioned_amount,
    disbursed_amount,
    disbursal_date,
  }
  let [lastAt, toldAt] = [application.last?.at ?? null, application.last?.told_at ?? null]
  return moves.toSorted(inOrder).map((move): JudgedMove => {
    const before = standing
    if (taken.has(move.eventKey)) return { move, verdict: 'unchanged' }
    if (hasChangedSince(application, move)) return { move, verdict: 'changed_since' }
    if (setByUs.has(move.status)) return { move, verdict: 'refused', reason: 'status_not_taken' }
    const wrong = wrongFact(move, days)
    if (wrong !== null) return { move, verdict: 'refused', reason: wrong }
    const judged = judgeStep(before, move, toldAt)
    if (judged === 'unchanged') return { move, verdict: 'unchanged' }
    if (judged !== 'step') return { move, verdict: 'refused', reason: judged }
    const after = standingAfter(before, move)
    const at = fileInstant(move.statusDate, lastAt, now)
    taken.add(move.eventKey)
    standing = after
    lastAt = at
    toldAt = at
    return { move, verdict: 'step', before, after, at }
  })
}
