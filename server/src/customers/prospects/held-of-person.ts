import type { PersonParts } from '../../platform/module.ts'
import { eraseStartsOf, listStartsOf } from './prospects.queries.ts'

export const prospectsOfPerson = {
  gather: async ({ db }, { user_id, limit }) => {
    const starts = await listStartsOf(db, user_id, limit)
    return { arrivals: starts.map(({ at, ...start }) => ({ ...start, at: at.toISOString() })) }
  },
  preview: async (_services, { contacts }) => ({ goes: { contacts: contacts.length } }),
  erase: { starts: (_services, tx, person) => eraseStartsOf(tx, person) },
} satisfies PersonParts
