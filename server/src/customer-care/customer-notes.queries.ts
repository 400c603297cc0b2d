import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface NewCustomerNote {
  user_id: string
  staff_id: number
  staff_name: string
  text: string
  created_at: Date
}

/** @returns its id. */
export const addCustomerNote = async (db: Database, note: NewCustomerNote): Promise<number> => {
  const row = await db.row<{
    note_id: number
  }>(sql`insert into customer_note (user_id, staff_id, staff_name, text, created_at)
    values (${note.user_id}, ${note.staff_id}, ${note.staff_name}, ${note.text}, ${note.created_at}) returning note_id`)
  if (row === null) throw new Error('no note was stored')
  return row.note_id
}

export interface CustomerNoteRow {
  note_id: number
  text: string
  staff_name: string
  created_at: Date
}

/** The newest first. */
export const listCustomerNotes = (db: Database, userId: string): Promise<CustomerNoteRow[]> =>
  db.rows(sql`select note_id, text, staff_name, created_at from customer_note where user_id = ${userId}
    order by note_id desc`)

/** Deletes what staff wrote about a customer. */
export const forgetNotesOf = (db: Database, userId: string): Promise<number> =>
  db.run(sql`delete from customer_note where user_id = ${userId}`)
