import type { PersonParts } from '../../platform/module.ts'
import { forgetNotesOf, listCustomerNotes } from './customer-notes.queries.ts'

export const notesOfPerson = {
  gather: async ({ db }, { user_id }) => ({ staff_notes: (await listCustomerNotes(db, user_id)).length }),
  preview: async ({ db }, { user_id }) => ({
    goes: { notes: (await listCustomerNotes(db, user_id)).length },
  }),
  erase: { notes: (_services, tx, { user_id }) => forgetNotesOf(tx, user_id) },
} satisfies PersonParts
