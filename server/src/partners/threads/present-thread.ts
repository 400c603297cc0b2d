import type { OwnThread, StaffThread, ThreadMessage } from '@marketplace/contract/partner-area/threads'
import type { MessageRow } from './thread-messages.queries.ts'
import type { ThreadRow } from './threads.queries.ts'

const shared = (row: ThreadRow) => ({
  thread_id: row.thread_id,
  topic: row.topic,
  kind: row.kind,
  subject: row.subject,
  state: row.state,
  opened_at: row.opened_at.toISOString(),
  last_at: row.last_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  waiting_since: row.waiting_since?.toISOString() ?? null,
})

export const presentOwnThread = (row: ThreadRow): OwnThread => ({ ...shared(row), unread: row.unread })

export const presentStaffThread = (row: ThreadRow, partnerName: string): StaffThread => ({
  ...shared(row),
  partner_id: row.partner_id,
  partner_name: partnerName,
  assignee: row.assignee,
})

/** @param houseName what a partner reads instead of who of staff wrote; null where staff read. */
export const presentMessages = (rows: readonly MessageRow[], houseName: string | null): ThreadMessage[] =>
  rows.map(({ message_id, written_by, author, text, has_picture, at }) => ({
    message_id,
    by: written_by,
    author: written_by === 'staff' ? (houseName ?? author) : author,
    text,
    has_picture,
    at: at.toISOString(),
  }))
