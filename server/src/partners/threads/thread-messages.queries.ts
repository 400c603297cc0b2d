import type { Flag } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface MessageRow {
  message_id: number
  thread_id: number
  written_by: 'partner' | 'staff'
  author: string
  text: string
  has_picture: Flag
  at: Date
}

/** @returns its id; null where the request has written already. */
export const addThreadMessage = async (
  tx: Database,
  row: Omit<MessageRow, 'message_id' | 'has_picture'> & {
    partner_id: number
    sealed_picture: Buffer | null
    request_id: string
  },
): Promise<number | null> => {
  const added = await tx.row<{ message_id: number }>(sql`insert into thread_message
      (thread_id, partner_id, written_by, author, text, sealed_picture, request_id, at)
    values (${row.thread_id}, ${row.partner_id}, ${row.written_by}, ${row.author}, ${row.text}, ${row.sealed_picture}, ${row.request_id},
      ${row.at}) on conflict (request_id) do nothing returning message_id`)
  return added?.message_id ?? null
}

/** What a request wrote. */
export const findWritten = (
  tx: Database,
  requestId: string,
): Promise<Pick<MessageRow, 'thread_id' | 'author' | 'text'> | null> =>
  tx.row(sql`select thread_id, author, text from thread_message where request_id = ${requestId}`)

export const listMessagesOf = (tx: Database, threadId: number): Promise<MessageRow[]> =>
  tx.rows(sql`select message_id, thread_id, written_by, author, text, (sealed_picture is not null)::integer as has_picture, at
    from thread_message where thread_id = ${threadId} order by message_id`)

export const findPicture = (
  tx: Database,
  threadId: number,
  messageId: number,
): Promise<{ request_id: string; sealed_picture: Buffer } | null> =>
  tx.row(sql`select request_id, sealed_picture from thread_message
    where message_id = ${messageId} and thread_id = ${threadId} and sealed_picture is not null`)

/** The next pictures after that message which do not begin with `header`: those under another data key. */
export const lockPicturesSealedOtherwise = (
  tx: Database,
  header: Buffer,
  after: number,
  limit: number,
): Promise<{ message_id: number; request_id: string; sealed_picture: Buffer }[]> =>
  tx.rows(sql`select message_id, request_id, sealed_picture from thread_message
    where message_id > ${after} and sealed_picture is not null and substring(sealed_picture for ${header.length}) <> ${header}
    order by message_id limit ${limit} for update`)

export const resealPicture = (tx: Database, messageId: number, sealed: Buffer): Promise<number> =>
  tx.run(sql`update thread_message set sealed_picture = ${sealed} where message_id = ${messageId}`)
