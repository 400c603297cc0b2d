import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewCustomerNote {
  request_id: string
  user_id: string
  staff_id: number
  staff_name: string
  text: string
  created_at: Date
}

/** Waits for another of the same request to end. @returns its id; null where the request was made before. */
export const addCustomerNote = async (db: Database, note: NewCustomerNote): Promise<number | null> => {
  const row = await db.row<{
    note_id: number
  }>(sql`insert into customer_note (request_id, user_id, staff_id, staff_name, text, created_at)
    values (${note.request_id}, ${note.user_id}, ${note.staff_id}, ${note.staff_name}, ${note.text}, ${note.created_at})
    on conflict (request_id) do nothing returning note_id`)
  return row?.note_id ?? null
}

/** The id of the note that this very request made; null where it made another one. */
export const findNoteOfRequest = async (
  db: Database,
  { request_id, user_id, staff_id, text }: Omit<NewCustomerNote, 'staff_name' | 'created_at'>,
): Promise<number | null> => {
  const row = await db.row<{
    note_id: number
  }>(sql`select note_id from customer_note where request_id = ${request_id}
    and user_id = ${user_id} and staff_id = ${staff_id} and text = ${text}`)
  return row?.note_id ?? null
}

export interface CustomerNoteRow {
  note_id: number
  text: string
  staff_id: number
  staff_name: string
  created_at: Date
}

/** The newest first. */
export const listCustomerNotes = (db: Database, userId: string): Promise<CustomerNoteRow[]> =>
  db.rows(sql`select note_id, text, staff_id, staff_name, created_at from customer_note where user_id = ${userId}
    order by note_id desc`)

/** Deletes what staff wrote about a customer. */
export const forgetNotesOf = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from customer_note where user_id = ${userId}`)
