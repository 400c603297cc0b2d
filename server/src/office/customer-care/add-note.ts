import type { Body } from '@marketplace/contract/platform/call'
import type { addCustomerNote as addNoteCall } from '@marketplace/contract/office/customer-care'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { listFoundCustomers } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { addCustomerNote, findNoteOfRequest } from './customer-notes.queries.ts'

/**
 * Keeps what staff wrote about a customer; the same request again keeps and records nothing more.
 * @returns the note's id. @throws Problem not_found; conflict where the request made another note.
 */
export const addNote = (
  { db, now }: Services,
  { user_id, request_id, text }: Body<typeof addNoteCall>,
  { staff_id, username, auditActor }: Staff,
  ip: string,
): Promise<number> =>
  db.transaction(async (tx) => {
    if ((await listFoundCustomers(tx, { user_id }, 1)).length === 0) throw new Problem('not_found')
    const created_at = now()
    const note = { request_id, user_id, staff_id, text }
    const note_id = await addCustomerNote(tx, { ...note, staff_name: username, created_at })
    if (note_id === null) {
      const known = await findNoteOfRequest(tx, note)
      if (known === null) throw new Problem('conflict')
      return known
    }
    const object = { object_kind: 'customer', object_id: user_id }
    await recordEvent(
      tx,
      { auditActor, action: 'customer.note', ...object, after: { note_id }, ip },
      created_at,
    )
    return note_id
  })
