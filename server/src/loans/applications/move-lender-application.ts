import {
  lenderStatuses,
  type RejectReason,
  type LenderStatus,
} from '@marketplace/contract/loans/applications'
import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { moneyNewsOf } from '../disbursals/money-news-of.ts'
import { recordDisbursals } from '../disbursals/record-disbursals.ts'
import { notifyPartnersOfDisbursals } from '../partner-news/notify-partners-of-disbursals.ts'
import { notifyPartnersOfSteps } from '../partner-news/notify-partners-of-steps.ts'
import { updateLenderApplication, type LenderApplicationRow } from './lender-applications.queries.ts'
import { addLenderEvent, findLastLenderStepAt } from './lender-events.queries.ts'
import { listWaiting } from './application-queues.queries.ts'
import { hasEnded, nextStatus, type Verdict } from './lender-status-table.ts'

/** So long a lender may be without news. */
const STUCK_DAYS = 7
const STUCK_MS = STUCK_DAYS * 86_400_000

/** Those with a kind of their own aside, and money that comes in parts: its pace is the lender's. */
const ownKind: ReadonlySet<LenderStatus> = new Set(['SEND_FAILED', 'DOCS_PENDING', 'PART_DISBURSED'])
const underWay = lenderStatuses.filter((status) => !hasEnded(status) && !ownKind.has(status))

const kinds = ['docs_pending', 'send_failed', 'stuck'] as const satisfies readonly WorkKind[]

/** Applications with a lender that wait for a person: all, or those of these ids. One without news waits since it is late. */
export const standingApplications = async (
  db: Database,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> => {
  const rows = await listWaiting(db, {
    statuses: ['DOCS_PENDING', 'SEND_FAILED'],
    slow: underWay,
    before: new Date(now.getTime() - STUCK_MS),
    ids,
  })
  return rows.map(({ lender_application_id, status, updated_at, user_id, brand_id, lender_id, app_id }) => {
    const of = { key: String(lender_application_id), user_id, brand_id, lender_id, app_id }
    if (status === 'DOCS_PENDING') return { ...of, kind: 'docs_pending', since: updated_at }
    if (status === 'SEND_FAILED') return { ...of, kind: 'send_failed', since: updated_at }
    return { ...of, kind: 'stuck', since: new Date(updated_at.getTime() + STUCK_MS) }
  })
}

/** Opens or closes the items of these applications, in the transaction that moved them. */
export const settleApplications = async (tx: Database, ids: readonly number[], now: Date): Promise<void> => {
  const standing = await standingApplications(tx, now, ids)
  await settleWork(tx, { kinds, keys: ids.map(String), standing, now })
}

/** A step that somebody tells of, with the facts that came with it. */
export interface LenderStep {
  to: LenderStatus
  source: 'customer' | 'system' | 'lender'
  /** When it happened, as its teller says. */
  at: Date
  note?: string | undefined
  their_event_id?: string | undefined
  their_reference?: string | undefined
  reject_reason?: RejectReason | undefined
  sanctioned_amount?: number | undefined
  disbursed_amount?: number | undefined
  disbursal_date?: string | undefined
}

/**
 * UNDER_PROCESS ⇄ DOCS_PENDING goes both ways, and a part may follow a part: only the time of the lender's own telling shows which
 * is the later.
 */
const isOldNews = async (db: Database, row: LenderApplicationRow, step: LenderStep): Promise<boolean> => {
  if (step.source !== 'lender') return false
  const isQuestion = row.status === 'UNDER_PROCESS' && step.to === 'DOCS_PENDING'
  const isPart = row.status === 'PART_DISBURSED' && step.to === 'PART_DISBURSED'
  if (!isQuestion && !isPart) return false
  const last = await findLastLenderStepAt(db, row.lender_application_id)
  return last !== null && (isPart ? step.at < last : step.at <= last)
}

/** A lender may tell of an application before we have heard that it arrived: the timeline has that step all the same. */
const recordArrival = async (db: Database, row: LenderApplicationRow, now: Date): Promise<void> => {
  if (row.status !== 'QUEUED' && row.status !== 'SEND_FAILED') return
  await addLenderEvent(db, {
    lender_application_id: row.lender_application_id,
    status: 'SENT',
    note: null,
    source: 'system',
    their_event_id: null,
    accepted: 1,
    at: now,
    heard_at: now,
  })
}

/**
 * Takes a step of a lender application by the status table, in the caller's transaction, on a row that it has locked. Late
 * news is kept beside the timeline; a contradiction changes nothing and is for the caller to answer.
 */
export const moveLenderApplication = async (
  db: Database,
  row: LenderApplicationRow,
  step: LenderStep,
  now: Date,
): Promise<Verdict> => {
  const told = nextStatus(row.status, step.to)
  if (told === 'refused') return told
  const verdict = told === 'accepted' && (await isOldNews(db, row, step)) ? 'ignored' : told
  const id = row.lender_application_id
  if (verdict === 'accepted' && step.source === 'lender') await recordArrival(db, row, now)
  if (verdict === 'accepted') await updateLenderApplication(db, id, { ...step, status: step.to, now })
  else if (step.their_reference !== undefined && row.their_reference === null) {
    await updateLenderApplication(db, id, { status: row.status, their_reference: step.their_reference, now })
  }
  // A clock ahead of ours does not put an event into the future.
  const at = step.at > now ? now : step.at
  const event_id = await addLenderEvent(db, {
    lender_application_id: id,
    status: step.to,
    note: step.note ?? null,
    source: step.source,
    their_event_id: step.their_event_id ?? null,
    accepted: verdict === 'accepted' ? 1 : 0,
    at,
    heard_at: now,
  })
  if (verdict === 'accepted') await settleApplications(db, [id], now)
  const news = verdict === 'accepted' && event_id !== null ? moneyNewsOf(row, step, { event_id, at }) : null
  if (news !== null) await notifyPartnersOfDisbursals(db, await recordDisbursals(db, [news]), at)
  if (verdict === 'accepted' && event_id !== null) {
    const taken = { lender_application_id: id, event_id, status: step.to, status_before: row.status, at }
    await notifyPartnersOfSteps(db, [taken])
  }
  return verdict
}
