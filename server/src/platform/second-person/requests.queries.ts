import type { ApprovalDetail, ApprovalKind } from '@marketplace/contract/office/approvals'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface RequestRow {
  request_id: number
  kind: ApprovalKind
  subject: string
  object_kind: string
  object_id: string
  object_name: string
  about_staff: number | null
  detail: ApprovalDetail
  reason: string | null
  asked_by: number
  asked_by_name: string
  asked_at: Date
  lapses_at: Date
  decision: 'approved' | 'declined' | 'withdrawn' | 'lapsed' | null
  decided_by_name: string | null
  decided_at: Date | null
  note: string | null
}

const columns = sql`request_id, kind, subject, object_kind, object_id, object_name, about_staff, detail, reason, asked_by,
  asked_by_name, asked_at, lapses_at, decision, decided_by_name, decided_at, note`

export type NewRequest = Omit<
  RequestRow,
  'request_id' | 'decision' | 'decided_by_name' | 'decided_at' | 'note'
>

/** @returns its id; null where one of the same kind and subject waits. */
export const addRequest = async (tx: Database, request: NewRequest): Promise<number | null> => {
  const row = await tx.row<{ request_id: number }>(sql`insert into approval_request
      (kind, subject, object_kind, object_id, object_name, about_staff, detail, reason, asked_by, asked_by_name, asked_at, lapses_at)
    values (${request.kind}, ${request.subject}, ${request.object_kind}, ${request.object_id}, ${request.object_name},
      ${request.about_staff}, ${JSON.stringify(request.detail)}::jsonb, ${request.reason}, ${request.asked_by},
      ${request.asked_by_name}, ${request.asked_at}, ${request.lapses_at})
    on conflict (kind, subject) where decision is null do nothing returning request_id`)
  return row?.request_id ?? null
}

export const findRequest = (db: Database, requestId: number): Promise<RequestRow | null> =>
  db.row(sql`select ${columns} from approval_request where request_id = ${requestId}`)

/** Locked until the transaction ends, so that it is decided once. */
export const lockRequest = (tx: Database, requestId: number): Promise<RequestRow | null> =>
  tx.row(sql`select ${columns} from approval_request where request_id = ${requestId} for update`)

/** The one that waits of a kind and subject, locked. */
export const lockWaiting = (tx: Database, kind: ApprovalKind, subject: string): Promise<RequestRow | null> =>
  tx.row(sql`select ${columns} from approval_request
    where kind = ${kind} and subject = ${subject} and decision is null for update`)

/** What waits of a kind and subject, and all that one has asked for and waits, locked in one order. */
export const lockWaitingWith = (
  tx: Database,
  { kind, subject, askedBy }: { kind: ApprovalKind; subject: string; askedBy: number | null },
): Promise<RequestRow[]> =>
  tx.rows(sql`select ${columns} from approval_request
    where ((kind = ${kind} and subject = ${subject}) or asked_by = ${askedBy}) and decision is null order by request_id for update`)

/** Those whose days are over, locked; another transaction's are left to it. */
export const lockDue = (tx: Database, now: Date): Promise<RequestRow[]> =>
  tx.rows(sql`select ${columns} from approval_request
    where decision is null and lapses_at <= ${now} order by request_id for update skip locked`)

export const markDecided = (
  tx: Database,
  requestId: number,
  decided: {
    decision: NonNullable<RequestRow['decision']>
    by: { staff_id: number; username: string } | null
    note: string | null
    now: Date
  },
): Promise<number> =>
  tx.run(sql`update approval_request set decision = ${decided.decision}, decided_by = ${decided.by?.staff_id ?? null},
      decided_by_name = ${decided.by?.username ?? null}, decided_at = ${decided.now}, note = ${decided.note}
    where request_id = ${requestId}`)

/** Those that wait first, each group the newest first. */
export const listRequestPage = async (
  db: Database,
  kind: ApprovalKind | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RequestRow[]; total: number }> => {
  const where = kind === null ? sql`true` : sql`kind = ${kind}`
  const [rows, count] = await Promise.all([
    db.rows<RequestRow>(sql`select ${columns} from approval_request where ${where}
      order by (decision is not null), request_id desc limit ${limit} offset ${offset}`),
    db.row<{ total: number }>(sql`select count(*) as total from approval_request where ${where}`),
  ])
  return { rows, total: count?.total ?? 0 }
}

export const listWaiting = (db: Database, now: Date): Promise<RequestRow[]> =>
  db.rows(
    sql`select ${columns} from approval_request where decision is null and lapses_at > ${now} order by request_id`,
  )

/** Which of these subjects of a kind wait. */
export const listWaitingSubjects = async (
  db: Database,
  kind: ApprovalKind,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ subject: string }>(sql`select subject from approval_request
    where kind = ${kind} and subject = any(${subjects}::text[]) and decision is null and lapses_at > ${now}`)
  return new Set(rows.map(({ subject }) => subject))
}
