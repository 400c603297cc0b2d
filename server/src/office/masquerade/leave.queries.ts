import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface AccessSettings {
  staff_may_look: 0 | 1
  mail_at_end: 0 | 1
}

/** What a partner has said about looks of staff; before it says anything: they may, and it is told by e-mail. */
export const readAccessSettings = async (tx: Database, partnerId: number): Promise<AccessSettings> =>
  (await tx.row<AccessSettings>(
    sql`select staff_may_look, mail_at_end from partner_access where partner_id = ${partnerId}`,
  )) ?? { staff_may_look: 1, mail_at_end: 1 }

export const saveAccessSettings = (
  tx: Database,
  partnerId: number,
  { staff_may_look, mail_at_end }: AccessSettings,
  now: Date,
): Promise<number> =>
  tx.run(sql`insert into partner_access (partner_id, staff_may_look, mail_at_end, updated_at)
    values (${partnerId}, ${staff_may_look}, ${mail_at_end}, ${now})
    on conflict (partner_id) do update set staff_may_look = excluded.staff_may_look, mail_at_end = excluded.mail_at_end,
      updated_at = excluded.updated_at`)

export interface RequestRow {
  request_id: number
  partner_id: number
  staff_id: number
  username: string
  first_name: string
  reason: string
  ticket: string | null
  asked_at: Date
  lapses_at: Date
  answer: 'allowed' | 'refused' | null
  answered_by: 'partner' | 'staff' | null
  second_name: string | null
}

const columns = sql`request_id, partner_id, staff_id, username, first_name, reason, ticket, asked_at, lapses_at, answer, answered_by,
  second_name`

/** What a member of staff has asked of a partner and that holds now: not over, and not used. */
export const findLiveRequest = (
  tx: Database,
  { staff_id, partner_id, now }: { staff_id: number; partner_id: number; now: Date },
): Promise<RequestRow | null> =>
  tx.row(sql`select ${columns} from masquerade_request where staff_id = ${staff_id} and partner_id = ${partner_id}
    and lapses_at > ${now}::timestamptz and used_at is null order by request_id desc limit 1 for update`)

export const addRequest = async (
  tx: Database,
  request: Omit<RequestRow, 'request_id' | 'answer' | 'answered_by' | 'second_name'>,
): Promise<number> => {
  const row = await tx.row<{ request_id: number }>(sql`insert into masquerade_request
    (partner_id, staff_id, username, first_name, reason, ticket, asked_at, lapses_at)
    values (${request.partner_id}, ${request.staff_id}, ${request.username}, ${request.first_name}, ${request.reason},
      ${request.ticket}, ${request.asked_at}, ${request.lapses_at}) returning request_id`)
  if (row === null) throw new Error('no request was added')
  return row.request_id
}

export const markUsed = (tx: Database, requestId: number, now: Date): Promise<number> =>
  tx.run(sql`update masquerade_request set used_at = ${now} where request_id = ${requestId}`)

/** What waits for an answer now, the oldest first: of all partners, or in a partner's own transaction of that one. */
export const listWaitingRequests = (tx: Database, now: Date): Promise<RequestRow[]> =>
  tx.rows(sql`select ${columns} from masquerade_request where answer is null and lapses_at > ${now}::timestamptz
    order by request_id limit 100`)

export const findRequest = (tx: Database, requestId: number): Promise<RequestRow | null> =>
  tx.row(sql`select ${columns} from masquerade_request where request_id = ${requestId}`)

/** The partner's answer, in its own transaction. @returns 0 where it waits no more. */
export const answerAsPartner = (
  tx: Database,
  { request_id, answer, now }: { request_id: number; answer: 'allowed' | 'refused'; now: Date },
): Promise<number> =>
  tx.run(sql`update masquerade_request set answer = ${answer}, answered_by = 'partner', answered_at = ${now}
    where request_id = ${request_id} and answer is null and lapses_at > ${now}::timestamptz`)

/** A second administrator's leave. @returns 0 where it waits no more. */
export const allowAsStaff = (
  tx: Database,
  by: { request_id: number; staff_id: number; username: string; risk: string; now: Date },
): Promise<number> =>
  tx.run(sql`update masquerade_request set answer = 'allowed', answered_by = 'staff', second_staff = ${by.staff_id},
      second_name = ${by.username}, risk = ${by.risk}, answered_at = ${by.now}
    where request_id = ${by.request_id} and answer is null and lapses_at > ${by.now}::timestamptz`)

export const forgetOldRequests = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from masquerade_request where request_id = any(array(select request_id from masquerade_request
    where asked_at < ${before}::timestamptz order by asked_at limit ${limit}))`)
